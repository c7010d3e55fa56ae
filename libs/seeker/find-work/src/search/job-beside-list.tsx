import { Announced, Disclosure, List, ListWithDetail, LoadMore, Page, Stack, useOpenItem } from '@s4/ui'
import { seekerLinks } from '@s4/links'
import { useSearchParams } from 'react-router-dom'
import { JobDetails } from '../job-details/job-details-page'
import { JobLine } from '../job-list/job-line'
import { useJobSearch } from '../queries/find-work-queries'
import { JobFilters } from './job-filters'
import { JobTabs } from './job-tabs'
import { parseSearch } from './search-params'
import { SearchedInstead } from './searched-instead'

/** The jobs of a search with one of them beside the list. */
export function JobBesideList() {
  const { open, addressOf } = useOpenItem('job')
  return (
    <Page>
      <ListWithDetail
        open={open}
        label="Job"
        ownPage={open === null ? undefined : seekerLinks.job(open)}
        back={{ to: addressOf(null), text: 'All jobs' }}
        list={<Found open={open} addressOf={addressOf} />}
      >
        {open !== null && <JobDetails id={open} />}
      </ListWithDetail>
    </Page>
  )
}

function Found({ open, addressOf }: ReturnType<typeof useOpenItem>) {
  const [params] = useSearchParams()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobSearch(parseSearch(params))
  const jobs = data.pages.flatMap((page) => page.data)
  const instead = data.pages[0]?.searchedInstead
  const saved = params.has('saved')
  const search = new URLSearchParams(params)
  search.delete('job')
  return (
    <Stack gap="md">
      <JobTabs open={saved ? 'saved' : 'jobs'} />
      {!saved && (
        <Disclosure summary="Change the search">
          <JobFilters params={search} />
        </Disclosure>
      )}
      <Announced>{instead && <SearchedInstead params={params} instead={instead} />}</Announced>
      <List label="Jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobLine job={job} to={addressOf(job.id)} isOpen={job.id === open} />
          </li>
        ))}
      </List>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
    </Stack>
  )
}
