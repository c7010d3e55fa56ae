import type { JobCard } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { OverviewMap, type OverviewMark } from '@s4/map'
import { useConfig } from '@s4/queries'
import {
  Announced,
  Button,
  Columns,
  EmptyState,
  Heading,
  Inline,
  LoadMore,
  Page,
  Stack,
  TextLink,
  useNarrow,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { seekerLinks } from '@s4/links'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { JobList } from '../job-list/job-list'
import { JobFilters } from '../search/job-filters'
import { JobTabs } from '../search/job-tabs'
import { useMapSearch } from './map-search-query'

/** Longer lists render only the visible cards. */
const MAX_RENDERED = 60
const LongJobList = lazyPart(async () => (await import('../job-list/long-job-list')).LongJobList)
const SearchedInstead = lazyPart(async () => (await import('../search/searched-instead')).SearchedInstead)

/** The jobs of a search on a map, with the same jobs as a list beside it. */
export function JobMapPage() {
  const [params] = useSearchParams()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useMapSearch(params)
  const jobs = useMemo(() => data.pages.flatMap((page) => page.data), [data])
  const instead = data.pages[0]?.searchedInstead
  return (
    <Page>
      <Stack gap="md">
        <JobTabs open="jobs" />
        <JobFilters params={params} onMap />
        <Announced>
          {instead && (
            <InPicture>
              <SearchedInstead params={params} instead={instead} />
            </InPicture>
          )}
        </Announced>
        {jobs.length === 0 ? (
          <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobMap}>Clear the search</TextLink>}>
            No open jobs match, so there is nothing on the map.
          </EmptyState>
        ) : (
          <MapAndList key={`list of ${params.toString()}`} jobs={jobs} hasMore={hasNextPage} />
        )}
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
      </Stack>
    </Page>
  )
}

function MapAndList({ jobs, hasMore }: { jobs: JobCard[]; hasMore: boolean }) {
  const { tileUrl } = useConfig()
  // On a phone the first job is in sight under the map.
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const marks = useMemo(() => jobs.map(markOf), [jobs])
  const listed = chosen ? jobs.filter(({ id }) => chosen.includes(id)) : jobs
  const list = <JobList jobs={listed.slice(0, MAX_RENDERED)} />
  return (
    <Columns
      asideLabel="Jobs on the map"
      aside={
        <>
          <Inline justify="between">
            <Heading>{chosen ? `${countText(listed.length)} at this place` : countText(jobs.length)}</Heading>
            {chosen && (
              <Button size="small" tone="quiet" onClick={() => setChosen(null)}>
                Show all jobs
              </Button>
            )}
          </Inline>
          {listed.length > MAX_RENDERED ? (
            <InPicture fallback={list}>
              <LongJobList jobs={listed} />
            </InPicture>
          ) : (
            list
          )}
        </>
      }
    >
      <OverviewMap
        label="Map of jobs"
        text={
          `${countText(jobs.length)} on the map${hasMore ? ', the first of more' : ''}. ` +
          'Press a mark to see its jobs in the list.'
        }
        marks={marks}
        tileUrl={tileUrl}
        height={isNarrow ? 180 : 420}
        onOpen={setChosen}
      />
    </Columns>
  )
}

const countText = (count: number) => (count === 1 ? '1 job' : `${count} jobs`)

const markOf = ({ id, title, siteName, payPerHour, point }: JobCard): OverviewMark => ({
  id,
  point,
  label: `${title}, ${siteName}, ${formatRate(payPerHour)}`,
  tone: 'job',
})
