import { useApi } from '@s4/api-client'
import { appUrl, homeUrl, openUrl } from '@s4/auth-session'
import { roleWords } from '@s4/contract/member-roles'
import { dateText, localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Button, Inline, Refusal, Skeleton, Stack, Text } from '@s4/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { AsInvited } from './as-invited'
import { LinkPage } from './by-secret'
import { useSecret } from './use-secret'

const KEPT = 'invitation'

/** An invitation into a company, by the link of a mail (docs/product.md#company-members). */
export function InvitationPage() {
  const secret = useSecret(KEPT)
  return (
    <LinkPage title="Invitation" secret={secret}>
      <Invited secret={secret} />
    </LinkPage>
  )
}

function Invited({ secret }: { secret: string }) {
  const api = useApi()
  const invited = useQuery({
    queryKey: ['team.openInvitation', secret],
    queryFn: () => api.call('team.openInvitation', { secret }),
    retry: false,
    staleTime: Infinity,
  })
  const { companyName, name, email, role, invitedBy, expiresAt } = invited.data ?? {}
  return (
    <>
      {invited.isPending && <Skeleton shape="card" />}
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
          <AsInvited email={email} back={appUrl('shell', shellLinks.invitation)} account="company">
            <Join secret={secret} companyName={companyName ?? ''} />
          </AsInvited>
        </Stack>
      )}
    </>
  )
}

function Join({ secret, companyName }: { secret: string; companyName: string }) {
  const api = useApi()
  const join = useMutation({
    meta: { shown: true },
    mutationFn: () => api.call('team.join', { secret }, { idempotent: true }),
    onSuccess: () => {
      sessionStorage.removeItem(KEPT)
      // A new document: the session acts for this company now.
      openUrl(homeUrl('Company'))
    },
  })
  return (
    <Stack>
      <Refusal failure={join.error} />
      <Inline>
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          Join {companyName}
        </Button>
      </Inline>
    </Stack>
  )
}
