import { companyLinks } from '@s4/links'
import { EmptyState, List, LoadMore, TextLink } from '@s4/ui'
import { ShieldCheck } from 'lucide-react'
import { AlertCard } from './alert-card'
import { useAlerts } from '../queries/live-queries'

export function AlertList({ jobId, state }: { jobId: string | null; state: 'open' | 'all' }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAlerts(jobId, state)
  const alerts = data.pages.flatMap((page) => page.data)
  if (alerts.length === 0) {
    return (
      <EmptyState icon={ShieldCheck} action={<TextLink to={companyLinks.jobsInProgress}>See who is at work</TextLink>}>
        {state === 'open' ? 'No open alerts.' : 'No alerts yet.'}
      </EmptyState>
    )
  }

  return (
    <>
      <List label="Alerts">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} />
          </li>
        ))}
      </List>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="alerts" />
    </>
  )
}
