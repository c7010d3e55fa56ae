import { useApi } from '@s4/api-client'
import { appUrl, homeUrl, loginUrl, openUrl, useSessionStore } from '@s4/auth-session'
import { roleWords } from '@s4/contract/member-roles'
import { dateText, localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Button, ButtonLink, Heading, Inline, Page, PublicFrame, Refusal, Skeleton, Stack, Text } from '@s4/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

const KEPT = 'invitation'

/** The secret of the link; kept in this tab while its holder signs in. */
function useSecret(): string {
  const given = useLocation().hash.slice(1)
  if (given) sessionStorage.setItem(KEPT, given)
  return given || (sessionStorage.getItem(KEPT) ?? '')
}

/** An invitation into a company, by the link of a mail (docs/product.md#company-members). */
export function InvitationPage() {
  const api = useApi()
  const secret = useSecret()
  const invited = useQuery({
    queryKey: ['team.openInvitation', secret],
    queryFn: () => api.call('team.openInvitation', { secret }),
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
  })
  const { companyName, name, email, role, invitedBy, expiresAt } = invited.data ?? {}
  return (
    <PublicFrame title="Invitation">
      <Page width="form">
        <Heading level={1}>Invitation</Heading>
        {secret === '' && <Text>This address is not complete. Open the link of the mail as it is.</Text>}
        {invited.isLoading && <Skeleton shape="card" />}
        <Refusal failure={invited.error} />
        {role && email && expiresAt && (
          <Stack>
            <Text>
              Hello {name}. {invitedBy || companyName} invites you to join {companyName}. Your role there:{' '}
              {roleWords[role]}.
            </Text>
            <Text tone="muted">
              The invitation is for {email} and works until {dateText(localDate(expiresAt))}.
            </Text>
            <Join secret={secret} email={email} companyName={companyName ?? ''} />
          </Stack>
        )}
      </Page>
    </PublicFrame>
  )
}

interface JoinProps {
  secret: string
  email: string
  companyName: string
}

function Join({ secret, email, companyName }: JoinProps) {
  const api = useApi()
  const session = useSessionStore()
  const current = useQuery({ queryKey: ['invitation.session'], queryFn: () => session.current(), retry: false })
  const join = useMutation({
    meta: { shown: true },
    mutationFn: () => api.call('team.join', { secret }, { idempotent: true }),
    onSuccess: () => {
      sessionStorage.removeItem(KEPT)
      // A new document: the session acts for this company now.
      openUrl(homeUrl('Company'))
    },
  })
  const back = appUrl('shell', shellLinks.invitation)

  if (current.isLoading) return <Skeleton shape="text" />
  if (!current.data)
    return (
      <Stack>
        <Text>
          Sign in with {email} to join. If you are new here, create a company account with this address first.
        </Text>
        <Inline>
          <Button onClick={() => openUrl(loginUrl(back))}>Sign in</Button>
          <ButtonLink tone="quiet" to={`${shellLinks.createAccount}?next=${encodeURIComponent(back)}`}>
            Create an account
          </ButtonLink>
        </Inline>
      </Stack>
    )
  const isOther = current.data.user.email.toLowerCase() !== email.toLowerCase()
  return (
    <Stack>
      <Refusal failure={join.error} />
      {isOther && (
        <Text>
          You are signed in as {current.data.user.email}. Sign out and use {email} instead.
        </Text>
      )}
      <Inline>
        {isOther ? (
          <Button onClick={() => void session.end().then(() => openUrl(loginUrl(back)))}>Sign out</Button>
        ) : (
          <Button busy={join.isPending} onClick={() => join.mutate()}>
            Join {companyName}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
