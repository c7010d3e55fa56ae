import { loginUrl, openUrl, useSessionStore } from '@s4/auth-session'
import { shellLinks } from '@s4/links'
import { Button, ButtonLink, Inline, Skeleton, Stack, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface AsInvitedProps {
  /** The address that was invited. */
  email: string
  /** The page to come back to after signing in. */
  back: string
  /** `company`, `worker`: the account that is needed. */
  account: 'company' | 'worker'
  /** What whoever is signed in with the address can do. */
  children: ReactNode
}

/** Leads to signing in with the address that was invited, and then to what it is for. */
export function AsInvited({ email, back, account, children }: AsInvitedProps) {
  const session = useSessionStore()
  const current = useQuery({ queryKey: ['invitation.session'], queryFn: () => session.current(), retry: false })

  if (current.isLoading) return <Skeleton shape="text" />
  if (!current.data)
    return (
      <Stack>
        <Text>
          Sign in with {email} to go on. If you are new here, create a {account} account with this address first.
        </Text>
        <Inline>
          <Button onClick={() => openUrl(loginUrl(back))}>Sign in</Button>
          <ButtonLink tone="quiet" to={`${shellLinks.createAccount}?next=${encodeURIComponent(back)}`}>
            Create an account
          </ButtonLink>
        </Inline>
      </Stack>
    )
  if (current.data.user.email.toLowerCase() === email.toLowerCase()) return children
  return (
    <Stack>
      <Text>
        You are signed in as {current.data.user.email}. Sign out and use {email} instead.
      </Text>
      <Inline>
        <Button onClick={() => void session.end().then(() => openUrl(loginUrl(back)))}>Sign out</Button>
      </Inline>
    </Stack>
  )
}
