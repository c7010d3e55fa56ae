import { useEndpointMutation } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { Button, ErrorSummary, Form, Refusal, TextField } from '@s4/ui'

const loadFields = () => import('./email-fields').then(({ Fields }) => Fields)

export function EmailForm({ onAsked }: { onAsked: (asked: { id: string; email: string }) => void }) {
  const start = useEndpointMutation('staff.startSignIn', { shown: true, repeatable: true })
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadFields,
    defaultValues: { email: '' },
    failure: start.error,
    keepsDraft: false,
    onSubmit: ({ email }) => start.mutate({ email }, { onSuccess: ({ id }) => onAsked({ id, email }) }),
  })

  return (
    <Form {...formProps} label="Ask for a code">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={start.error} />
      <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <Button type="submit" wide busy={start.isPending}>
        Send me a code
      </Button>
    </Form>
  )
}
