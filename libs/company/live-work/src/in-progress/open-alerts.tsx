import type { LiveJob } from '@s4/contract'
import { companyLinks } from '@s4/links'
import { List, Section, TextLink } from '@s4/ui'
import { AlertLine } from '../alerts/alert-line'
import { useOpenAlerts } from '../queries/live-queries'

/** The open alerts of a shift, each with what can be done about it. */
export function OpenAlerts({ job: { jobId, shiftId, openAlerts } }: { job: LiveJob }) {
  const { data } = useOpenAlerts(jobId)
  const log = `${companyLinks.alerts}?jobId=${jobId}`
  const alerts = data?.pages.flatMap((page) => page.data).filter((alert) => alert.shiftId === shiftId) ?? []
  return (
    <Section
      title={openAlerts === 1 ? '1 alert is open' : `${openAlerts} alerts are open`}
      action={<TextLink to={log}>Alert log of this job</TextLink>}
    >
      <List label="Open alerts">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertLine alert={alert} to={`${log}&alert=${alert.id}`} />
          </li>
        ))}
      </List>
    </Section>
  )
}
