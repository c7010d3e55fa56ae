import { useContractForm } from '@s4/api-client/forms'
import type { CompletedWork, Hours } from '@s4/contract'
import { companyLines } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { maxMinutes } from '@s4/domain/hours-answers'
import { durationText } from '@s4/domain/shift-text'
import { useAnswerHours } from '@s4/queries'
import { Button, FieldGroup, Modal, Stack, Text, TextArea, TextField } from '@s4/ui'
import { useEffect, useId } from 'react'
import { typedMinutes } from './typed-minutes'

interface CounterModalProps {
  work: CompletedWork
  hours: Hours
  open: boolean
  onClose: () => void
}

/** Proposes other hours with a reason. */
export function CounterModal({ work, hours, open, onClose }: CounterModalProps) {
  const form = useId()
  const answer = useAnswerHours()
  const start = hours.entered?.minutes ?? hours.proposedMinutes
  const most = maxMinutes(work, hours.extraMinutes)
  const { formProps, field, watch, clearErrors } = useContractForm({
    schema: () => import('./counter-fields').then(({ counterFields }) => counterFields(most)),
    defaultValues: { hours: String(Math.floor(start / 60)), minutes: String(start % 60), reason: '' },
    failure: answer.error,
    keepsDraft: `hours:${work.id}`,
    onSubmit: ({ reason, ...typed }) =>
      answer.mutate(
        { id: work.id, action: 'counter', minutes: typedMinutes(typed) ?? 0, reason },
        { onSuccess: onClose },
      ),
  })
  const minutes = typedMinutes(watch())
  // Closing it may still have found one.
  useEffect(() => {
    if (open) clearErrors()
  }, [open, clearErrors])
  const { error: minutesError, ...minutesField } = field('minutes')

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Propose other hours"
      description={
        `${work.seekerName} proposes ${durationText(hours.proposedMinutes)}. They can accept or refuse yours ` +
        'within 72 hours.'
      }
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={answer.isPending}>
            Send the proposal
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={formProps.onSubmit} aria-label={`Propose other hours to ${work.seekerName}`}>
        <Stack>
          <FieldGroup>
            <TextField
              label="Hours"
              inputMode="numeric"
              {...field('hours')}
              {...(minutesError !== undefined && { error: minutesError })}
            />
            <TextField label="Minutes" inputMode="numeric" {...minutesField} />
          </FieldGroup>
          {minutes !== null && (
            <Text tone="muted">
              {durationText(minutes)} is{' '}
              {formatPence(
                payForHours(
                  work,
                  companyLines(minutes, { minutes: hours.proposedMinutes, extraMinutes: hours.extraMinutes }),
                ),
              )}
            </Text>
          )}
          {hours.extraMinutes > 0 && (
            <Text size="small" tone="muted">
              The {durationText(hours.extraMinutes)} before or after the shift count only above{' '}
              {durationText(hours.proposedMinutes)}. To pay them beside the worker’s hours, agree those instead.
            </Text>
          )}
          <TextArea label="Why?" hint="The worker reads this." {...field('reason')} />
        </Stack>
      </form>
    </Modal>
  )
}
