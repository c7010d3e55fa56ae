import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { useMaybeSession } from '@s4/auth-session'
import { getIdentity } from '@s4/identity'
import { Button, Callout, ErrorSummary, Form, PasswordField, Refusal } from '@s4/ui'
import { useConfirmIdentity } from './account-queries'

const loadPasswords = () => import('./change-password-fields').then(({ Passwords }) => Passwords)

const nothing = { current: '', password: '', confirm: '' }

interface Change {
  email: string
  current: string
  password: string
}

/** The provider checks the old password, and every other device is signed out. */
export function ChangePasswordForm() {
  const identity = getIdentity(useApi())
  const email = useMaybeSession()?.user.email
  const change = useConfirmIdentity((provider, { email, current, password }: Change) =>
    provider.changePassword(email, current, password),
  )
  const { field, formProps, errors, formState, reset } = useContractForm({
    schema: loadPasswords,
    defaultValues: nothing,
    failure: change.error,
    onSubmit: ({ current, password }) =>
      email !== undefined && change.mutate({ email, current, password }, { onSuccess: () => reset(nothing) }),
  })

  return (
    <Form {...formProps} label="Change your password" onFocus={() => void identity.load().catch(() => null)}>
      <ErrorSummary errors={errors} attempt={formState.submitCount} />
      <Refusal failure={change.error} />
      {change.isSuccess && (
        <Callout tone="success" live>
          Your password is changed. Every other device has been signed out.
        </Callout>
      )}
      <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('password')}
      />
      <PasswordField label="New password again" autoComplete="new-password" {...field('confirm')} />
      <div>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </div>
    </Form>
  )
}
