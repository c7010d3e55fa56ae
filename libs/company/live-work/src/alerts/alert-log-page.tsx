import { companyLinks } from '@s4/links'
import { Inline, Page, Stack, Tabs, Text, TextLink } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { AlertList } from './alert-list'
import { CheckCallList } from './check-call-list'
import type { LogView } from '../queries/log-view'
import { logSearch, parseLogFilter, parseLogView } from '../queries/log-view'
import { AlertFilterForm } from './alert-filter-form'

const views: readonly { view: LogView; label: string }[] = [
  { view: 'open', label: 'Open' },
  { view: 'waiting', label: 'Not seen' },
  { view: 'seen', label: 'Being looked at' },
  { view: 'resolved', label: 'Resolved' },
  { view: 'all', label: 'All alerts' },
  { view: 'calls', label: 'Check calls' },
]

export function AlertLogPage() {
  const [params] = useSearchParams()
  const filter = parseLogFilter(params)
  const jobId = filter.jobId ?? null
  const shown = parseLogView(params)
  const to = (view: LogView) => `${companyLinks.alerts}?${logSearch(filter, view === 'open' ? undefined : view)}`

  return (
    <Page>
      <Stack gap="lg">
        <Tabs
          label="Parts of the log"
          tabs={views.map(({ view, label }) => ({ label, to: to(view), active: view === shown }))}
        />
        <Inline>
          <TextLink to={companyLinks.onCall}>Alerts and on call</TextLink>
          <TextLink to={companyLinks.ownReach}>How I am reached</TextLink>
        </Inline>
        {jobId && (
          <Text size="small">
            Of one job. <TextLink to={companyLinks.alerts}>Show all jobs</TextLink>
          </Text>
        )}
        {shown === 'calls' ? (
          <CheckCallList jobId={jobId} />
        ) : (
          <>
            <AlertFilterForm />
            <AlertList filter={filter} state={shown} />
          </>
        )}
      </Stack>
    </Page>
  )
}
