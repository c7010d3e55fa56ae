import type { Assignment } from '@s4/contract'
import { compensationFor } from '@s4/domain/cancellation'
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
  work: Pick<Assignment, 'title' | 'zone' | 'startsAt' | 'endsAt' | 'payPerHour' | 'terms' | 'stretches'>
}

/** Shows the terms and what is owed now before anything is sent; closing it sends nothing. */
export function CancelWorkModal({ side, work, ...form }: CancelWorkModalProps) {
  const pay = shiftPay(work, work)

  return (
    <ReasonModal
      title="Cancel this work?"
      description={<ShiftTime shift={work} zone={work.zone} />}
      hint={side === 'seeker' ? 'The company reads this.' : 'The worker reads this.'}
      confirmLabel="Cancel this work"
      cancelLabel="Keep it"
      {...form}
    >
      <Callout tone="warning">{owedText(side, work, pay)}</Callout>
      <CancellationTerms terms={work.terms} reader={side} shiftPay={pay} />
      <Text size="small" tone="muted">
        The place is open to others as soon as you cancel.
      </Text>
    </ReasonModal>
  )
}

function owedText(side: 'seeker' | 'company', { terms, startsAt }: CancelWorkModalProps['work'], pay: number): string {
  const owed = compensationFor({
    bands: terms[side],
    cancelledAt: new Date().toISOString(),
    shiftStartsAt: startsAt,
    shiftPay: pay,
  })
  if (owed === 0) return 'Cancelling now costs nothing.'
  return side === 'seeker'
    ? `Cancelling now, you owe the company ${formatPence(owed)}.`
    : `Cancelling now, you owe the worker ${formatPence(owed)}.`
}
