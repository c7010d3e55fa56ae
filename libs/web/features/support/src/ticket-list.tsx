import type { Ticket } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Inline, LinkCard, List, LoadMore, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useTickets } from './support-queries'

const words: Record<Ticket['status'], string> = { open: 'Waiting for S4', answered: 'Answered', closed: 'Closed' }

export const TicketBadge = ({ status }: { status: Ticket['status'] }) => (
  <StatusBadge tone={statusTones.ticket[status]}>{words[status]}</StatusBadge>
)

/** What was asked, newest first. */
export function TicketList({ basePath }: { basePath: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useTickets()
  const tickets = data.pages.flatMap((page) => page.data)
  if (tickets.length === 0)
    return (
      <Text tone="muted">
        You have not asked anything yet. A question gets a number, and the answer comes here and to your notifications.
      </Text>
    )

  return (
    <>
      <List label="Your questions">
        {tickets.map(({ id, number, subject, status, updatedAt }) => (
          <li key={id}>
            <LinkCard level={3} title={subject} to={`${basePath}?ticket=${id}`}>
              <Inline justify="between">
                <TicketBadge status={status} />
                <Text size="small" tone="muted">
                  {number} · {momentText(updatedAt)}
                </Text>
              </Inline>
            </LinkCard>
          </li>
        ))}
      </List>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="questions" />
    </>
  )
}
