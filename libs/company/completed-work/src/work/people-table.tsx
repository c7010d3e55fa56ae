import type { CompletedWork } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText, durationText, timeText } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useDownload } from '@s4/queries'
import { ListWithDetail, type OpenItem, TextLink, useOpenItem } from '@s4/ui'
import { CsvButton, DenseTable, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { AssignmentBadge } from '@s4/work'
import type { ChosenWork } from './use-chosen-work'
import { WorkCard } from './work-card'

const OPEN = 'work'

const hoursStates = {
  proposed: 'To agree',
  disputed: 'In dispute',
  countered: 'With the worker',
  agreed: 'Agreed',
} as const

const hoursState = ({ ended, hours }: CompletedWork) => (ended ? 'Cancelled' : hours ? hoursStates[hours.status] : '')
const toPay = ({ invoices }: CompletedWork) => invoices.reduce((sum, invoice) => sum + invoice.toPay, 0)
const dueOn = ({ invoices }: CompletedWork) =>
  invoices.flatMap((invoice) => (invoice.toPay > 0 ? [invoice.dueOn] : [])).toSorted()[0] ?? null
const time = (instant: string | null, zone: string) => (instant ? timeText(instant, zone) : '–')

const columnsFor = ({ open, addressOf }: OpenItem): readonly TableColumn<CompletedWork>[] => [
  {
    key: 'name',
    header: 'Worker',
    cell: ({ id, seekerName }) => (
      <TextLink to={addressOf(id)} aria-current={id === open || undefined}>
        {seekerName}
      </TextLink>
    ),
    sortBy: ({ seekerName }) => seekerName,
  },
  {
    key: 'on',
    header: 'Booked on',
    cell: ({ bookedOnAt, zone }) => time(bookedOnAt, zone),
    sortBy: ({ bookedOnAt }) => bookedOnAt,
  },
  {
    key: 'off',
    header: 'Booked off',
    cell: ({ bookedOffAt, zone }) => time(bookedOffAt, zone),
    sortBy: ({ bookedOffAt }) => bookedOffAt,
  },
  { key: 'state', header: 'Hours', cell: hoursState, sortBy: hoursState },
  {
    key: 'worked',
    header: 'Worker’s hours',
    align: 'end',
    cell: ({ hours }) => (hours ? durationText(hours.proposedMinutes) : '–'),
    sortBy: ({ hours }) => hours?.proposedMinutes ?? null,
  },
  {
    key: 'extra',
    header: 'Before or after the shift',
    align: 'end',
    cell: ({ hours }) => (hours && hours.extraMinutes > 0 ? durationText(hours.extraMinutes) : '–'),
    sortBy: ({ hours }) => hours?.extraMinutes ?? null,
    extra: true,
  },
  {
    key: 'agreed',
    header: 'Agreed',
    align: 'end',
    cell: ({ hours }) => (hours && hours.agreedMinutes !== null ? durationText(hours.agreedMinutes) : '–'),
    sortBy: ({ hours }) => hours?.agreedMinutes ?? null,
  },
  {
    key: 'pay',
    header: 'Agreed pay',
    align: 'end',
    cell: ({ hours }) => (hours && hours.agreedPay !== null ? formatPence(hours.agreedPay) : '–'),
    sortBy: ({ hours }) => hours?.agreedPay ?? null,
  },
  { key: 'toPay', header: 'To pay', align: 'end', cell: (work) => formatPence(toPay(work)), sortBy: toPay },
  {
    key: 'due',
    header: 'Due',
    cell: (work) => {
      const day = dueOn(work)
      return day ? dateText(day) : '–'
    },
    sortBy: dueOn,
  },
  {
    key: 'invoices',
    header: 'Invoices',
    cell: ({ invoices }) => invoices.map(({ number }) => number).join(', '),
    extra: true,
  },
  { key: 'status', header: 'State', cell: ({ status }) => <AssignmentBadge status={status} />, extra: true },
]

interface PeopleTableProps {
  jobId: string
  shiftId: string
  works: readonly CompletedWork[]
  chosen: ChosenWork
  /** Whether people are still to come. */
  isLoading: boolean
}

/** Everybody who worked a shift as a table; a name opens their card beside it. */
export function PeopleTable({ jobId, shiftId, works, chosen, isLoading }: PeopleTableProps) {
  const { open, addressOf } = useOpenItem(OPEN)
  const columns = columnsFor({ open, addressOf })
  const { sort, setSort } = useSortInUrl(columns)
  const download = useDownload(`${apiLinks.completedJobCsv(jobId)}?shift=${shiftId}`, 's4-shift.csv')
  const work = works.find(({ id }) => id === open)

  return (
    <ListWithDetail
      open={work ? work.id : null}
      label="Worker"
      back={{ to: addressOf(null), text: 'Everybody on this shift' }}
      list={
        <DenseTable
          list="completedPeople"
          caption="People who worked this shift"
          columns={columns}
          rows={works}
          rowKey={({ id }) => id}
          rowName={({ seekerName }) => seekerName}
          sort={sort}
          onSort={setSort}
          notSorted={isLoading ? 'It can be sorted as soon as everybody is loaded.' : undefined}
          choice={works.some(chosen.canChoose) ? chosen.choice : undefined}
          tools={<CsvButton download={download} />}
        />
      }
    >
      {work && <WorkCard work={work} chosen={chosen} />}
    </ListWithDetail>
  )
}
