import { useContractForm } from '@s4/api-client/forms'
import type { Assignment, Hours } from '@s4/contract'
import { instantNear } from '@s4/domain/instant-near'
import { timeText } from '@s4/domain/shift-text'
import { useAnswerHours } from '@s4/queries'
import { Button, Form, Modal, Refusal, TextArea, TimeField } from '@s4/ui'
import { useState } from 'react'

const loadGivenFields = () => import('./enter-hours-fields').then(({ GivenFields }) => GivenFields)

interface EnterHoursModalProps {
  work: Assignment
  entered: NonNullable<Hours['entered']>
  onClose: () => void
}

const HOUR = 60 * 60_000

/** Lets the worker replace the times the company entered; times the worker booked stay. */
export function EnterHoursModal({ work, entered, onClose }: EnterHoursModalProps) {
  const { id, zone, startsAt, endsAt, bookedOnAt, bookedOffAt } = work
  const give = useAnswerHours()
  const [latest] = useState(() => new Date(Math.min(Date.now(), Date.parse(endsAt) + 12 * HOUR)).toISOString())
  const { formProps, field } = useContractForm({
    schema: loadGivenFields,
    defaultValues: {
      bookedOnAt: timeText(entered.on ? startsAt : (bookedOnAt ?? startsAt), zone),
      bookedOffAt: timeText(entered.off ? ([endsAt, latest].toSorted()[0] ?? endsAt) : (bookedOffAt ?? endsAt), zone),
      reason: '',
    },
    failure: give.error,
    onSubmit: ({ bookedOnAt: on, bookedOffAt: off, reason }) => {
      const left = entered.off ? instantNear(off, zone, latest) : (bookedOffAt ?? latest)
      give.mutate(
        {
          id,
          action: 'give',
          reason,
          ...(entered.off && { bookedOffAt: left }),
          ...(entered.on && { bookedOnAt: instantNear(on, zone, left) }),
        },
        { onSuccess: onClose },
      )
    },
  })

  return (
    <Modal
      open
      onClose={onClose}
      title="Give my own times"
      description={
        'The company has 72 hours to agree or to propose other hours. If it does not answer, your hours for the ' +
        'shift are agreed.'
      }
    >
      <Form label="My own times" {...formProps}>
        <Refusal failure={give.error} />
        {entered.on && <TimeField label="Started at" hint="The time at the site." {...field('bookedOnAt')} />}
        {entered.off && <TimeField label="Left at" hint="The time at the site." {...field('bookedOffAt')} />}
        <TextArea
          label="How do you know?"
          hint="The company reads this: who saw you, when you handed over."
          rows={2}
          {...field('reason')}
        />
        <Button type="submit" busy={give.isPending}>
          Send my times
        </Button>
      </Form>
    </Modal>
  )
}
