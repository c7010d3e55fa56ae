import { useApi } from '@s4/api-client'
import { Callout, Heading, Page, PublicFrame, Refusal, Skeleton, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ReferenceForm } from './reference-form'

/** What a referee is asked, by the link of a mail; needs no account (docs/product.md#screening-file). */
export function ReferencePage() {
  const api = useApi()
  const secret = useLocation().hash.slice(1)
  const [thanks, setThanks] = useState<string>()
  const asked = useQuery({
    queryKey: ['references.open', secret],
    queryFn: () => api.call('references.open', { secret }),
    enabled: secret !== '' && thanks === undefined,
    retry: false,
    staleTime: Infinity,
  })

  return (
    <PublicFrame title="Reference">
      <Page width="form">
        <Heading level={1}>Reference</Heading>
        {thanks !== undefined && (
          <Callout tone="success" live title="Thank you">
            {thanks}
          </Callout>
        )}
        {thanks === undefined && secret === '' && (
          <Text>This address is not complete. Open the link from the email as it is.</Text>
        )}
        {thanks === undefined && asked.isLoading && <Skeleton shape="card" count={2} />}
        {thanks === undefined && <Refusal failure={asked.error} />}
        {thanks === undefined && asked.data && (
          <ReferenceForm secret={secret} question={asked.data} onAnswered={setThanks} />
        )}
      </Page>
    </PublicFrame>
  )
}
