import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Inline, List, Section, Text } from '@s4/ui'
import { useWithdrawInvitation, useWorkerInvitations } from '../queries/import-queries'

/** Who has been invited to work here and has not answered. */
export function OpenInvitations() {
  const { open, invitations } = useWorkerInvitations()
  const withdraw = useWithdrawInvitation()
  if (open === 0) return null
  return (
    <Section title={open === 1 ? '1 open invitation' : `${open} open invitations`}>
      {open > invitations.length && <Text tone="muted">The latest {invitations.length} are shown.</Text>}
      <List label="Open invitations" gap="xs">
        {invitations.map(({ id, name, email, kind, expiresAt }) => (
          <li key={id}>
            <Inline justify="between">
              <Text>
                {name}, {email}: {kind === 'own-staff' ? 'own staff' : 'self-employed'}, until{' '}
                {dateText(localDate(expiresAt))}
              </Text>
              <Button
                size="small"
                tone="quiet"
                aria-label={`Withdraw the invitation of ${name}`}
                busy={withdraw.isPending && withdraw.variables.id === id}
                onClick={() => withdraw.mutate({ id })}
              >
                Withdraw
              </Button>
            </Inline>
          </li>
        ))}
      </List>
    </Section>
  )
}
