import { companyLinks } from '@s4/links'
import { Inline, Page, Stack, Tabs, Text, TextLink } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { AlertList } from './alert-list'
import { CheckCallList } from './check-call-list'
import type { LogView } from './log-view'
import { parseLogView } from './log-view'

const views: readonly { view: LogView; label: string }[] = [
  { view: 'open', label: 'Open' },
  { view: 'all', label: 'All alerts' },
  { view: 'calls', label: 'Check calls' },
]

export function AlertLogPage() {
  const [params] = useSearchParams()
  const jobId = params.get('jobId')
  const shown = parseLogView(params)
  const to = (view: LogView) => {
    const search = new URLSearchParams({ ...(jobId && { jobId }), ...(view !== 'open' && { state: view }) })
    return `${companyLinks.alerts}?${search.toString()}`
  }

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
        {shown === 'calls' ? <CheckCallList jobId={jobId} /> : <AlertList jobId={jobId} state={shown} />}
      </Stack>
    </Page>
  )
}
