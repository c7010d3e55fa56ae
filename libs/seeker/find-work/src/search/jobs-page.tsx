import { useSession } from '@s4/auth-session'
import { seekerLinks } from '@s4/links'
import { Announced, LoadMore, Page, Stack, Text, TextLink, lazyExtra, lazyPart } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useSearchParams } from 'react-router-dom'
import { useJobSearch } from '../queries/find-work-queries'
import { JobFilters } from './job-filters'
import { JobTabs } from './job-tabs'
import { JobList } from '../job-list/job-list'
import { isOfPerson, isOutsideHours } from '../job-list/is-of-person'
import { parseSearch } from './search-params'

/** Longer lists render only the visible cards. */
const MAX_RENDERED = 60
// As `useWide`.
const BESIDE_FROM_PX = 1100
const GetReady = lazyExtra(async () => (await import('./get-ready')).GetReady)
const NoJobs = lazyPart(async () => (await import('./no-jobs')).NoJobs)
const SearchedInstead = lazyPart(async () => (await import('./searched-instead')).SearchedInstead)
const FartherJobs = lazyExtra(async () => (await import('./farther-jobs')).FartherJobs)
const LongJobList = lazyPart(async () => (await import('../job-list/long-job-list')).LongJobList)
const JobBesideList = lazyPart(async () => (await import('./job-beside-list')).JobBesideList)

export function JobsPage() {
  const [params] = useSearchParams()
  return params.has('job') ? (
    <InPicture>
      <JobBesideList />
    </InPicture>
  ) : (
    <Jobs params={params} />
  )
}

function Jobs({ params }: { params: URLSearchParams }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobSearch(parseSearch(params))
  const jobs = data.pages.flatMap((page) => page.data)
  const instead = data.pages[0]?.searchedInstead
  const saved = params.has('saved')
  const { user, profile } = useSession()
  const { complete } = profile
  const gap = complete && user.emailVerified ? jobs.flatMap(({ reasons }) => reasons ?? []).find(isOfPerson) : null
  // Where there is room, a job opens beside the list.
  const to = (id: string) =>
    innerWidth < BESIDE_FROM_PX ? `${seekerLinks.job(id)}?${params.toString()}` : `?job=${id}&${params.toString()}`
  const outside = complete ? jobs.filter(isOutsideHours).length : 0
  const shown = { jobs, to, hoursSaid: outside > 1 }
  const list = <JobList {...shown} jobs={jobs.slice(0, MAX_RENDERED)} />

  return (
    <Page>
      <Stack gap="md">
        <JobTabs open={saved ? 'saved' : 'jobs'} />
        <InPicture>{gap !== undefined && <GetReady gap={gap} />}</InPicture>
        {!saved && <JobFilters params={params} />}
        {jobs.length === 0 && (
          <InPicture>
            <NoJobs saved={saved} params={params} />
          </InPicture>
        )}
        <Announced>
          {instead && (
            <InPicture>
              <SearchedInstead params={params} instead={instead} />
            </InPicture>
          )}
        </Announced>
        {outside > 1 && (
          <Text>
            {outside === jobs.length ? 'All' : outside} of these jobs are outside the hours you gave. You can still
            apply. <TextLink to={seekerLinks.editAvailability}>Change your availability</TextLink>
          </Text>
        )}
        {jobs.length > MAX_RENDERED ? (
          <InPicture fallback={list}>
            <LongJobList {...shown} />
          </InPicture>
        ) : (
          list
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
        {jobs.length > 0 && !hasNextPage && !saved && (
          <InPicture>
            <FartherJobs params={params} shown={jobs.length} instead={instead} />
          </InPicture>
        )}
      </Stack>
    </Page>
  )
}
