import { apiLinks, companyLinks } from '@s4/links'
import type { AlertState } from '@s4/contract'
import { useDownload } from '@s4/queries'
import { DownloadButton, EmptyState, Inline, List, LoadMore, TextLink, useOpenItem } from '@s4/ui'
import { AlertLine } from './alert-line'
import { useAlerts } from '../queries/live-queries'
import { type LogFilter, logSearch } from '../queries/log-view'

export function AlertList({ filter, state }: { filter: LogFilter; state: AlertState }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAlerts(filter, state)
  const { open, addressOf } = useOpenItem('alert')
  const alerts = data.pages.flatMap((page) => page.data)
  const asked = logSearch(filter, state)
  const csv = useDownload(`${apiLinks.alertsCsv}?${asked}`, 's4-alerts.csv')
  const pdf = useDownload(`${apiLinks.alertsPdf}?${asked}`, 's4-alerts.pdf')
  if (alerts.length === 0) {
    return (
      <EmptyState drawing="calm" action={<TextLink to={companyLinks.jobsInProgress}>See who is at work</TextLink>}>
        {emptyText(filter, state)}
      </EmptyState>
    )
  }

  return (
    <>
      <List label="Alerts">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertLine alert={alert} to={addressOf(alert.id)} isOpen={alert.id === open} />
          </li>
        ))}
      </List>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="alerts" />
      <Inline>
        <DownloadButton download={csv}>Save as CSV</DownloadButton>
        <DownloadButton download={pdf}>Save as PDF</DownloadButton>
      </Inline>
    </>
  )
}

function emptyText({ severity, siteId, assignedTo }: LogFilter, state: AlertState): string {
  if (severity ?? siteId ?? assignedTo) return 'No alerts fit this filter.'
  return state === 'all' || state === 'resolved' ? 'No alerts yet.' : 'No open alerts.'
}
