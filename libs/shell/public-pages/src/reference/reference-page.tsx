import { useApi } from '@s4/api-client'
import { Callout, Heading, Page, PublicFrame, Refusal, Skeleton } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BySecret, IncompleteLink } from '../invitation/by-secret'
import { ReferenceForm } from './reference-form'

/** What a referee is asked, by the link of a mail; needs no account (docs/product.md#screening-file). */
export function ReferencePage() {
  const secret = useLocation().hash.slice(1)
  return (
    <PublicFrame title="Reference">
      <Page width="form">
        <Heading level={1}>Reference</Heading>
        <BySecret secret={secret} missing={<IncompleteLink />}>
          <Question key={secret} secret={secret} />
        </BySecret>
      </Page>
    </PublicFrame>
  )
}

function Question({ secret }: { secret: string }) {
  const api = useApi()
  const [thanks, setThanks] = useState<string>()
  const asked = useQuery({
    queryKey: ['references.open', secret],
    queryFn: () => api.call('references.open', { secret }),
    enabled: thanks === undefined,
    retry: false,
    staleTime: Infinity,
  })
  if (thanks !== undefined)
    return (
      <Callout tone="success" live title="Thank you">
        {thanks}
      </Callout>
    )
  return (
    <>
      {asked.isPending && <Skeleton shape="card" count={2} />}
      <Refusal failure={asked.error} />
      {asked.data && <ReferenceForm secret={secret} question={asked.data} onAnswered={setThanks} />}
    </>
  )
}
