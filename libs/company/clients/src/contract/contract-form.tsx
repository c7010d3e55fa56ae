import { useContractForm } from '@s4/api-client/forms'
import { weekdays, type Client, type ContractFields } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { roles } from '@s4/domain/sia'
import {
  Button,
  ButtonLink,
  Card,
  CheckboxGroupField,
  DateField,
  ErrorSummary,
  FieldGroup,
  Fieldset,
  Form,
  Inline,
  Refusal,
  SelectField,
  Text,
  TextField,
  TimeField,
} from '@s4/ui'
import { useFieldArray } from 'react-hook-form'
import type { ContractInput } from './contract-fields'
import { emptyPost, emptyRate } from './contract-form-values'

const loadContractForm = () => import('./contract-fields').then(({ ContractForm }) => ContractForm)

interface ContractFormProps {
  start: ContractInput
  sites: Client['sites']
  failure: ApiError | null
  saveLabel: string
  cancelTo: string
  onSubmit: (fields: ContractFields) => unknown
}

const roleOptions = roles.map(({ id, label }) => ({ value: id, label }))

const useForm = ({ start, failure, onSubmit }: Pick<ContractFormProps, 'start' | 'failure' | 'onSubmit'>) =>
  useContractForm<ContractInput, ContractFields>({ schema: loadContractForm, defaultValues: start, failure, onSubmit })
type FormState = ReturnType<typeof useForm>

export function ContractFormFields({ start, sites, failure, saveLabel, cancelTo, onSubmit }: ContractFormProps) {
  const form = useForm({ start, failure, onSubmit })
  const { field, errors, formProps, formState } = form
  return (
    <Form wide label="Contract" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={failure} />
      <FieldGroup>
        <TextField label="Name of the contract" autoComplete="off" {...field('title')} />
        <DateField label="First day" {...field('startsOn')} />
        <DateField label="Last day" optional hint="Empty: until further notice." {...field('endsOn')} />
        <TextField label="Notice" suffix="days" inputMode="numeric" {...field('noticeDays')} />
      </FieldGroup>
      <Rates form={form} from={start.startsOn} />
      <Posts form={form} sites={sites} />
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          {saveLabel}
        </Button>
        <ButtonLink tone="plain" to={cancelTo}>
          Cancel
        </ButtonLink>
      </Inline>
    </Form>
  )
}

function Rates({ form: { control, field }, from }: { form: FormState; from: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'rates' })
  const pounds = (
    label: string,
    name: 'pencePerHour' | 'night' | 'saturday' | 'sunday' | 'bankHoliday',
    index: number,
  ) => (
    <TextField
      label={label}
      prefix="£"
      inputMode="decimal"
      {...(name !== 'pencePerHour' && { optional: true })}
      {...field(`rates.${index}.${name}`)}
    />
  )
  return (
    <Fieldset
      legend="Charge rates"
      hint="What the client is charged for an hour. Add a rate with a later day to raise it."
    >
      {fields.map((rate, index) => (
        <Card key={rate.id} role="group" aria-label={`Rate ${index + 1}`}>
          <FieldGroup min={190}>
            <SelectField label="Role" options={roleOptions} {...field(`rates.${index}.role`)} />
            <DateField label="From" {...field(`rates.${index}.from`)} />
            {pounds('An hour', 'pencePerHour', index)}
            {pounds('At night', 'night', index)}
            <TimeField label="Night from" {...field(`rates.${index}.nightFrom`)} />
            <TimeField label="Night to" {...field(`rates.${index}.nightTo`)} />
            {pounds('On Saturday', 'saturday', index)}
            {pounds('On Sunday', 'sunday', index)}
            {pounds('On a bank holiday', 'bankHoliday', index)}
          </FieldGroup>
          <Inline justify="end">
            <Button tone="plain" size="small" onClick={() => remove(index)} aria-label={`Remove rate ${index + 1}`}>
              Remove
            </Button>
          </Inline>
        </Card>
      ))}
      <Text size="small" tone="muted">
        If more than one rate fits, the highest is charged. One left empty is charged as the usual hour.
      </Text>
      <Button tone="quiet" size="small" onClick={() => append(emptyRate(from))}>
        Add a rate
      </Button>
    </Fieldset>
  )
}

function Posts({ form: { control, field }, sites }: { form: FormState; sites: Client['sites'] }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'posts' })
  return (
    <Fieldset legend="Posts to fill" hint="Where and when the contract asks for people, and for how many.">
      {fields.map((post, index) => (
        <Card key={post.id} role="group" aria-label={`Post ${index + 1}`}>
          <FieldGroup min={190}>
            <TextField label="Post" {...field(`posts.${index}.name`)} />
            <SelectField label="Role" options={roleOptions} {...field(`posts.${index}.role`)} />
            <SelectField
              label="Site"
              emptyLabel="Any of theirs"
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              {...field(`posts.${index}.siteId`)}
            />
            <TextField label="People" inputMode="numeric" {...field(`posts.${index}.positions`)} />
          </FieldGroup>
          <CheckboxGroupField
            inline
            label="Days"
            hint="Tick none for every day. A night belongs to the day it starts on."
            options={weekdays.map((day) => ({ value: day, label: day.slice(0, 3) }))}
            {...field(`posts.${index}.days`)}
          />
          <FieldGroup min={140}>
            <TimeField label="Start" optional {...field(`posts.${index}.times.start`)} />
            <TimeField label="End" optional {...field(`posts.${index}.times.end`)} />
          </FieldGroup>
          <Text size="small" tone="muted">
            With times, shifts count that cover all of them. Without, any shift of the day counts.
          </Text>
          <Inline justify="end">
            <Button tone="plain" size="small" onClick={() => remove(index)} aria-label={`Remove post ${index + 1}`}>
              Remove
            </Button>
          </Inline>
        </Card>
      ))}
      <Button tone="quiet" size="small" onClick={() => append(emptyPost)}>
        Add a post
      </Button>
    </Fieldset>
  )
}
