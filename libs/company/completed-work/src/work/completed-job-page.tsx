import { companyLinks } from '@s4/links'
import { momentText, shiftText } from '@s4/domain/shift-text'
import {
  Button,
  ButtonLink,
  Callout,
  EmptyState,
  Inline,
  List,
  Page,
  Section,
  SelectField,
  Skeleton,
  Text,
  useListView,
  ViewSwitch,
} from '@s4/ui'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCompletedJob } from '../queries/completed-work-queries'
import { ChosenBar } from './chosen-bar'
import { useChosenWork } from './use-chosen-work'
import { WorkCard } from './work-card'

const PeopleTable = lazy(async () => ({ default: (await import('./people-table')).PeopleTable }))

export function CompletedJobPage() {
  const { jobId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const job = useCompletedJob(jobId, params.get('shift'))
  const { title, siteName, address, zone, shift, shifts, work, isLoadingPeople } = job
  const chosen = useChosenWork(shift?.id ?? '', work)
  const list = useListView('completedPeople')

  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <Section
        title={title}
        action={
          <ButtonLink
            tone="quiet"
            size="small"
            to={`${companyLinks.logbook(jobId)}${shift ? `?shift=${shift.id}` : ''}`}
          >
            Report log
          </ButtonLink>
        }
      >
        <Text tone="muted">
          {siteName}, {address}
        </Text>
        {shift && <Text>{shiftText(shift, zone)}</Text>}
        {shift && shifts.length > 1 && (
          <SelectField
            label="Shift"
            value={shift.id}
            options={shifts.map(({ id, startsAt }) => ({ value: id, label: momentText(startsAt, zone) }))}
            onChange={({ target }) => setParams({ shift: target.value })}
          />
        )}
        <Inline>
          <ButtonLink tone="plain" size="small" to={companyLinks.completedJobs}>
            All completed jobs
          </ButtonLink>
          <ButtonLink tone="plain" size="small" to={companyLinks.job(jobId)}>
            The job
          </ButtonLink>
        </Inline>
      </Section>
      {work.length === 0 ? (
        <EmptyState
          drawing="shift"
          action={
            <ButtonLink tone="quiet" to={companyLinks.jobInProgress(jobId)}>
              See who is at work
            </ButtonLink>
          }
        >
          Nobody has finished a shift of this job yet.
        </EmptyState>
      ) : (
        <>
          <Inline justify="between">
            {work.some(chosen.canChoose) && <ChosenBar chosen={chosen} works={work} isLoading={isLoadingPeople} />}
            <ViewSwitch list={list} />
          </Inline>
          {list.view === 'table' && shift ? (
            <Suspense fallback={<Skeleton shape="table" />}>
              <PeopleTable
                jobId={jobId}
                shiftId={shift.id}
                works={work}
                chosen={chosen}
                isLoading={isLoadingPeople || job.peopleError !== null}
              />
            </Suspense>
          ) : (
            <List label="People who worked this shift">
              {work.map((each) => (
                <li key={each.id}>
                  <WorkCard work={each} chosen={chosen} />
                </li>
              ))}
            </List>
          )}
          <PeopleToCome job={job} />
        </>
      )}
    </Page>
  )
}

/** What is missing of a long list of people. */
function PeopleToCome({ job }: { job: ReturnType<typeof useCompletedJob> }) {
  if (job.peopleError)
    return (
      <Callout
        tone="danger"
        title="Not everybody is shown"
        action={<Button onClick={job.retryPeople}>Try again</Button>}
      >
        {job.peopleError.message}
      </Callout>
    )
  return (
    <Text tone="muted" role="status">
      {job.isLoadingPeople && `${job.work.length} people are shown. Loading the others…`}
    </Text>
  )
}
