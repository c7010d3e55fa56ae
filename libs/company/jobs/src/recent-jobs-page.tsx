import { companyLinks } from '@s4/links'
import {
  ButtonLink,
  EmptyState,
  FoldedFilters,
  List,
  type ListView,
  ListWithDetail,
  LoadMore,
  Page,
  Skeleton,
  Stack,
  useListView,
  useOpenItem,
  ViewSwitch,
} from '@s4/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filter, parseFilter, useJobList } from './company-jobs-queries'
import { JobCard } from './job-card'
import { JobFilter } from './job-filter'
import { OPEN_JOB } from './open-job'

const FirstJob = lazy(async () => ({ default: (await import('./first-job')).FirstJob }))
const JobRecord = lazy(async () => ({ default: (await import('./job-detail-page')).JobRecord }))
const JobsTable = lazy(async () => ({ default: (await import('./jobs-table')).JobsTable }))

export interface Above {
  /** For a screen on a wall. */
  wall: boolean
  /** Nothing is shown when there is nothing in it. */
  onlyWhenFull?: boolean
}

/** The jobs below what needs somebody now; a job opens beside them, where there is room. */
export function RecentJobsPage({ above: Above }: { above: (props: Above) => ReactNode }) {
  const [params] = useSearchParams()
  const filter = parseFilter(params)
  const { data } = useJobList(filter)
  const active = [filter.text, filter.siteId, filter.clientId, filter.day, filter.state].filter(Boolean).length
  const narrowed = active > 0
  // Whoever comes for a search sees what it found first. It does not move while somebody types.
  const [foundFirst] = useState(narrowed)
  const list = useListView('jobs')
  const { open, addressOf } = useOpenItem(...OPEN_JOB)

  if (params.get('view') === 'wall')
    return (
      <Suspense>
        <Above wall />
      </Suspense>
    )
  if (data.pages[0]?.data.length === 0 && !narrowed && open === null) {
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
  const room = (
    <Suspense fallback={<Skeleton shape="list" count={4} label="Loading the control room" />}>
      <Above wall={false} />
    </Suspense>
  )
  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <ListWithDetail
        open={open}
        label="Job"
        back={{ to: addressOf(null), text: 'All recent jobs' }}
        ownPage={open === null ? undefined : companyLinks.job(open)}
        list={
          <Stack gap="lg">
            {open === null ? (
              <>
                {!foundFirst && room}
                <JobFilter />
              </>
            ) : (
              <FoldedFilters active={active} folded>
                <JobFilter />
              </FoldedFilters>
            )}
            <Jobs filter={filter} list={list} />
            {open === null && foundFirst && room}
          </Stack>
        }
      >
        {open !== null && <JobRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Jobs({ filter, list }: { filter: Filter; list: ListView }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobList(filter)
  const { open, addressOf } = useOpenItem(...OPEN_JOB)
  const jobs = data.pages.flatMap((page) => page.data)
  return (
    <>
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
                <JobCard
                  job={job}
                  to={list.wide ? addressOf(job.id) : companyLinks.job(job.id)}
                  isOpen={job.id === open}
                />
              </li>
            ))}
          </List>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
        </>
      )}
    </>
  )
}
