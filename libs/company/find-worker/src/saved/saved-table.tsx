import { useMay } from '@s4/auth-session'
import type { Refused, SavedWorker } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import { useChosenRows, useDownload } from '@s4/queries'
import { Badge, Modal, RefusedRows, StarRatingText, TextLink } from '@s4/ui'
import { CsvButton, DenseTable, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { peopleText } from '../words/people-text'
import { ChosenWorkers } from './chosen-workers'
import { SavedWorkerCard } from './saved-worker-card'

const OPEN = 'worker'

const columnsFor = (open: (id: string) => string): readonly TableColumn<SavedWorker>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ seekerId, fullname }) => <TextLink to={open(seekerId)}>{fullname}</TextLink>,
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
    header: 'Teams',
    cell: ({ teams }) => listed(teams.map(({ name }) => name)),
    sortBy: ({ teams }) => listed(teams.map(({ name }) => name)) || null,
  },
  { key: 'tags', header: 'Tags', cell: ({ tags }) => listed(tags), sortBy: ({ tags }) => listed(tags) || null },
  {
    key: 'doNotSend',
    header: 'Do not send',
    cell: ({ doNotSend }) => (doNotSend ? <Badge tone="danger">Do not send</Badge> : 'No'),
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
}

/** Saved workers as a table; a name opens their card. */
export function SavedTable({ workers, team, tag }: SavedTableProps) {
  const [params, setParams] = useSearchParams()
  const withOpen = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(OPEN)
    else next.set(OPEN, id)
    return next
  }
  const columns = columnsFor((id) => `?${withOpen(id).toString()}`)
  const { sort, setSort } = useSortInUrl(columns)
  const filter = new URLSearchParams({ ...(team && { team }), ...(tag && { tag }) }).toString()
  const choice = useChosenRows('savedWorkers', filter)
  const may = useMay()
  const download = useDownload(`${apiLinks.workersCsv}?${filter}`, 's4-workers.csv')
  const [refused, setRefused] = useState<Refused>([])
  const nameOf = (id: string) => workers.find(({ seekerId }) => seekerId === id)?.fullname ?? 'One of them'
  const chosen = workers.filter(({ seekerId }) => choice.ids.has(seekerId))
  const open = workers.find(({ seekerId }) => seekerId === params.get(OPEN))
  const close = () => setParams(withOpen(null), { replace: true })

  return (
    <>
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
        actions={<ChosenWorkers chosen={chosen} choice={choice} nameOf={nameOf} onRefused={setRefused} />}
        tools={<CsvButton download={download} />}
      />
      <RefusedRows title={`${peopleText(refused.length)} not changed`} refused={refused} nameOf={nameOf} />
      {open && (
        <Modal open onClose={close} title={open.fullname} size="large">
          <SavedWorkerCard worker={open} />
        </Modal>
      )}
    </>
  )
}
