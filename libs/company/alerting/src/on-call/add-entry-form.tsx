import { useContractForm } from '@s4/api-client/forms'
import type { OnCall } from '@s4/contract'
import { weekdayNames } from '@s4/domain/on-call'
import {
  Button,
  CheckboxGroupField,
  DateField,
  ErrorSummary,
  Form,
  Inline,
  Refusal,
  SelectField,
  TimeField,
} from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { ONE_DATE } from './one-date'
import { useAddOnCall } from '../queries/alerting-queries'

const EVERY_WEEK = 'week'
const loadFields = () => import('./add-entry-fields').then(({ Fields }) => Fields)

interface AddEntryFormProps {
  people: OnCall['people']
  onClose: () => void
}

export function AddEntryForm({ people, onClose }: AddEntryFormProps) {
  const add = useAddOnCall()
  const { field, formProps, errors, formState, control } = useContractForm({
    schema: loadFields,
    defaultValues: { uid: '', place: 'first', when: EVERY_WEEK, weekdays: [], date: '', startsAt: '', endsAt: '' },
    failure: add.error,
    keepsDraft: false,
    onSubmit: ({ when, weekdays: days, date, ...entry }) =>
      add.mutate(when === ONE_DATE ? { ...entry, weekdays: [], date } : { ...entry, weekdays: days, date: null }, {
        onSuccess: onClose,
      }),
  })
  const when = useWatch({ control, name: 'when' })
  return (
    <Form {...formProps} label="Put somebody on call">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={add.error} />
      <SelectField
        label="Who"
        emptyLabel="Choose a person"
        options={people.map((person) => ({ value: person.uid, label: person.name }))}
        {...field('uid')}
      />
      <SelectField
        label="Told"
        options={[
          { value: 'first', label: 'First' },
          { value: 'second', label: 'Second, when the first does not answer' },
        ]}
        {...field('place')}
      />
      <SelectField
        label="When"
        options={[
          { value: EVERY_WEEK, label: 'Every week' },
          { value: ONE_DATE, label: 'On one date' },
        ]}
        {...field('when')}
      />
      {when === ONE_DATE ? (
        <DateField label="Date" {...field('date')} />
      ) : (
        <CheckboxGroupField
          label="Days"
          inline
          options={weekdayNames.map((name) => ({ value: name, label: name }))}
          {...field('weekdays')}
        />
      )}
      <TimeField label="From" {...field('startsAt')} />
      <TimeField
        label="Until"
        hint="Ends after midnight? Enter the morning time. The same time twice is a whole day."
        {...field('endsAt')}
      />
      <Inline>
        <Button type="submit" busy={add.isPending}>
          Add on-call times
        </Button>
        <Button tone="plain" onClick={onClose}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
