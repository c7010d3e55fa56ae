import { companyLinks } from '@s4/links'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { useMay } from '@s4/auth-session'
import {
  ButtonLink,
  EmptyState,
  Inline,
  List,
  Page,
  Section,
  SelectField,
  Stack,
  Text,
  useOpenItem,
  TabTitle,
} from '@s4/ui'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { CounterLine } from './counter-line'
import { LiveMap } from './live-map'
import { NewestReports } from './newest-reports'
import { OpenAlerts } from './open-alerts'
import { LiveWorkerCard } from './live-worker-card'
import { useLiveJob } from '../queries/live-queries'
import { PresenceBadge, presences } from './presence-badge'

export function LiveJobPage() {
  const { jobId = '' } = useParams()
  return (
    <Page>
      <LiveJobRecord jobId={jobId} />
    </Page>
  )
}

/** A shift under way, on its own page or beside the list. */
export function LiveJobRecord({ jobId }: { jobId: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { addressOf } = useOpenItem('shift')
  const may = useMay()
  const { data: job } = useLiveJob(jobId, params.get('shift'))

  return (
    <Stack gap="lg">
      <TabTitle title={job.title} />
      <Section
        title={job.title}
        action={
          may('messages.broadcast') && (
            <ButtonLink
              tone="quiet"
              size="small"
              to={`${companyLinks.assignedJob(job.jobId)}?shift=${job.shiftId}&write=everybody`}
            >
              Message everybody
            </ButtonLink>
          )
        }
      >
        <Text>
          {job.siteName}, {job.address}. {shiftText(job, job.zone)}
        </Text>
        <Inline>
          {presences.map(
            (presence) =>
              job.counts[presence] > 0 && (
                <PresenceBadge key={presence} presence={presence} count={job.counts[presence]} />
              ),
          )}
        </Inline>
        {job.counters.map((counter) => (
          <CounterLine key={counter.kind} counter={counter} zone={job.zone} now={job.now} />
        ))}
        {job.shifts.length > 1 && (
          <SelectField
            label="Shift"
            value={job.shiftId}
            options={job.shifts.map(({ id, startsAt }) => ({ value: id, label: momentText(startsAt, job.zone) }))}
            onChange={({ target }) => void navigate(addressOf(target.value))}
          />
        )}
      </Section>
      {job.openAlerts > 0 && may('alerts.read') && <OpenAlerts job={job} />}
      {job.workers.length === 0 ? (
        <EmptyState
          drawing="people"
          action={<ButtonLink to={companyLinks.applicants(job.jobId)}>See who applied</ButtonLink>}
        >
          Nobody has a place on this shift.
        </EmptyState>
      ) : (
        <List label="People on this shift">
          {job.workers.map((worker) => (
            <li key={worker.assignmentId}>
              <LiveWorkerCard worker={worker} job={job} />
            </li>
          ))}
        </List>
      )}
      {may('reports.read') && <NewestReports job={job} />}
      <LiveMap job={job} />
    </Stack>
  )
}
