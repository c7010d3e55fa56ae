import { useContractForm, type RecordRead } from '@s4/api-client/forms'
import { alertDurations, weekdays, type RecurringFields, type Terms } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { parsePounds } from '@s4/domain/money'
import { roles } from '@s4/domain/sia'
import { useSites } from '@s4/queries'
import {
  Button,
  ButtonLink,
  Card,
  CheckboxField,
  Columns,
  DateField,
  Disclosure,
  ErrorSummary,
  FieldGroup,
  Fieldset,
  Form,
  Inline,
  RadioGroupField,
  Refusal,
  Section,
  SelectField,
  Stack,
  Text,
  TextField,
  TimeField,
} from '@s4/ui'
import { CancellationTerms, PayTermsList } from '@s4/work'
import { useFieldArray, useWatch } from 'react-hook-form'
import { usePreview } from '../queries/recurring-queries'
import { OccurrenceList } from './occurrence-list'
import { recurringRead } from './recurring-read'
import type { RecurringInput } from './recurring-fields'
import { firstSector } from './recurring-form-values'

const loadRecurringForm = () => import('./recurring-fields').then(({ RecurringForm }) => RecurringForm)

interface RecurringFormProps {
  start: RecurringInput
  /** The recurring work that is changed. */
  stored?: RecurringFields | undefined
  /** Those its jobs have. */
  terms: Terms | undefined
  failure: ApiError | null
  saveLabel: string
  cancelTo: string
  onSubmit: (fields: RecurringFields & { before?: Record<string, unknown> }) => unknown
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))
const weeks = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 week' : `${index + 1} weeks`,
}))

type FormInput = Pick<RecurringFormProps, 'start' | 'failure' | 'onSubmit'> & {
  record: RecordRead<RecurringInput> | undefined
}
const useForm = ({ start, failure, onSubmit, record }: FormInput) =>
  useContractForm<RecurringInput, RecurringFields>({
    schema: loadRecurringForm,
    defaultValues: start,
    failure,
    onSubmit,
    record,
  })
type FormState = ReturnType<typeof useForm>

export function RecurringFormFields({
  start,
  stored,
  terms,
  failure,
  saveLabel,
  cancelTo,
  onSubmit,
}: RecurringFormProps) {
  const sites = useSites()
  const form = useForm({ start, failure, onSubmit, record: stored && recurringRead(stored, sites) })
  const { errors, formProps, formState } = form
  return (
    <Columns asideLabel="Preview" aside={<Preview form={form} />}>
      <Form label="Recurring work" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        {formProps.changed.length === 0 && <Refusal failure={failure} />}
        <Work form={form} />
        {terms && <TermsOfJobs terms={terms} form={form} fromLastJob={!stored} />}
        <Days form={form} />
        <Run form={form} />
        <Exceptions form={form} />
        <Inline>
          <Button type="submit" busy={formState.isSubmitting}>
            {saveLabel}
          </Button>
          <ButtonLink tone="plain" to={cancelTo}>
            Cancel
          </ButtonLink>
        </Inline>
      </Form>
    </Columns>
  )
}

function Work({ form: { field, setValue, control } }: { form: FormState }) {
  const sites = useSites()
  const siteId = useWatch({ control, name: 'siteId' })
  const clientName = sites.find(({ id }) => id === siteId)?.clientName
  const role = field('role')
  return (
    <Fieldset legend="The work">
      <TextField label="Title" {...field('title')} />
      <FieldGroup>
        <SelectField
          label="Role"
          options={roleOptions}
          {...role}
          onChange={(event) => {
            setValue('siaSector', firstSector(event.target.value))
            return role.onChange(event)
          }}
        />
        <SelectField
          label="Site"
          emptyLabel="Choose a site"
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('siteId')}
        />
      </FieldGroup>
      {clientName && (
        <Text size="small" tone="muted">
          For {clientName}. Its contract in force on the day says what they are charged.
        </Text>
      )}
      <FieldGroup min={200}>
        <TextField label="Pay" prefix="£" suffix="per hour" inputMode="decimal" {...field('payPerHour')} />
        <TextField label="People on each shift" inputMode="numeric" {...field('positions')} />
        <SelectField
          label="Check call every"
          options={alertDurations.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          {...field('alertDuration')}
        />
      </FieldGroup>
      <CheckboxField label="Breaks are paid" {...field('breaksPaid')} />
    </Fieldset>
  )
}

interface TermsOfJobsProps {
  terms: Terms
  form: FormState
  fromLastJob: boolean
}

function TermsOfJobs({ terms, form: { control }, fromLastJob }: TermsOfJobsProps) {
  const typed = parsePounds(useWatch({ control, name: 'payPerHour' }))
  return (
    <Disclosure summary={fromLastJob ? 'Terms, as in your last job' : 'Terms'}>
      <Stack>
        {fromLastJob && (
          <Text size="small" tone="muted">
            Jobs are made with these terms. For others, post one job with them first, or edit each job.
          </Text>
        )}
        <CancellationTerms terms={terms} reader="company" />
        <PayTermsList pay={terms.pay} payPerHour={typed.ok ? typed.value : 0} />
      </Stack>
    </Disclosure>
  )
}

function Days({ form: { control, field, errors } }: { form: FormState }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'days' })
  const missing = errors.find(({ name }) => name === 'days' || name === 'days.root')?.message
  return (
    <Fieldset legend="Days of the week" hint="If a shift ends after midnight, enter the morning time.">
      {fields.map((line, index) => (
        <Inline key={line.id} align="end" role="group" aria-label={`Day ${index + 1}`}>
          <SelectField label="Day" options={options(weekdays)} {...field(`days.${index}.day`)} />
          <TimeField label="Start" {...field(`days.${index}.start`)} />
          <TimeField label="End" {...field(`days.${index}.end`)} />
          <Button tone="plain" size="small" onClick={() => remove(index)} aria-label={`Remove day ${index + 1}`}>
            Remove
          </Button>
        </Inline>
      ))}
      {missing && (
        <Text tone="danger" role="alert">
          {missing}
        </Text>
      )}
      <Button tone="quiet" size="small" onClick={() => append({ day: 'Saturday', start: '22:00', end: '06:00' })}>
        Add a day
      </Button>
    </Fieldset>
  )
}

function Run({ form: { control, field } }: { form: FormState }) {
  const rule = useWatch({ control, name: 'bankHolidays' })
  return (
    <Fieldset legend="How it runs">
      <FieldGroup min={200}>
        <DateField label="From" {...field('from')} />
        <DateField label="Last day" optional hint="Empty: until further notice." {...field('until')} />
        <SelectField label="How far ahead jobs are made" options={weeks} {...field('weeksAhead')} />
      </FieldGroup>
      <RadioGroupField
        label="When a job is made"
        options={[
          { value: 'true', label: 'Post it at once' },
          { value: 'false', label: 'Keep it as a draft for me to post' },
        ]}
        {...field('publish')}
      />
      <FieldGroup min={200}>
        <SelectField
          label="On bank holidays"
          options={[
            { value: 'asUsual', label: 'Work as usual' },
            { value: 'skip', label: 'Nobody is needed' },
            { value: 'otherRate', label: 'Another rate of pay' },
          ]}
          {...field('bankHolidays')}
        />
        {rule === 'otherRate' && (
          <TextField
            label="Pay on a bank holiday"
            prefix="£"
            suffix="per hour"
            inputMode="decimal"
            {...field('holidayPayPerHour')}
          />
        )}
      </FieldGroup>
    </Fieldset>
  )
}

function Exceptions({ form: { control, field } }: { form: FormState }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  return (
    <Fieldset legend="Exceptions" hint="One day that is different. Leave the times empty if nobody is needed.">
      {fields.map((line, index) => (
        <Card key={line.id} role="group" aria-label={`Exception ${index + 1}`}>
          <FieldGroup min={120}>
            <DateField label="Day" {...field(`exceptions.${index}.date`)} />
            <TimeField label="Start" optional {...field(`exceptions.${index}.start`)} />
            <TimeField label="End" optional {...field(`exceptions.${index}.end`)} />
            <TextField
              label="People"
              optional
              hint="Empty: as usual."
              inputMode="numeric"
              {...field(`exceptions.${index}.positions`)}
            />
          </FieldGroup>
          <Inline justify="end">
            <Button
              tone="plain"
              size="small"
              onClick={() => remove(index)}
              aria-label={`Remove exception ${index + 1}`}
            >
              Remove
            </Button>
          </Inline>
        </Card>
      ))}
      <Button tone="quiet" size="small" onClick={() => append({ date: '', start: '', end: '', positions: '' })}>
        Add an exception
      </Button>
    </Fieldset>
  )
}

/** The next days as the server would make them, on request. */
function Preview({ form: { handleSubmit, control } }: { form: FormState }) {
  const sites = useSites()
  const preview = usePreview()
  const siteId = useWatch({ control, name: 'siteId' })
  const zone = sites.find(({ id }) => id === siteId)?.zone ?? 'Europe/London'
  return (
    <Section
      title="The next days"
      action={
        <Button
          tone="quiet"
          size="small"
          busy={preview.isPending}
          onClick={() => void handleSubmit((fields) => preview.mutate(fields))()}
        >
          Show the next days
        </Button>
      }
    >
      <Refusal failure={preview.error} />
      {preview.data ? (
        <OccurrenceList occurrences={preview.data} zone={zone} />
      ) : (
        <Text tone="muted">See each day before you save, with bank holidays and clock changes.</Text>
      )}
    </Section>
  )
}
