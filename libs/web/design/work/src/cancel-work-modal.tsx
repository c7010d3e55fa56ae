import type { Assignment } from '@s4/contract'
import { compensationFor } from '@s4/domain/cancellation'
import { formatPence, payFor } from '@s4/domain/money'
import { minutesOf } from '@s4/domain/shift-text'
import { Button, Callout, Modal, Stack, Text, TextArea } from '@s4/ui'
import { useId } from 'react'
import { CancellationTerms } from './terms/cancellation-terms'
import { ShiftTime } from './shifts/shift-time'
import { useReason } from './use-reason'

interface CancelWorkModalProps {
  open: boolean
  /** Who is cancelling. */
  side: 'seeker' | 'company'
  work: Pick<Assignment, 'title' | 'zone' | 'startsAt' | 'endsAt' | 'payPerHour' | 'terms'>
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Shows the terms and what is owed now before anything is sent; closing it sends nothing. */
export function CancelWorkModal({ open, side, work, busy, onConfirm, onClose }: CancelWorkModalProps) {
  const form = useId()
  const { formProps, fieldProps } = useReason('Say why: the other side will read it.', onConfirm)
  const shiftPay = payFor(minutesOf(work), work.payPerHour)

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Cancel this work?"
      description={<ShiftTime shift={work} zone={work.zone} />}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="danger" type="submit" form={form} busy={busy}>
            Cancel this work
          </Button>
        </>
      }
    >
      <form id={form} {...formProps} aria-label={`Cancel ${work.title}`}>
        <Stack>
          <Callout tone="warning">{owedText(side, work, shiftPay)}</Callout>
          <CancellationTerms terms={work.terms} reader={side} shiftPay={shiftPay} />
          <TextArea label="Why?" hint="The other side reads this." {...fieldProps} />
          <Text size="small" tone="muted">
            The place is open to others as soon as you cancel.
          </Text>
        </Stack>
      </form>
    </Modal>
  )
}

function owedText(
  side: 'seeker' | 'company',
  { terms, startsAt }: CancelWorkModalProps['work'],
  shiftPay: number,
): string {
  const owed = compensationFor({
    bands: terms[side],
    cancelledAt: new Date().toISOString(),
    shiftStartsAt: startsAt,
    shiftPay,
  })
  if (owed === 0) return 'Cancelling now costs nothing.'
  return side === 'seeker'
    ? `Cancelling now, you owe the company ${formatPence(owed)}.`
    : `Cancelling now, you owe the worker ${formatPence(owed)}.`
}
