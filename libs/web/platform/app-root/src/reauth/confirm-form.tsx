import { useApi } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { useSession } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { getIdentity } from '@s4/identity'
import { configQuery } from '@s4/queries'
import { Button, Form, PasswordField, Stack } from '@s4/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ConfirmByLink } from './confirm-by-link'

const loadPassword = () => import('./confirm-fields').then(({ Password }) => Password)

/** Confirms who the person is in one of the sign-in ways and records it as a recent sign-in. */
export function ConfirmForm({ onProven }: { onProven: () => void }) {
  const api = useApi()
  const { user } = useSession()
  const ways = useQuery(configQuery(api)).data?.signInProviders ?? []
  const confirm = useMutation({
    meta: { shown: true },
    mutationFn: async (password: string | null) => {
      const identity = await getIdentity(api).load()
      const idToken = await (password === null ? identity.signInWithGoogle() : identity.signIn(user.email, password))
      await api.call('session.reauth', { idToken })
    },
    onSuccess: onProven,
  })
  const { formProps, field } = useContractForm({
    schema: loadPassword,
    defaultValues: { password: '' },
    failure: null,
    onSubmit: ({ password }) => confirm.mutate(password),
  })
  const password = field('password')

  return (
    <Form label="Confirm it is you" {...formProps}>
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          label="Your S4 password"
          autoComplete="current-password"
          required
          {...password}
          error={password.error ?? (confirm.error ? failureText(confirm.error) : undefined)}
        />
        <Button type="submit" wide busy={confirm.isPending}>
          Confirm
        </Button>
        {ways.includes('google') && (
          <Button tone="quiet" wide disabled={confirm.isPending} onClick={() => confirm.mutate(null)}>
            I sign in with Google
          </Button>
        )}
        {ways.includes('email-link') && <ConfirmByLink onProven={onProven} />}
      </Stack>
    </Form>
  )
}

const failureText = (error: Error) => (error instanceof ApiError ? error.message : 'Network Error')
