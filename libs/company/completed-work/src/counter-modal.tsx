import type { CompletedWork, Hours } from '@s4/contract'
import { formatPence, payFor } from '@s4/domain/money'
import { mostMinutes } from '@s4/domain/hours-answers'
import { durationText } from '@s4/domain/shift-text'
import { useAnswerHours } from '@s4/queries'
import { Button, FieldGroup, Modal, Stack, Text, TextArea, TextField } from '@s4/ui'
import { useId, useState, type FormEvent } from 'react'

interface CounterModalProps {
  work: CompletedWork
  hours: Hours
  open: boolean
  onClose: () => void
}

interface Errors {
  minutes?: string
  reason?: string
}

/** Proposes other hours with a reason the worker reads; what is typed stays when it is refused. */
export function CounterModal({ work, hours, open, onClose }: CounterModalProps) {
  const form = useId()
  const answer = useAnswerHours()
  const start = hours.entered?.minutes ?? hours.proposedMinutes
  const [typed, setTyped] = useState({ hours: String(Math.floor(start / 60)), minutes: String(start % 60), reason: '' })
  const [errors, setErrors] = useState<Errors>({})
  const minutes = minutesIn(typed)
  const most = mostMinutes(work, hours.extraMinutes)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = {
      ...(minutes === null && { minutes: 'Enter whole hours, and minutes from 0 to 59.' }),
      ...(minutes !== null &&
        minutes > most && {
          minutes: `This shift and the time beside it are ${durationText(most)}: propose that or less.`,
        }),
      ...(typed.reason.trim() === '' && { reason: 'Say why: the worker will read it.' }),
    }
    setErrors(found)
    if (minutes === null || Object.keys(found).length > 0) return
    answer.mutate(
      { id: work.id, action: 'counter', minutes, reason: typed.reason },
      { onSuccess: onClose, onError: ({ fields }) => setErrors(fields) },
    )
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Propose other hours"
      description={`${work.seekerName} proposes ${durationText(hours.proposedMinutes)}. They can accept or refuse yours within 72 hours.`}
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
      <form id={form} noValidate onSubmit={handleSubmit} aria-label={`Propose other hours to ${work.seekerName}`}>
        <Stack>
          <FieldGroup>
            <TextField
              label="Hours"
              inputMode="numeric"
              {...(errors.minutes && { error: errors.minutes })}
              {...field('hours')}
            />
            <TextField label="Minutes" inputMode="numeric" {...field('minutes')} />
          </FieldGroup>
          {minutes !== null && (
            <Text tone="muted">
              {durationText(minutes)} is {formatPence(payFor(minutes, work.payPerHour))}
            </Text>
          )}
          <TextArea
            label="Why?"
            hint="The worker reads this."
            maxLength={500}
            {...(errors.reason && { error: errors.reason })}
            {...field('reason')}
          />
        </Stack>
      </form>
    </Modal>
  )
}

/** Null unless both are whole numbers and the minutes fewer than 60. */
function minutesIn({ hours, minutes }: { hours: string; minutes: string }): number | null {
  const whole = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)
  const [h, m] = [whole(hours), minutes.trim() === '' ? 0 : whole(minutes)]
  return h === null || m === null || m > 59 ? null : h * 60 + m
}
