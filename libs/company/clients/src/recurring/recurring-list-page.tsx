import { useMay } from '@s4/auth-session'
import type { RecurringSummary } from '@s4/contract'
import { companyLinks } from '@s4/links'
import { Badge, ButtonLink, EmptyState, Inline, LinkRow, List, LoadMore, Page, Stack, StatusBadge } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useRecurringList } from '../queries/recurring-queries'
import { daysText, peopleText, runText, stateText } from './recurring-words'

export function RecurringListPage() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useRecurringList()
  const all = data.pages.flatMap((page) => page.data)
  const add = useMay()('jobs.post') && <ButtonLink to={companyLinks.newRecurring}>Add recurring work</ButtonLink>
  if (all.length === 0)
    return (
      <EmptyState drawing="shift" action={add}>
        Work you need every week. Enter it once, and S4 makes the jobs weeks ahead.
      </EmptyState>
    )
  return (
    <Page>
      <Stack gap="lg">
        <Inline justify="end">{add}</Inline>
        <List label="Recurring work">
          {all.map((summary) => (
            <li key={summary.id}>
              <RecurringCard summary={summary} />
            </li>
          ))}
        </List>
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="work" />
      </Stack>
    </Page>
  )
}

function RecurringCard({ summary }: { summary: RecurringSummary }) {
  const { id, title, siteName, clientName, days, positions, state, failed } = summary
  return (
    <LinkRow
      title={title}
      to={companyLinks.recurringDemand(id)}
      state={
        <>
          {failed > 0 && <Badge tone="danger">{failed === 1 ? '1 job not made' : `${failed} jobs not made`}</Badge>}
          <StatusBadge tone={statusTones.recurring[state]}>{stateText(summary)}</StatusBadge>
        </>
      }
      facts={[
        `${daysText(days)} · ${peopleText(positions)}`,
        [siteName, clientName, runText(summary)].filter(Boolean).join(' · '),
      ]}
    />
  )
}
