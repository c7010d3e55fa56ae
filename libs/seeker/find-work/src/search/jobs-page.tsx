import { seekerLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import { EmptyState, LoadMore, Page, Stack, TextLink } from '@s4/ui'
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
        {jobs.length === 0 && <NoJobs saved={saved} params={params} />}
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

const ANYWHERE = '500'

function NoJobs({ saved, params }: { saved: boolean; params: URLSearchParams }) {
  if (saved) {
    return (
      <EmptyState action={<TextLink to={seekerLinks.jobs}>See open jobs</TextLink>}>
        You have saved no jobs that are still open.
      </EmptyState>
    )
  }
  const within = params.get('within')
  const wider = new URLSearchParams(params)
  wider.set('within', ANYWHERE)
  return within === ANYWHERE ? (
    <EmptyState action={<TextLink to={seekerLinks.jobs}>Clear the search</TextLink>}>
      No open jobs match. Try fewer words or other days.
    </EmptyState>
  ) : (
    <EmptyState action={<TextLink to={`?${wider.toString()}`}>Search any distance</TextLink>}>
      {within ? `No open jobs match within ${within} miles.` : 'No open jobs match as far as you travel.'}
    </EmptyState>
  )
}
