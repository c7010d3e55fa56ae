import { companyLinks } from '@s4/links'
import { momentText, shiftText } from '@s4/domain/shift-text'
import {
  Button,
  ButtonLink,
  Callout,
  EmptyState,
  Inline,
  KeepsRoom,
  List,
  type ListView,
  Page,
  Section,
  SelectField,
  Skeleton,
  Stack,
  Text,
  useListView,
  useOpenItem,
  ViewSwitch,
  TabTitle,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useCompletedJob } from '../queries/completed-work-queries'
import { ChosenBar } from './chosen-bar'
import { unbroken } from './unbroken'
import { useChosenWork } from './use-chosen-work'
import { WorkCard } from './work-card'

const PeopleTable = lazyPart(async () => (await import('./people-table')).PeopleTable)

export function CompletedJobPage() {
  const { jobId = '' } = useParams()
  const list = useListView('completedPeople')
  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <CompletedJob jobId={jobId} list={list} />
    </Page>
  )
}

interface CompletedJobProps {
  jobId: string
  /** Beside the list of shifts there is no room for a table. */
  list?: ListView
}

/** The people of a finished shift, with their hours and invoices. */
export function CompletedJob({ jobId, list }: CompletedJobProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { addressOf } = useOpenItem('shift')
  const job = useCompletedJob(jobId, params.get('shift'))
  const { title, siteName, address, zone, shift, shifts, work, isLoadingPeople } = job
  const chosen = useChosenWork(shift?.id ?? '', work)

  return (
    <Stack gap="lg">
      <TabTitle title={title} />
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
        {shift && <Text>{unbroken(shiftText(shift, zone))}</Text>}
        {shift && shifts.length > 1 && (
          <SelectField
            label="Shift"
            value={shift.id}
            options={shifts.map(({ id, startsAt }) => ({ value: id, label: momentText(startsAt, zone) }))}
            onChange={({ target }) => void navigate(addressOf(target.value))}
          />
        )}
        <Inline>
          {list && (
            <ButtonLink tone="plain" size="small" to={companyLinks.completedJobs}>
              All completed jobs
            </ButtonLink>
          )}
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
          <KeepsRoom key={shift?.id}>
            <Inline justify="between">
              {work.some(chosen.canChoose) && <ChosenBar chosen={chosen} works={work} isLoading={isLoadingPeople} />}
              {list && <ViewSwitch list={list} />}
            </Inline>
          </KeepsRoom>
          {list?.view === 'table' && shift ? (
            <InPicture fallback={<Skeleton shape="table" />}>
              <PeopleTable
                jobId={jobId}
                shiftId={shift.id}
                works={work}
                chosen={chosen}
                isLoading={isLoadingPeople || job.peopleError !== null}
              />
            </InPicture>
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
    </Stack>
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
