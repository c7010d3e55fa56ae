import type { CompletedWork } from '@s4/contract'
import { Button, Inline, RefusedRows, Stack, Text } from '@s4/ui'
import { useState } from 'react'
import { agreeingInvoices } from '../hours/hours-panel'
import { PayModal } from '../payments/pay-modal'
import { useAgreeAllHours } from '../queries/completed-work-queries'
import type { ChosenWork } from './use-chosen-work'

interface ChosenBarProps {
  chosen: ChosenWork
  works: readonly CompletedWork[]
  /** Whether people are still to come. */
  isLoading: boolean
}

/** Agrees the hours of the chosen people, or records that their invoices are paid. */
export function ChosenBar({ chosen: { toAgree, toPay, chooseAll }, works, isLoading }: ChosenBarProps) {
  const agree = useAgreeAllHours()
  const [paying, setPaying] = useState(false)
  const refused = agree.data?.refused ?? []
  const isInvoiced = works.some(
    ({ id, engagement }) => engagement !== 'own-staff' && toAgree.some((one) => one.id === id),
  )
  const nameOf = (id: string) => works.find((work) => work.id === id)?.seekerName ?? 'One of them'

  return (
    <Stack gap="sm">
      <Inline>
        <Button size="small" tone="quiet" busy={isLoading} onClick={chooseAll}>
          Select everybody
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
      {toAgree.length > 0 && (
        <Text size="small" tone="muted">
          Once agreed, hours cannot be undone. {isInvoiced && agreeingInvoices}
        </Text>
      )}
      <RefusedRows title={`The hours of ${refused.length} could not be agreed`} refused={refused} nameOf={nameOf} />
      {paying && <PayModal ids={toPay} onClose={() => setPaying(false)} />}
    </Stack>
  )
}
