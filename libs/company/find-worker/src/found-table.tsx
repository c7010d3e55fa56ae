import { useMay } from '@s4/auth-session'
import type { Refused, Worker } from '@s4/contract'
import { bandText, distanceBands } from '@s4/domain/distance-band'
import { useChosenRows, useUndoable } from '@s4/queries'
import { Button, RefusedRows, StarRatingText, TextLink } from '@s4/ui'
import { DenseTable, type TableColumn, useSortInUrl } from '@s4/ui/dense-table'
import { useUndo } from '@s4/toast'
import { useState } from 'react'
import { peopleText } from './words/people-text'
import { useProfileAddress } from './queries/use-profile-address'
import { availability } from './worker-card'

const licence = {
  accepted: 'Accepted',
  fits: 'Declared',
  missing: 'None declared',
  expired: 'Ends too soon',
} as const

/** Where the search asks for none: those that they have. */
const licenceText = ({ licence: state, sectors }: Worker['fit']) =>
  state === 'not-needed' ? sectors.join(', ') || 'None that is valid' : licence[state]

const columnsFor = (profileOf: (id: string) => string, hasDay: boolean): readonly TableColumn<Worker>[] => [
  {
    key: 'name',
    header: 'Name',
    cell: ({ seekerId, fullname }) => <TextLink to={profileOf(seekerId)}>{fullname}</TextLink>,
    sortBy: ({ fullname }) => fullname,
  },
  {
    key: 'free',
    header: 'Free then',
    cell: (worker) => (hasDay ? availability[worker.availability][0] : 'No day chosen'),
    sortBy: (worker) => Object.keys(availability).indexOf(worker.availability),
  },
  {
    key: 'distance',
    header: 'Distance',
    cell: ({ fit }) => (fit.distance ? bandText(fit.distance) : 'Not known'),
    sortBy: ({ fit }) => (fit.distance ? distanceBands.indexOf(fit.distance) : null),
  },
  {
    key: 'licence',
    header: 'SIA licence',
    cell: ({ fit }) => licenceText(fit),
    sortBy: ({ fit }) => licenceText(fit),
  },
  {
    key: 'shifts',
    header: 'Shifts for you',
    align: 'end',
    cell: ({ fit }) => fit.workedHere,
    sortBy: ({ fit }) => fit.workedHere,
  },
  {
    key: 'stars',
    header: 'Rating',
    cell: ({ fit }) => <StarRatingText stars={fit.rating.stars} count={fit.rating.count} />,
    sortBy: ({ fit }) => fit.rating.stars,
  },
  {
    key: 'kept',
    header: 'Shifts kept',
    cell: ({ fit }) => (fit.agreed === 0 ? 'None agreed yet' : `${fit.kept} of ${fit.agreed}`),
    sortBy: ({ fit }) => (fit.agreed === 0 ? null : fit.kept / fit.agreed),
  },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ saved }) => (saved ? 'Yes' : 'No'),
    sortBy: ({ saved }) => (saved ? 0 : 1),
  },
]

interface FoundTableProps {
  workers: readonly Worker[]
  hasDay: boolean
  /** The search. */
  filter: string
}

/** The workers found as a table; a name opens their profile, and several are saved at once. */
export function FoundTable({ workers, hasDay, filter }: FoundTableProps) {
  const columns = columnsFor(useProfileAddress(), hasDay)
  const { sort, setSort } = useSortInUrl(columns)
  const choice = useChosenRows('foundWorkers', filter)
  const may = useMay()
  const [refused, setRefused] = useState<Refused>([])
  const nameOf = (id: string) => workers.find(({ seekerId }) => seekerId === id)?.fullname ?? 'One of them'
  const save = useUndoable('manyWorkers.save', 'manyWorkers.remove', useUndo(nameOf))
  const ids = workers.flatMap(({ seekerId, saved }) => (choice.ids.has(seekerId) && !saved ? [seekerId] : []))

  const handleSave = () =>
    void save({
      input: { ids },
      rows: ids.map((seekerId) => ({ seekerId, saved: null })),
      become: { saved: { note: '', doNotSend: false } },
      said: ({ changed }) => (changed.length > 0 ? `${peopleText(changed.length)} saved.` : null),
      back: ({ changed }) => ({ ids: changed }),
    }).then((answer) => answer && setRefused(answer.refused))

  return (
    <>
      <DenseTable
        list="foundWorkers"
        caption="Workers found"
        columns={columns}
        rows={workers}
        rowKey={({ seekerId }) => seekerId}
        rowName={({ fullname }) => fullname}
        sort={sort}
        onSort={setSort}
        choice={may('workers.save') ? choice : undefined}
        actions={
          <>
            {ids.length > 0 && (
              <Button size="small" onClick={handleSave}>
                Save {ids.length} to your workers
              </Button>
            )}
            <Button size="small" tone="plain" onClick={() => choice.onChange(new Set())}>
              Clear selection
            </Button>
          </>
        }
      />
      <RefusedRows title={`${refused.length} not saved`} refused={refused} nameOf={nameOf} />
    </>
  )
}
