import { companyLinks } from '@s4/links'
import { shiftText } from '@s4/domain/shift-text'
import { ButtonLink, EmptyState, Inline, LinkCard, List, LoadMore, Page, Text } from '@s4/ui'
import { JobBadge } from '@s4/work'
import { useAssignedJobs } from '../queries/hiring-queries'

export function AssignedJobsPage() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useAssignedJobs()
  const jobs = data.pages.flatMap((page) => page.data)

  return (
    <Page>
      <Inline>
        <ButtonLink size="small" tone="quiet" to={companyLinks.dueChecks}>
          Checks due
        </ButtonLink>
      </Inline>
      {jobs.length === 0 ? (
        <EmptyState drawing="people" action={<ButtonLink to={companyLinks.jobs}>Your jobs</ButtonLink>}>
          Nobody has a place on an upcoming shift yet. A job appears here once somebody accepts your offer.
        </EmptyState>
      ) : (
        <List label="Assigned jobs">
          {jobs.map((job) => (
            <li key={job.id}>
              <LinkCard title={job.title} to={companyLinks.assignedJob(job.id)}>
                <Inline justify="between">
                  <Text>{job.nextShift ? shiftText(job.nextShift, job.zone) : 'No upcoming shift'}</Text>
                  <JobBadge status={job.status} />
                </Inline>
                <Text tone="muted">
                  {job.siteName} · {job.taken} of {job.places} places taken
                </Text>
              </LinkCard>
            </li>
          ))}
        </List>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
    </Page>
  )
}
