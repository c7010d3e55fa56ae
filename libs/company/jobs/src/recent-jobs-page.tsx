import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState, List, LoadMore, Page, Skeleton, Stack, useListView, ViewSwitch } from '@s4/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, useJobList } from './company-jobs-queries'
import { JobCard } from './job-card'
import { JobFilter } from './job-filter'

const FirstJob = lazy(async () => ({ default: (await import('./first-job')).FirstJob }))
const JobsTable = lazy(async () => ({ default: (await import('./jobs-table')).JobsTable }))

export interface Above {
  /** For a screen on a wall. */
  wall: boolean
  /** Nothing is shown when there is nothing in it. */
  onlyWhenFull?: boolean
}

export function RecentJobsPage({ above: Above }: { above: (props: Above) => ReactNode }) {
  const [params] = useSearchParams()
  const filter = parseFilter(params)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobList(filter)
  const jobs = data.pages.flatMap((page) => page.data)
  const narrowed = Boolean(filter.text || filter.siteId || filter.clientId || filter.day || filter.state)
  const list = useListView('jobs')
  const wall = params.get('view') === 'wall'

  if (wall)
    return (
      <Suspense>
        <Above wall />
      </Suspense>
    )
  if (jobs.length === 0 && !narrowed) {
    return (
      <Stack gap="lg">
        <Suspense>
          <Above wall={false} onlyWhenFull />
        </Suspense>
        <Suspense fallback={<Skeleton shape="card" count={2} label="Loading your next step" />}>
          <FirstJob />
        </Suspense>
      </Stack>
    )
  }
  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <Stack gap="lg">
        <Suspense fallback={<Skeleton shape="list" count={3} label="Loading the control room" />}>
          <Above wall={false} />
        </Suspense>
        <JobFilter />
        <ViewSwitch list={list} />
        {jobs.length === 0 && (
          <EmptyState
            drawing="search"
            action={
              <ButtonLink tone="quiet" to={companyLinks.jobs}>
                Show all jobs
              </ButtonLink>
            }
          >
            No job matches.
          </EmptyState>
        )}
        {list.view === 'table' ? (
          <Suspense fallback={<Skeleton shape="table" />}>
            <JobsTable filter={filter} />
          </Suspense>
        ) : (
          <>
            <List label="Jobs">
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </List>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
          </>
        )}
      </Stack>
    </Page>
  )
}
