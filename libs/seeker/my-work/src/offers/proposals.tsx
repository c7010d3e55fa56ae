import type { OwnEngagement } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { useChange } from '@s4/queries'
import { Button, Card, Heading, Inline, List, Stack, Text } from '@s4/ui'
import { useEngagements } from '../queries/my-work-queries'

/** What companies propose about how the worker works for them, to accept or decline. */
export function Proposals() {
  const proposed = useEngagements().filter(({ status }) => status === 'proposed')
  if (proposed.length === 0) return null
  return (
    <Stack>
      <Heading>Proposals to answer</Heading>
      <List label="Proposals">
        {proposed.map((proposal) => (
          <li key={proposal.id}>
            <Proposal proposal={proposal} />
          </li>
        ))}
      </List>
    </Stack>
  )
}

function Proposal({ proposal: { id, companyName, kind, startsOn } }: { proposal: OwnEngagement }) {
  const answer = useChange('engagements.answer')
  return (
    <Card as="article">
      <Heading level={3}>
        {kind === 'own-staff' ? `Staff of ${companyName}` : `Self-employed for ${companyName}`}
      </Heading>
      <Text>
        {kind === 'own-staff'
          ? `${companyName} wants you to work there as its own staff from ${dateText(startsOn)} on: it employs you ` +
            'and pays you through its payroll. S4 makes no invoices of that work.'
          : `${companyName} wants you to work there self-employed from ${dateText(startsOn)} on: S4 makes an invoice ` +
            'in your name once hours are agreed.'}{' '}
        Work you have agreed stays as it is.
      </Text>
      <Inline>
        <Button busy={answer.isPending} onClick={() => answer.mutate({ id, accept: true })}>
          Accept
        </Button>
        <Button tone="quiet" disabled={answer.isPending} onClick={() => answer.mutate({ id, accept: false })}>
          Decline
        </Button>
      </Inline>
    </Card>
  )
}
