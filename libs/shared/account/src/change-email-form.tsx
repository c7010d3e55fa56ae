import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { urlOf } from '@s4/auth-session'
import { identityOf } from '@s4/identity'
import { Button, Callout, ErrorSummary, Form, PasswordField, TextField } from '@s4/ui'
import { z } from 'zod'
import { useConfirmItsMe } from './account-queries'
import { Refusal } from './refusal'

const NewEmail = z.object({
  email: z.string().trim().pipe(z.email('Enter the new address, like name@example.co.uk.').max(254)),
  password: z.string().min(1, 'Enter your password.'),
})

/** The address changes when the link mailed to the new one is opened, not before. */
export function ChangeEmailForm({ current }: { current: string }) {
  const identity = identityOf(useApi())
  const change = useConfirmItsMe((provider, { email, password }: z.infer<typeof NewEmail>) =>
    provider.changeEmail(current, password, email, urlOf('shell', '/login')),
  )
  const { field, formProps, errors, formState } = useContractForm({
    schema: NewEmail,
    defaultValues: { email: '', password: '' },
    problem: change.error,
    onSubmit: (input) => change.mutate(input),
  })

  if (change.isSuccess) {
    return (
      <Callout tone="success" live title="Look in your mailbox">
        A link is on its way to {change.variables.email}. Until you open it you sign in with {current} as before. After that you are asked to sign in again.
      </Callout>
    )
  }
  return (
    <Form {...formProps} label="Change your e-mail address" onFocus={() => void identity.load().catch(() => null)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal problem={change.error} />
      <TextField label="New e-mail address" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <div>
        <Button type="submit" busy={change.isPending}>
          Send the link
        </Button>
      </div>
    </Form>
  )
}
