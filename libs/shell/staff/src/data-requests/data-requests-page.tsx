import type { StaffDataRequest } from '@s4/contract'
import { dataRequestLabels } from '@s4/domain/data-request'
import { dateText, momentText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { EmptyState, LinkCard, List, Section, StatusBadge, Text } from '@s4/ui'
import { FirstOnly } from '../lists/first-only'
import { useDataRequests } from '../queries/staff-queries'

/** What waits for an answer, the one due soonest first. */
export function DataRequestsPage() {
  const requests = useDataRequests()

  return (
    <Section title="Data-protection requests">
      {requests.length === 0 ? (
        <EmptyState>No request waits.</EmptyState>
      ) : (
        <List label="Data-protection requests">
          {requests.map((request) => (
            <li key={request.id}>
              <LinkCard title={dataRequestLabels[request.kind]} level={3} to={shellLinks.staffDataRequest(request.id)}>
                <Text size="small" tone="muted">
                  Received {momentText(request.receivedAt)}, due {dateText(request.dueOn)}
                  {request.extendedAt && ', extended'}
                </Text>
                <DaysLeft request={request} />
              </LinkCard>
            </li>
          ))}
        </List>
      )}
      <FirstOnly list={requests} />
    </Section>
  )
}

const NEAR_DAYS = 7

export function DaysLeft({ request: { daysLeft } }: { request: Pick<StaffDataRequest, 'daysLeft'> }) {
  if (daysLeft < 0) return <StatusBadge tone="danger">Overdue by {inDays(-daysLeft)}</StatusBadge>
  return <StatusBadge tone={daysLeft <= NEAR_DAYS ? 'warning' : 'neutral'}>{inDays(daysLeft)} left</StatusBadge>
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
