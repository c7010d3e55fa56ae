import { useApi } from '@s4/api-client'
import { Callout, Refusal, Skeleton } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkPage } from '../invitation/by-secret'
import { useSecretOfAddress } from '../invitation/use-secret'
import { ReferenceForm } from './reference-form'

/** What a referee is asked, by the link of a mail; needs no account (docs/product.md#screening-file). */
export function ReferencePage() {
  const secret = useSecretOfAddress()
  return (
    <LinkPage title="Reference" secret={secret}>
      <Question key={secret} secret={secret} />
    </LinkPage>
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
