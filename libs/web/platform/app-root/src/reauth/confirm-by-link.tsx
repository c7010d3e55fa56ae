import { useApi } from '@s4/api-client'
import { useSession, useSessionStore } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { Button, Callout } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

const POLL_MS = 3000

/** Confirms without a password: the link starts a new session in this browser, which this page notices. */
export function ConfirmByLink({ onProven }: { onProven: () => void }) {
  const api = useApi()
  const session = useSessionStore()
  const { user, issuedAt } = useSession()
  const send = useMutation({
    meta: { shown: true },
    mutationFn: async (_since: string) =>
      api.call('account.sendSignInLink', { email: user.email, next: location.href }),
  })
  const waiting = send.isSuccess && send.variables === issuedAt
  const opened = send.isSuccess && send.variables !== issuedAt

  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => void session.refresh().catch(() => null), POLL_MS)
    return () => clearInterval(timer)
  }, [waiting, session])

  useEffect(() => {
    if (opened) onProven()
  }, [opened, onProven])

  if (send.isSuccess) {
    return (
      <Callout tone="success" live title="Look in your mailbox">
        A link is on its way to {user.email}. Open it in this browser: this page then goes on by itself.
      </Callout>
    )
  }
  return (
    <>
      {send.error && (
        <Callout tone="danger" live>
          {send.error instanceof ApiError ? send.error.message : 'Network Error'}
        </Callout>
      )}
      <Button tone="quiet" wide busy={send.isPending} onClick={() => send.mutate(issuedAt)}>
        Email me a link to confirm
      </Button>
    </>
  )
}
