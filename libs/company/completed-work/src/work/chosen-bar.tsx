import type { CompletedWork } from '@s4/contract'
import { Button, Callout, Inline, Text } from '@s4/ui'
import { useState } from 'react'
import { PayModal } from '../payments/pay-modal'
import { useAgreeAllHours } from '../queries/completed-work-queries'
import type { ChosenWork } from './use-chosen-work'

interface ChosenBarProps {
  chosen: ChosenWork
  works: readonly CompletedWork[]
  /** Whether people are still to come. */
  isLoading: boolean
}

/** Agrees the hours of the chosen people, or pays their invoices. */
export function ChosenBar({ chosen: { toAgree, toPay, chooseAll }, works, isLoading }: ChosenBarProps) {
  const agree = useAgreeAllHours()
  const [paying, setPaying] = useState(false)
  const refused = agree.data?.refused ?? []
  const nameOf = (id: string) => works.find((work) => work.id === id)?.seekerName ?? 'One of them'

  return (
    <>
      <Inline>
        <Button size="small" tone="quiet" busy={isLoading} onClick={chooseAll}>
          Choose everybody
        </Button>
        {toAgree.length > 0 && (
          <Button size="small" busy={agree.isPending} onClick={() => agree.mutate({ work: [...toAgree] })}>
            Agree the hours of {toAgree.length}
          </Button>
        )}
        {toPay.length > 0 && (
          <Button size="small" onClick={() => setPaying(true)}>
            Pay {toPay.length === 1 ? '1 invoice' : `${toPay.length} invoices`}
          </Button>
        )}
      </Inline>
      {refused.length > 0 && (
        <Callout tone="warning" live title={`The hours of ${refused.length} could not be agreed`}>
          {refused.map(({ id, reason }) => (
            <Text key={id} size="small">
              {nameOf(id)}: {reason}
            </Text>
          ))}
        </Callout>
      )}
      {paying && <PayModal ids={toPay} onClose={() => setPaying(false)} />}
    </>
  )
}
