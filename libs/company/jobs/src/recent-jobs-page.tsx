import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import {
  ButtonLink,
  Columns,
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
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filter, parseFilter, useJobList } from './company-jobs-queries'
import { JobCard } from './job-card'
import { JobFilter } from './job-filter'
import { OPEN_JOB } from './open-job'
import { TermsFirst } from './terms-first'

const FirstJob = lazyPart(async () => (await import('./first-job')).FirstJob)
const JobRecord = lazyPart(async () => (await import('./job-detail-page')).JobRecord)
const PostDrafts = lazyPart(async () => (await import('./post-drafts')).PostDrafts)
const JobsTable = lazyPart(async () => (await import('./jobs-table')).JobsTable)

export interface Above {
  /** For a screen on a wall. */
  wall: boolean
  /** Nothing is shown when there is nothing in it. */
  onlyWhenFull?: boolean
}

interface RecentJobsPageProps {
  above: (props: Above) => ReactNode
  beside: () => ReactNode
}

/** The jobs below what needs somebody now; a job opens beside them, where there is room. */
export function RecentJobsPage({ above: Above, beside: Beside }: RecentJobsPageProps) {
  const [params] = useSearchParams()
  const filter = parseFilter(params)
  const { data } = useJobList(filter)
  const active = [filter.text, filter.siteId, filter.clientId, filter.day, filter.state].filter(Boolean).length
  const narrowed = active > 0
  // Whoever comes for a search sees what it found first. It does not move while somebody types.
  const [foundFirst] = useState(narrowed)
  const list = useListView('jobs')
  const may = useMay()
  const { open, addressOf } = useOpenItem(...OPEN_JOB)

  if (params.get('view') === 'wall')
    return (
      <InPicture>
        <Above wall />
      </InPicture>
    )
  if (data.pages[0]?.data.length === 0 && !narrowed && open === null) {
    return (
      <Stack gap="lg">
        <InPicture>
          <Above wall={false} onlyWhenFull />
        </InPicture>
        <InPicture fallback={<Skeleton shape="card" count={2} label="Loading your next step" />}>
          <FirstJob />
        </InPicture>
      </Stack>
    )
  }
  const room = (
    <InPicture fallback={<Skeleton shape="list" count={8} label="Loading the control room" />}>
      <Above wall={false} />
    </InPicture>
  )
  const beside = may('live-work.read') && (
    <InPicture>
      <Beside />
    </InPicture>
  )
  return (
    <Page width={list.view === 'table' ? 'wide' : 'content'}>
      <ListWithDetail
        open={open}
        label="Job"
        back={{ to: addressOf(null), text: 'All recent jobs' }}
        ownPage={open === null ? undefined : companyLinks.job(open)}
        list={
          open === null ? (
            <WithBeside beside={beside} below={list.view === 'table'}>
              <TermsFirst />
              {!foundFirst && room}
              <JobFilter />
              <Jobs filter={filter} list={list} />
              {foundFirst && room}
            </WithBeside>
          ) : (
            <Stack gap="lg">
              <FoldedFilters active={active} folded>
                <JobFilter />
              </FoldedFilters>
              <Jobs filter={filter} list={list} />
            </Stack>
          )
        }
      >
        {open !== null && <JobRecord id={open} />}
      </ListWithDetail>
    </Page>
  )
}

interface WithBesideProps {
  beside: ReactNode
  /** A table takes the whole width. */
  below: boolean
  children: ReactNode
}

const WithBeside = ({ beside, below, children }: WithBesideProps) =>
  beside && !below ? (
    <Columns asideLabel="Map and what happens next" aside={beside}>
      <Stack gap="lg">{children}</Stack>
    </Columns>
  ) : (
    <Stack gap="lg">
      {children}
      {beside}
    </Stack>
  )

function Jobs({ filter, list }: { filter: Filter; list: ListView }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useJobList(filter)
  const { open, addressOf } = useOpenItem(...OPEN_JOB)
  const jobs = data.pages.flatMap((page) => page.data)
  const mayPost = useMay()('jobs.post')
  return (
    <>
      <ViewSwitch list={list} />
      {filter.state === 'draft' && mayPost && (
        <InPicture>
          <PostDrafts drafts={jobs} />
        </InPicture>
      )}
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
        <InPicture fallback={<Skeleton shape="table" />}>
          <JobsTable filter={filter} />
        </InPicture>
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
