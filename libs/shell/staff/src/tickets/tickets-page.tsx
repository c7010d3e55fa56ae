import type { StaffTicket } from '@s4/contract'
import { dateText, localDate, momentText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Badge, EmptyState, LinkCard, List, Section, Text } from '@s4/ui'
import { FirstOnly } from '../lists/first-only'
import { useTickets } from '../queries/staff-queries'

/** What waits for an answer: complaints about personal data first, then the longest waiting. */
export function TicketsPage() {
  const tickets = useTickets()

  return (
    <Section title="Waiting for S4">
      {tickets.length === 0 ? (
        <EmptyState drawing="talk">Nothing waits for an answer.</EmptyState>
      ) : (
        <List label="Waiting for S4">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <LinkCard title={`${ticket.number}: ${ticket.subject}`} level={3} to={shellLinks.staffTicket(ticket.id)}>
                <Text size="small" tone="muted">
                  {ticket.role === 'Job Seeker' ? 'A worker' : 'A company'}, waiting since{' '}
                  {momentText(ticket.waitingSince)}
                </Text>
                <ComplaintBadge ticket={ticket} />
              </LinkCard>
            </li>
          ))}
        </List>
      )}
      <FirstOnly list={tickets} />
    </Section>
  )
}

function ComplaintBadge({ ticket: { kind, acknowledgeBy } }: { ticket: StaffTicket }) {
  if (kind !== 'dataComplaint') return null
  return (
    <Badge tone="warning">
      {acknowledgeBy
        ? `Complaint about personal data: acknowledge by ${dateText(localDate(acknowledgeBy))}`
        : 'Complaint about personal data'}
    </Badge>
  )
}
