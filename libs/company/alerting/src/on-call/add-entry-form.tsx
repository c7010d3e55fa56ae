import { useContractForm } from '@s4/api-client/forms'
import { onCall, type OnCall } from '@s4/contract'
import { weekdayNames, type WeekdayName } from '@s4/domain/on-call'
import { Button, DateField, ErrorSummary, Form, Inline, Refusal, SelectField, TimeField } from '@s4/ui'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAddOnCall } from '../queries/alerting-queries'

const ONE_DATE = 'date'
const { uid, place, startsAt, endsAt } = onCall['onCall.add'].input.shape

const Fields = z
  .object({ uid, place, day: z.string().min(1, 'Choose a day.'), date: z.string(), startsAt, endsAt })
  .refine(({ day, date }) => day !== ONE_DATE || date !== '', { path: ['date'], message: 'Enter a date.' })

interface AddEntryFormProps {
  people: OnCall['people']
  onClose: () => void
}

export function AddEntryForm({ people, onClose }: AddEntryFormProps) {
  const add = useAddOnCall()
  const { field, formProps, errors, formState, control } = useContractForm({
    schema: Fields,
    defaultValues: { uid: '', place: 'first', day: '', date: '', startsAt: '', endsAt: '' },
    failure: add.error,
    keepsDraft: false,
    onSubmit: ({ day, date, ...entry }) =>
      add.mutate(
        day === ONE_DATE ? { ...entry, weekday: null, date } : { ...entry, weekday: day as WeekdayName, date: null },
        { onSuccess: onClose },
      ),
  })
  const day = useWatch({ control, name: 'day' })
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
        label="Day"
        emptyLabel="Choose a day"
        options={[
          ...weekdayNames.map((name) => ({ value: name, label: `Every ${name}` })),
          { value: ONE_DATE, label: 'One date' },
        ]}
        {...field('day')}
      />
      {day === ONE_DATE && <DateField label="Date" {...field('date')} />}
      <TimeField label="From" {...field('startsAt')} />
      <TimeField
        label="Until"
        hint="Ends after midnight? Enter the morning time. The same time twice is a whole day."
        {...field('endsAt')}
      />
      <Inline>
        <Button type="submit" busy={add.isPending}>
          Add to the rota
        </Button>
        <Button tone="plain" onClick={onClose}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
