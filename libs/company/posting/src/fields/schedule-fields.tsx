import { durations, weekdays, type Schedule } from '@s4/contract'
import { dayNumber } from '@s4/domain/calendar-date'
import { Button, Card, DateField, FieldGroup, Fieldset, Inline, SelectField, Text, TimeField } from '@s4/ui'
import { Zap } from 'lucide-react'
import { startTransition } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { weekdayName } from '../draft/weekday-name'
import { SOON_MINUTES, startingSoonLine } from './starting-soon-line'
import type { PostingFormState } from '../draft/use-posting-form'
import { useTimesTwice } from './use-times-twice'

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface ScheduleFieldsProps {
  form: PostingFormState
  zone: string
  /** Whether one press may fill in a shift that starts soon. */
  fillsIn: boolean
}

/** The start date, the duration, and the times on each weekday. */
export function ScheduleFields({ form, zone, fillsIn }: ScheduleFieldsProps) {
  const { field, control, setValue, getValues } = form
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'schedule.days' })
  const schedule = useWatch({ control, name: 'schedule' })

  const startSoon = () => {
    const { startDate, line } = startingSoonLine(new Date(), zone)
    setValue('schedule.startDate', startDate)
    setValue('schedule.duration', '1 Day')
    replace([line])
  }

  const firstDay = field('schedule.startDate')
  const others = otherDays(schedule)
  // All lines of a job of one day are on that day; those of several stay as they were written.
  const moveToDay = (date: string) => {
    const { duration, days } = getValues('schedule')
    const isOneDay = duration === '1 Day' && new Set(days.map(({ day }) => day)).size === 1
    if (isOneDay && dayNumber(date) !== null)
      for (const index of days.keys()) setValue(`schedule.days.${index}.day`, weekdayName(date))
  }

  return (
    <Fieldset legend="When">
      {fillsIn && (
        <Inline>
          <Button tone="quiet" size="small" icon={<Zap aria-hidden />} onClick={() => startTransition(startSoon)}>
            Fill in: starts in {SOON_MINUTES} minutes, 8 hours
          </Button>
          <Text as="span" size="small" tone="muted">
            Nothing is posted yet.
          </Text>
        </Inline>
      )}
      <FieldGroup>
        <DateField
          label="First day"
          {...firstDay}
          onChange={(event) => {
            moveToDay(event.target.value)
            return firstDay.onChange(event)
          }}
        />
        <SelectField label="Runs for" options={asOptions(durations)} {...field('schedule.duration')} />
      </FieldGroup>
      {fields.map((line, index) => (
        <ScheduleLine key={line.id} form={form} zone={zone} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length === 0 && <Text tone="muted">Add the days of the week and the times.</Text>}
      <NoDays form={form} />
      <Inline>
        <Button tone="quiet" onClick={() => append(nextLine(schedule))}>
          {fields.length === 0 ? 'Add a day' : 'Add another day or time'}
        </Button>
        {fields.length > 0 && others.length > 0 && (
          <Button tone="plain" onClick={() => append(others)}>
            Copy these times to {others.length === 1 ? others[0]?.day : `the other ${others.length} days`}
          </Button>
        )}
      </Inline>
    </Fieldset>
  )
}

function NoDays({ form }: { form: PostingFormState }) {
  const message = form.errors.find(({ name }) => name === 'schedule.days' || name === 'schedule.days.root')?.message
  return message ? (
    <Text tone="danger" role="alert">
      {message}
    </Text>
  ) : null
}

function ScheduleLine({
  form: { field, control, getValues, setValue },
  zone,
  index,
  onRemove,
}: {
  form: PostingFormState
  zone: string
  index: number
  onRemove: () => void
}) {
  const line = useWatch({ control, name: `schedule.days.${index}` })
  const [startDate, duration] = useWatch({ control, name: ['schedule.startDate', 'schedule.duration'] })
  const twice = useTimesTwice({ ...line, startDate, duration, zone })
  const name = `line ${index + 1}`
  const start = field(`schedule.days.${index}.start`)
  const proposeEnd = (from: string) => {
    if (from !== '' && getValues(`schedule.days.${index}.end`) === '')
      setValue(`schedule.days.${index}.end`, eightHoursAfter(from), { shouldValidate: true })
  }
  const endsNextDay = line.start !== '' && line.end !== '' && line.end < line.start

  return (
    <Card role="group" aria-label={`Time ${index + 1}`}>
      <FieldGroup min={120}>
        <SelectField
          label="Day"
          aria-label={`Day of ${name}`}
          options={asOptions(weekdays)}
          {...field(`schedule.days.${index}.day`)}
        />
        <TimeField
          label="Start"
          aria-label={`Start of ${name}`}
          {...start}
          onChange={(event) => {
            proposeEnd(event.target.value)
            return start.onChange(event)
          }}
        />
        <TimeField
          label={endsNextDay ? 'End (next day)' : 'End'}
          aria-label={`End of ${name}`}
          {...field(`schedule.days.${index}.end`)}
        />
      </FieldGroup>
      {(['start', 'end'] as const).map((side) => (
        <Occurrence
          key={side}
          form={{ field }}
          index={index}
          side={side}
          isTwice={twice.includes(side)}
          chosen={line[`${side}Occurrence`]}
        />
      ))}
      <Inline justify="end">
        <Button tone="plain" size="small" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Inline>
    </Card>
  )
}

interface OccurrenceProps {
  form: Pick<PostingFormState, 'field'>
  index: number
  side: 'start' | 'end'
  isTwice: boolean
  chosen: string | undefined
}

/** Shown only when the clocks go back at that time. */
function Occurrence({ form, index, side, isTwice, chosen }: OccurrenceProps) {
  const props = form.field(`schedule.days.${index}.${side}Occurrence`)
  if (!isTwice && !chosen && !('error' in props)) return null
  return (
    <SelectField
      label={side === 'start' ? 'Which start' : 'Which end'}
      emptyLabel="Choose"
      options={[
        { value: 'first', label: 'Before the clocks go back' },
        { value: 'second', label: 'After the clocks go back' },
      ]}
      {...props}
    />
  )
}

/** `22:00` gives `06:00`. */
const eightHoursAfter = (time: string) => {
  const hour = (Number(time.slice(0, 2)) + 8) % 24
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

/** Times that nobody chose would be posted by mistake. */
const NO_TIMES = { start: '', end: '' }

/** The next day after the last line, as long as the job runs on it. */
function nextLine(schedule: Schedule): Schedule['days'][number] {
  const last = schedule.days.at(-1)
  if (!last) return { day: weekdayName(schedule.startDate), ...NO_TIMES }
  const running = daysRunning(schedule)
  const following = running[(running.indexOf(last.day) + 1) % running.length] ?? last.day
  return { day: following, start: last.start, end: last.end }
}

/** The days of the job that have no line yet, in calendar order, at the times of the last line. */
function otherDays(schedule: Schedule): Schedule['days'] {
  const { start, end } = schedule.days.at(-1) ?? NO_TIMES
  return daysRunning(schedule)
    .filter((day) => !schedule.days.some((line) => line.day === day))
    .map((day) => ({ day, start, end }))
}

const shortOnes: Partial<Record<Schedule['duration'], number>> = { '1 Day': 1, '2 Days': 2, '3 Days': 3 }

/** The weekdays a job runs on, from its first day. The calendar rules tell the same, but are too large for the form. */
function daysRunning({ startDate, duration }: Schedule) {
  const first = weekdays.indexOf(weekdayName(startDate))
  return [...weekdays.slice(first), ...weekdays.slice(0, first)].slice(0, shortOnes[duration] ?? 7)
}
