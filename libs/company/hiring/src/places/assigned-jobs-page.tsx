import { companyLinks } from '@s4/links'
import { shiftText } from '@s4/domain/shift-text'
import {
  Badge,
  ButtonLink,
  EmptyState,
  Inline,
  LinkRow,
  List,
  ListWithDetail,
  LoadMore,
  Page,
  Stack,
  useOpenItem,
  useWide,
} from '@s4/ui'
import { JobBadge } from '@s4/work'
import { AssignedJob } from './assigned-job-page'
import { useAssignedJobs, useDueWorkers, useStoppedByJob } from '../queries/hiring-queries'

const OPEN = ['job', 'shift', 'write'] as const

export function AssignedJobsPage() {
  const { open, addressOf } = useOpenItem(...OPEN)
  return (
    <Page>
      <ListWithDetail
        open={open}
        label="Job"
        back={{ to: addressOf(null), text: 'All assigned jobs' }}
        ownPage={open === null ? undefined : companyLinks.assignedJob(open)}
        list={<Jobs />}
      >
        {open !== null && <AssignedJob jobId={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Jobs() {
  const { open, addressOf } = useOpenItem(...OPEN)
  const wide = useWide()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAssignedJobs()
  const jobs = data.pages.flatMap((page) => page.data)
  const stopped = useStoppedByJob()
  const due = useDueWorkers().length

  return (
    <Stack gap="lg">
      <Inline>
        <ButtonLink size="small" tone={stopped.size > 0 ? 'action' : 'quiet'} to={companyLinks.dueChecks}>
          {due > 0 ? `Checks due (${due})` : 'Checks due'}
        </ButtonLink>
      </Inline>
      {jobs.length === 0 ? (
        <EmptyState drawing="people" action={<ButtonLink to={companyLinks.jobs}>Your jobs</ButtonLink>}>
          Nobody has a place on an upcoming shift yet. A job appears here once somebody accepts your offer.
        </EmptyState>
      ) : (
        <List label="Assigned jobs">
          {jobs.map((job) => {
            const toCheck = stopped.get(job.id) ?? []
            return (
              <li key={job.id}>
                <LinkRow
                  title={job.title}
                  to={wide ? addressOf(job.id) : companyLinks.assignedJob(job.id)}
                  aria-current={job.id === open || undefined}
                  state={
                    <>
                      {toCheck.length > 0 && <Badge tone="danger">{stoppedText(toCheck.length)}</Badge>}
                      <JobBadge status={job.status} />
                    </>
                  }
                  facts={[
                    job.nextShift ? shiftText(job.nextShift, job.zone) : 'No upcoming shift',
                    job.siteName,
                    [
                      ...(job.people?.length ? [namesText(job.people)] : []),
                      `${job.taken} of ${job.places} places taken`,
                      ...(toCheck.length > 0 ? [`To check: ${toCheck.join('; ')}`] : []),
                    ].join(' · '),
                  ]}
                />
              </li>
            )
          })}
        </List>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
    </Stack>
  )
}

const NAMES_SHOWN = 4

/** `Ada Byron, Bo Lee and 3 more`. */
function namesText(people: readonly string[]): string {
  const more = people.length - NAMES_SHOWN
  return people.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const stoppedText = (people: number) => (people === 1 ? '1 cannot book on yet' : `${people} cannot book on yet`)
