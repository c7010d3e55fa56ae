import { useContractForm } from '@s4/api-client/forms'
import { Button, Callout, ErrorSummary, Form, Refusal, TextField } from '@s4/ui'
import { useChangeEmail } from './account-queries'

const loadNewEmail = () => import('./change-email-fields').then(({ NewEmail }) => NewEmail)

/** The address changes only when the link mailed to the new one is opened. */
export function ChangeEmailForm({ current }: { current: string }) {
  const change = useChangeEmail()
  const { field, formProps, errors, formState } = useContractForm({
    schema: loadNewEmail,
    defaultValues: { email: '' },
    failure: change.error,
    onSubmit: (input) => change.mutate(input),
  })

  if (change.isSuccess) {
    return (
      <Callout tone="success" live title="Look in your mailbox">
        A link is on its way to {change.variables.email}; if that address has an S4 account already, an email there says
        so instead. Until you open it you sign in with {current} as before. After that you are asked to sign in again.
      </Callout>
    )
  }
  return (
    <Form {...formProps} label="Change your email address">
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={change.error} />
      <TextField
        label="New email address"
        hint="We send a link there. Until you open it, your old address stays."
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <div>
        <Button type="submit" busy={change.isPending}>
          Send the link
        </Button>
      </div>
    </Form>
  )
}
