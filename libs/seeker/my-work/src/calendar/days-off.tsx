import { useContractForm } from '@s4/api-client/forms'
import type { DaysOff } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { useChange, useUndoable } from '@s4/queries'
import { useToast, useUndo } from '@s4/toast'
import { Button, DateField, ErrorSummary, FieldGroup, Form, Inline, Modal, Text } from '@s4/ui'
import { useState } from 'react'

const loadNewDaysOff = () => import('./days-off-fields').then(({ NewDaysOff }) => NewDaysOff)

/** Takes days off, from the day that is shown. */
export function TakeDaysOff({ day }: { day: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Inline>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Take days off
        </Button>
      </Inline>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Take days off"
        description="Companies that search for these days see that you are off. Work you agreed to stays agreed."
      >
        {isOpen && <DaysOffForm day={day} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function DaysOffForm({ day, onDone }: { day: string; onDone: () => void }) {
  const take = useChange('daysOff.create')
  const toast = useToast()
  const { field, errors, formProps, formState } = useContractForm({
    schema: loadNewDaysOff,
    defaultValues: { from: day, to: day },
    failure: take.error,
    keepsDraft: false,
    onSubmit: (days) =>
      take.mutateAsync(days).then(
        (taken) => {
          toast.success(`You are off ${daysText(taken)}.`)
          onDone()
        },
        () => undefined,
      ),
  })
  return (
    <Form label="Days off" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <FieldGroup>
        <DateField label="First day" {...field('from')} />
        <DateField label="Last day" {...field('to')} />
      </FieldGroup>
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          Take these days off
        </Button>
      </Inline>
    </Form>
  )
}

interface DayOffProps {
  daysOff: DaysOff
  isFirst: boolean
  hasWork: boolean
}

/** Says that a day is off; the first names all that were taken together, and removes them. */
export function DayOff({ daysOff, isFirst, hasWork }: DayOffProps) {
  const remove = useUndoable('daysOff.remove', 'daysOff.create', useUndo())
  const { id, from, to } = daysOff
  const drop = () =>
    void remove({
      input: { id },
      rows: [{ id }],
      become: null,
      said: () => `You are no longer off ${daysText(daysOff)}.`,
      back: () => ({ from, to }),
    })
  return (
    <>
      <Inline>
        <Text size="small" weight="medium">
          Day off{!isFirst || from === to ? '' : `, ${daysText(daysOff)}`}
        </Text>
        {isFirst && (
          <Button size="small" tone="plain" onClick={drop}>
            Remove {from === to ? 'this day off' : 'these days off'}
          </Button>
        )}
      </Inline>
      {hasWork && (
        <Text size="small">Your work on this day is still agreed. Open it to hand it over or to cancel it.</Text>
      )}
    </>
  )
}

/** `from Thu 24 Dec to Sat 2 Jan 2027`: they may be far ahead. */
const daysText = ({ from, to }: Omit<DaysOff, 'id'>) =>
  from === to ? `on ${dateText(from)}` : `from ${dateText(from, { year: false })} to ${dateText(to)}`
