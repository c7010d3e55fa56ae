import { useApi } from '@s4/api-client'
import type { CompletedShift } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useDownload } from '@s4/queries'
import { FailureState, LoadMore, type OpenItem, Skeleton, TextLink, useOpenItem } from '@s4/ui'
import { CsvButton, DenseTable, sortText, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type Search, sortedShiftsQuery } from '../queries/completed-work-queries'
import { OPEN_SHIFT } from './open-shift'

const columnsFor = ({ open, addressOf }: OpenItem, shift: string | null): readonly TableColumn<CompletedShift>[] => [
  {
    key: 'title',
    header: 'Job',
    cell: ({ jobId, shiftId, title }) => (
      <TextLink
        to={addressOf(jobId, { shift: shiftId })}
        aria-current={(jobId === open && shiftId === shift) || undefined}
      >
        {title}
      </TextLink>
    ),
    sortBy: 'server',
  },
  { key: 'site', header: 'Site', cell: ({ siteName }) => siteName, sortBy: 'server' },
  { key: 'start', header: 'Start', cell: ({ startsAt, zone }) => momentText(startsAt, zone), sortBy: 'server' },
  { key: 'people', header: 'People', align: 'end', cell: ({ people }) => people, sortBy: 'server' },
  { key: 'toAgree', header: 'Hours to agree', align: 'end', cell: ({ toAgree }) => toAgree, sortBy: 'server' },
  { key: 'waiting', header: 'With the workers', align: 'end', cell: ({ waiting }) => waiting, extra: true },
  {
    key: 'agreed',
    header: 'Agreed pay',
    align: 'end',
    cell: ({ agreedPence }) => formatPence(agreedPence),
    sortBy: 'server',
  },
  {
    key: 'unpaid',
    header: 'To pay',
    align: 'end',
    cell: ({ unpaidPence }) => formatPence(unpaidPence),
    sortBy: 'server',
  },
  {
    key: 'refund',
    header: 'To get back',
    align: 'end',
    cell: ({ refundPence }) => formatPence(refundPence),
    extra: true,
  },
  {
    key: 'cancelled',
    header: 'Cancelled with a charge',
    align: 'end',
    cell: ({ cancelled }) => cancelled,
    extra: true,
  },
]

/** Finished shifts as a table; the server sorts all of them. */
export function ShiftsTable({ search }: { search: Search }) {
  const [params] = useSearchParams()
  const columns = columnsFor(useOpenItem(...OPEN_SHIFT), params.get('shift'))
  const { sort, setSort } = useSortInUrl(columns)
  const asked = { ...search, ...(sort && { sort: sortText(sort) }) }
  const list = useInfiniteQuery({ ...sortedShiftsQuery(useApi(), asked), placeholderData: keepPreviousData })
  const download = useDownload(
    `${apiLinks.completedCsv}?${new URLSearchParams(asked).toString()}`,
    's4-completed-shifts.csv',
  )
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
        list="completedShifts"
        caption="Completed shifts"
        columns={columns}
        rows={list.data.pages.flatMap(({ data }) => data)}
        rowKey={({ shiftId }) => shiftId}
        rowName={({ title }) => title}
        sort={sort}
        onSort={setSort}
        tools={<CsvButton download={download} />}
      />
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        noun="shifts"
      />
    </>
  )
}
