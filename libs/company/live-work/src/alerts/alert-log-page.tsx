import { companyLinks } from '@s4/links'
import { FoldedFilters, Inline, ListWithDetail, Page, Stack, Tabs, Text, TextLink, useOpenItem } from '@s4/ui'
import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { AlertList } from './alert-list'
import { AlertRecord } from './alert-record'
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

/** How many alerts of all sites stand in the first views; nothing for a list that is narrowed. */
function useCounts(isNarrowed: boolean): Partial<Record<LogView, number>> {
  const { data } = useQuery({ ...useApi().query('alerts.waiting', {}), throwOnError: false })
  return data && !isNarrowed ? { open: data.open, waiting: data.notSeen, seen: data.open - data.notSeen } : {}
}

export function AlertLogPage() {
  const { open, addressOf } = useOpenItem('alert')
  return (
    <Page>
      <ListWithDetail open={open} label="Alert" back={{ to: addressOf(null), text: 'Alert log' }} list={<Log />}>
        {open !== null && <AlertRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Log() {
  const [params] = useSearchParams()
  const filter = parseLogFilter(params)
  const jobId = filter.jobId ?? null
  const shown = parseLogView(params)
  const counts = useCounts(Object.keys(filter).length > 0)
  const to = (view: LogView) => `${companyLinks.alerts}?${logSearch(filter, view === 'open' ? undefined : view)}`

  return (
    <Stack gap="lg">
      <Tabs
        label="Parts of the log"
        tabs={views.map(({ view, label }) => ({ label, to: to(view), active: view === shown, count: counts[view] }))}
      />
      {jobId && (
        <Text size="small">
          Of one job. <TextLink to={companyLinks.alerts}>Show all jobs</TextLink>
        </Text>
      )}
      {shown === 'calls' ? (
        <CheckCallList />
      ) : (
        <>
          <FoldedFilters active={[filter.severity, filter.siteId, filter.assignedTo].filter(Boolean).length} folded>
            <AlertFilterForm />
          </FoldedFilters>
          <AlertList filter={filter} state={shown} />
        </>
      )}
      <Inline>
        <TextLink to={companyLinks.onCall}>Alerts and on call</TextLink>
        <TextLink to={companyLinks.ownReach}>How alerts reach me</TextLink>
      </Inline>
    </Stack>
  )
}
