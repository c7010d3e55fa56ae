import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import { Problem } from '@s4/contract/problem'
import { identityOf } from '@s4/identity'
import { Button, Form, PasswordField, Stack, Text } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'

/** Proves who somebody is with their password or with Google, and records it as a recent sign-in. */
export function ConfirmForm({ onProven }: { onProven: () => void }) {
  const api = useApi()
  const { user } = useSession()
  const confirm = useMutation({
    meta: { shown: true },
    mutationFn: async (password: string | null) => {
      const identity = await identityOf(api).load()
      const idToken = await (password === null ? identity.signInWithGoogle() : identity.signIn(user.email, password))
      await api.call('session.reauth', { idToken })
    },
    onSuccess: onProven,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    confirm.mutate(typeof password === 'string' ? password : '')
  }

  return (
    <Form label="Confirm it is you" onSubmit={submit}>
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField label={`Password of ${user.email}`} name="password" autoComplete="current-password" required error={confirm.error ? sentenceOf(confirm.error) : undefined} />
        <Button type="submit" wide busy={confirm.isPending}>Confirm</Button>
        <Button tone="quiet" wide disabled={confirm.isPending} onClick={() => confirm.mutate(null)}>I sign in with Google</Button>
        <Text size="small" tone="muted">You sign in with a link by e-mail? Log out, sign in again with a new link, and come straight back.</Text>
      </Stack>
    </Form>
  )
}

const sentenceOf = (error: Error) => (error instanceof Problem ? error.message : 'Network Error')
