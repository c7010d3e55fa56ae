import { useApi } from '@s4/api-client'
import type { CompanyJob } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useDownload } from '@s4/queries'
import { FailureState, LoadMore, type OpenItem, Skeleton, TextLink, useOpenItem } from '@s4/ui'
import { JobBadge } from '@s4/work'
import { CsvButton, DenseTable, sortText, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Filter, sortedJobsQuery } from './company-jobs-queries'
import { OPEN_JOB } from './open-job'

const columnsFor = ({ open, addressOf }: OpenItem): readonly TableColumn<CompanyJob>[] => [
  {
    key: 'title',
    header: 'Job',
    cell: ({ id, title }) => (
      <TextLink to={addressOf(id)} aria-current={id === open || undefined}>
        {title}
      </TextLink>
    ),
    sortBy: 'server',
  },
  { key: 'site', header: 'Site', cell: ({ siteName }) => siteName, sortBy: 'server' },
  { key: 'client', header: 'Client', cell: ({ client }) => client?.name ?? '–' },
  { key: 'state', header: 'State', cell: ({ status }) => <JobBadge status={status} /> },
  {
    key: 'next',
    header: 'Next shift',
    cell: ({ nextShift, zone }) => (nextShift ? momentText(nextShift.startsAt, zone) : 'No upcoming shift'),
  },
  { key: 'shifts', header: 'Shifts', align: 'end', cell: ({ shiftCount }) => shiftCount, extra: true },
  {
    key: 'taken',
    header: 'Places taken',
    align: 'end',
    cell: ({ taken, places }) => `${taken} of ${places}`,
    extra: true,
  },
  {
    key: 'free',
    header: 'Free',
    align: 'end',
    cell: ({ taken, places }) => places - taken,
    sortBy: 'server',
  },
  { key: 'applicants', header: 'To decide', align: 'end', cell: ({ applicants }) => applicants, sortBy: 'server' },
  { key: 'offers', header: 'Offers out', align: 'end', cell: ({ offersOut }) => offersOut, extra: true },
  { key: 'pay', header: 'Pay', align: 'end', cell: ({ payPerHour }) => formatRate(payPerHour), sortBy: 'server' },
]

/** The jobs of the filter as a table; the server sorts all of them. */
export function JobsTable({ filter }: { filter: Filter }) {
  const columns = columnsFor(useOpenItem(...OPEN_JOB))
  const { sort, setSort } = useSortInUrl(columns)
  const order = sort ? sortText(sort) : undefined
  const list = useInfiniteQuery({ ...sortedJobsQuery(useApi(), filter, order), placeholderData: keepPreviousData })
  const { text, siteId, clientId, day, state } = filter
  const asked = Object.entries({ text, siteId, clientId, day, state, sort: order }).flatMap(([key, value]) =>
    value ? [[key, value]] : [],
  )
  const download = useDownload(`${apiLinks.jobsCsv}?${new URLSearchParams(asked).toString()}`, 's4-jobs.csv')
  if (list.error)
    return (
      <FailureState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {list.error.message}
      </FailureState>
    )
  if (!list.data) return <Skeleton shape="table" />
  return (
    <>
      <DenseTable
        list="jobs"
        caption="Jobs"
        columns={columns}
        rows={list.data.pages.flatMap(({ data }) => data)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        sort={sort}
        onSort={setSort}
        tools={<CsvButton download={download} />}
      />
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        noun="jobs"
      />
    </>
  )
}
