import { useApi } from '@s4/api-client'
import { appUrl, homeUrl, openUrl } from '@s4/auth-session'
import { dateText, localDate } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Button, Inline, Refusal, Skeleton, Stack, Text } from '@s4/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { AsInvited } from './as-invited'
import { LinkPage } from './by-secret'
import { useSecret } from './use-secret'

const KEPT = 'work-invitation'

/** An invitation to work for a company, by the link of a mail (docs/product.md#inviting-workers). */
export function WorkerInvitationPage() {
  const secret = useSecret(KEPT)
  return (
    <LinkPage title="Invitation to work" secret={secret}>
      <Invited secret={secret} />
    </LinkPage>
  )
}

function Invited({ secret }: { secret: string }) {
  const api = useApi()
  const invited = useQuery({
    queryKey: ['workerInvitations.open', secret],
    queryFn: () => api.call('workerInvitations.open', { secret }),
    retry: false,
    staleTime: Infinity,
  })
  return (
    <>
      {invited.isPending && <Skeleton shape="card" />}
      <Refusal failure={invited.error} />
      {invited.data && (
        <Stack>
          <Text>
            Hello {invited.data.name}. {invited.data.companyName} invites you to its shifts.
          </Text>
          <Text>{KINDS[invited.data.kind](invited.data.companyName)}</Text>
          <Text tone="muted">
            The invitation is for {invited.data.email} and works until {dateText(localDate(invited.data.expiresAt))}.
            When you accept, the company sees your name, picture and profile and can offer you shifts; you decide about
            each.
          </Text>
          <AsInvited email={invited.data.email} back={appUrl('shell', shellLinks.workerInvitation)} account="worker">
            <Answer secret={secret} companyName={invited.data.companyName} />
          </AsInvited>
        </Stack>
      )}
    </>
  )
}

const KINDS = {
  'own-staff': (company: string) =>
    `You work there as staff of ${company}: it employs you and pays you through its payroll. S4 makes no invoices of ` +
    'that work. Shifts for others stay as they are.',
  'self-employed': () => 'You work there self-employed: once hours are agreed, S4 makes an invoice in your name.',
} as const

function Answer({ secret, companyName }: { secret: string; companyName: string }) {
  const api = useApi()
  const answer = useMutation({
    meta: { shown: true },
    mutationFn: (accept: boolean) => api.call('workerInvitations.answer', { secret, accept }, { idempotent: true }),
    onSuccess: () => {
      sessionStorage.removeItem(KEPT)
      openUrl(homeUrl('Job Seeker'))
    },
  })
  return (
    <Stack>
      <Refusal failure={answer.error} />
      <Inline>
        <Button
          busy={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          Accept and work for {companyName}
        </Button>
        <Button
          tone="quiet"
          busy={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          Decline
        </Button>
      </Inline>
    </Stack>
  )
}
