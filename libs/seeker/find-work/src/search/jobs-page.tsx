import { useSession } from '@s4/auth-session'
import { LoadMore, Page, Stack } from '@s4/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useJobSearch } from '../queries/find-work-queries'
import { JobFilters } from './job-filters'
import { JobTabs } from './job-tabs'
import { JobList } from '../job-list/job-list'
import { parseSearch } from './search-params'

/** Longer lists render only the visible cards. */
const MAX_RENDERED = 60
const CompleteFirst = lazy(async () => ({ default: (await import('./complete-first')).CompleteFirst }))
const NoJobs = lazy(async () => ({ default: (await import('./no-jobs')).NoJobs }))
const LongJobList = lazy(async () => ({ default: (await import('../job-list/long-job-list')).LongJobList }))

export function JobsPage() {
  const [params] = useSearchParams()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobSearch(parseSearch(params))
  const jobs = data.pages.flatMap((page) => page.data)
  const saved = params.has('saved')
  const { complete } = useSession().profile
  const list = <JobList jobs={jobs.slice(0, MAX_RENDERED)} />

  return (
    <Page>
      <Stack gap="md">
        <JobTabs open={saved ? 'saved' : 'jobs'} />
        {!complete && (
          <Suspense fallback={null}>
            <CompleteFirst />
          </Suspense>
        )}
        {!saved && <JobFilters key={params.toString()} params={params} />}
        {jobs.length === 0 && (
          <Suspense fallback={null}>
            <NoJobs saved={saved} params={params} />
          </Suspense>
        )}
        {jobs.length > MAX_RENDERED ? (
          <Suspense fallback={list}>
            <LongJobList jobs={jobs} />
          </Suspense>
        ) : (
          list
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
      </Stack>
    </Page>
  )
}
