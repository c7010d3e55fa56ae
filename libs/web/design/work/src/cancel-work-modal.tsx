import type { Assignment } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { Callout, Text } from '@s4/ui'
import type { ComponentProps } from 'react'
import { CancellationTerms } from './terms/cancellation-terms'
import { ReasonModal } from './reason-modal'
import { shiftPay } from './shifts/pay-text'
import { ShiftTime } from './shifts/shift-time'

interface CancelWorkModalProps extends Pick<
  ComponentProps<typeof ReasonModal>,
  'busy' | 'formProps' | 'field' | 'onClose'
> {
  /** Who is cancelling. */
  side: 'seeker' | 'company'
  /** Pence that cancelling costs now. */
  owed: number
  work: Pick<Assignment, 'title' | 'zone' | 'startsAt' | 'endsAt' | 'payPerHour' | 'terms' | 'stretches'>
}

/** Shows the terms and what is owed now before anything is sent; closing it sends nothing. */
export function CancelWorkModal({ side, work, owed, ...form }: CancelWorkModalProps) {
  return (
    <ReasonModal
      title="Cancel this work?"
      description={<ShiftTime shift={work} zone={work.zone} />}
      hint={side === 'seeker' ? 'The company reads this.' : 'The worker reads this.'}
      confirmLabel="Cancel this work"
      cancelLabel="Keep it"
      {...form}
    >
      <Callout tone="warning">{owedText(side, owed)}</Callout>
      <CancellationTerms terms={work.terms} reader={side} shiftPay={shiftPay(work, work)} />
      <Text size="small" tone="muted">
        The place is open to others as soon as you cancel.
      </Text>
    </ReasonModal>
  )
}

function owedText(side: 'seeker' | 'company', owed: number): string {
  if (owed === 0) return 'Cancelling now costs nothing.'
  return side === 'seeker'
    ? `Cancelling now, you owe the company ${formatPence(owed)}.`
    : `Cancelling now, you owe the worker ${formatPence(owed)}.`
}
