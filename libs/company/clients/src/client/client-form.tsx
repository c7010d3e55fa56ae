import { useContractForm } from '@s4/api-client/forms'
import type { ClientFields } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { Button, ErrorSummary, FieldGroup, Fieldset, Form, Inline, Refusal, TextArea, TextField } from '@s4/ui'
import type { ReactNode } from 'react'
import type { z } from 'zod'

const loadClientFields = () => import('./client-fields').then(({ ClientFields }) => ClientFields)

interface ClientFormProps {
  start?: ClientFields | undefined
  failure: ApiError | null
  onSubmit: (fields: ClientFields) => unknown
  saveLabel: string
  actions: ReactNode
}

const EMPTY: ClientFields = { name: '', contactName: '', phone: '', billingEmail: '', notes: '' }

export function ClientForm({ start = EMPTY, failure, onSubmit, saveLabel, actions }: ClientFormProps) {
  const { field, errors, formProps, formState } = useContractForm<z.input<typeof ClientFields>, ClientFields>({
    schema: loadClientFields,
    defaultValues: start,
    failure,
    onSubmit,
  })
  return (
    <Form label="Client" {...formProps}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={failure} />
      <TextField label="Name of the client" autoComplete="off" {...field('name')} />
      <Fieldset legend="Contact person">
        <FieldGroup>
          <TextField label="Contact" optional autoComplete="off" {...field('contactName')} />
          <TextField label="Phone" optional inputMode="tel" autoComplete="off" {...field('phone')} />
        </FieldGroup>
        <TextField
          label="Email for invoices"
          optional
          inputMode="email"
          autoComplete="off"
          {...field('billingEmail')}
        />
      </Fieldset>
      <TextArea label="Notes" optional hint="Only your own people read them." {...field('notes')} />
      <Inline>
        <Button type="submit" busy={formState.isSubmitting}>
          {saveLabel}
        </Button>
        {actions}
      </Inline>
    </Form>
  )
}
