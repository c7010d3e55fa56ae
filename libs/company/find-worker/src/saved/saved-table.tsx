import { useMay } from '@s4/auth-session'
import type { Refused, SavedWorker } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useChosenRows, useDownload } from '@s4/queries'
import { Badge, ListWithDetail, type OpenItem, StarRatingText, TextLink, useOpenItem } from '@s4/ui'
import { CsvButton, DenseTable, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { ChosenWorkers } from './chosen-workers'
import { SavedWorkerCard } from './saved-worker-card'

const OPEN = 'worker'

const columnsFor = ({ open, addressOf }: OpenItem): readonly TableColumn<SavedWorker>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ seekerId, fullname }) => (
      <TextLink to={addressOf(seekerId)} aria-current={seekerId === open || undefined}>
        {fullname}
      </TextLink>
    ),
    sortBy: ({ fullname }) => fullname,
  },
  {
    key: 'shifts',
    header: 'Shifts for you',
    align: 'end',
    cell: ({ workedHere }) => workedHere,
    sortBy: ({ workedHere }) => workedHere,
  },
  {
    key: 'stars',
    header: 'Rating',
    cell: ({ rating }) => <StarRatingText stars={rating.stars} count={rating.count} />,
    sortBy: ({ rating }) => rating.stars,
  },
  {
    key: 'worksAs',
    header: 'Works as',
    cell: ({ engagement }) => worksAs(engagement.kind),
    sortBy: ({ engagement }) => worksAs(engagement.kind),
  },
  {
    key: 'teams',
    header: 'Groups',
    cell: ({ teams }) => listed(teams.map(({ name }) => name)),
    sortBy: ({ teams }) => listed(teams.map(({ name }) => name)) || null,
  },
  { key: 'tags', header: 'Tags', cell: ({ tags }) => listed(tags), sortBy: ({ tags }) => listed(tags) || null },
  {
    key: 'doNotSend',
    header: 'Blocked',
    cell: ({ doNotSend }) => (doNotSend ? <Badge tone="danger">Blocked</Badge> : 'No'),
    sortBy: ({ doNotSend }) => (doNotSend ? 0 : 1),
  },
  { key: 'note', header: 'Your note', cell: ({ note }) => note },
  {
    key: 'payroll',
    header: 'Payroll number',
    cell: ({ engagement }) => engagement.payrollNumber,
    sortBy: ({ engagement }) => engagement.payrollNumber || null,
    extra: true,
  },
  {
    key: 'saved',
    header: 'Saved on',
    cell: ({ savedAt }) => dateText(localDate(savedAt)),
    sortBy: ({ savedAt }) => savedAt,
    extra: true,
  },
]

const worksAs = (kind: SavedWorker['engagement']['kind']) => (kind === 'own-staff' ? 'Own staff' : 'Self-employed')
const listed = (words: readonly string[]) => words.join(', ')

interface SavedTableProps {
  workers: readonly SavedWorker[]
  team: string | null
  tag: string | null
  onRefused: (refused: Refused) => void
}

/** Saved workers as a table; a name opens their card beside it. */
export function SavedTable({ workers, team, tag, onRefused }: SavedTableProps) {
  const { open, addressOf } = useOpenItem(OPEN)
  const columns = columnsFor({ open, addressOf })
  const { sort, setSort } = useSortInUrl(columns)
  const filter = new URLSearchParams({ ...(team && { team }), ...(tag && { tag }) }).toString()
  const choice = useChosenRows('savedWorkers', filter)
  const may = useMay()
  const download = useDownload(`${apiLinks.workersCsv}?${filter}`, 's4-workers.csv')
  const nameOf = (id: string) => workers.find(({ seekerId }) => seekerId === id)?.fullname ?? 'One of them'
  const chosen = workers.filter(({ seekerId }) => choice.ids.has(seekerId))
  const worker = workers.find(({ seekerId }) => seekerId === open)

  return (
    <ListWithDetail
      open={worker ? worker.seekerId : null}
      label="Saved worker"
      back={{ to: addressOf(null), text: 'All saved workers' }}
      list={
        <DenseTable
          list="savedWorkers"
          caption="Saved workers"
          columns={columns}
          rows={workers}
          rowKey={({ seekerId }) => seekerId}
          rowName={({ fullname }) => fullname}
          sort={sort}
          onSort={setSort}
          choice={may('workers.save') ? choice : undefined}
          actions={<ChosenWorkers chosen={chosen} choice={choice} nameOf={nameOf} onRefused={onRefused} />}
          tools={<CsvButton download={download} />}
        />
      }
    >
      {worker && <SavedWorkerCard worker={worker} />}
    </ListWithDetail>
  )
}
