import { useState } from 'react'
import { Button, RefusedRows, type Sort, TextLink, ViewSwitch } from '../index'
import { CsvButton, DenseTable, type TableColumn } from './index'

interface Guard {
  id: string
  name: string
  hours: number | null
  team: string
}

const guards: readonly Guard[] = [
  { id: '1', name: 'Ada Okafor', hours: 31.5, team: 'Night doors' },
  { id: '2', name: 'Bram Lewis', hours: 8, team: 'Stewards' },
  { id: '3', name: 'Chloe Singh', hours: null, team: 'Night doors' },
]

const columns: readonly TableColumn<Guard>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <TextLink to="/">{name}</TextLink>, sortBy: ({ name }) => name },
  { key: 'team', header: 'Team', cell: ({ team }) => team, sortBy: ({ team }) => team },
  { key: 'hours', header: 'Hours', align: 'end', cell: ({ hours }) => hours ?? '–', sortBy: ({ hours }) => hours },
]

const nothing = () => undefined

export const ManyRows = () => {
  const [sort, setSort] = useState<Sort | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <DenseTable
      list="gallery"
      caption="Guards of this week"
      columns={columns}
      rows={guards}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={sort}
      onSort={setSort}
      choice={{ ids, onChange: setIds }}
      actions={<Button size="small">Agree their hours</Button>}
      tools={<CsvButton download={{ isPending: false, received: 0, start: nothing, cancel: nothing }} />}
    />
  )
}

export const CardsOrTable = () => {
  const [view, show] = useState<'cards' | 'table'>('table')
  return <ViewSwitch list={{ wide: true, view, show }} />
}

export const NotChanged = () => (
  <RefusedRows
    title="1 of 3 stayed on the list"
    refused={[{ id: '2', reason: 'This worker is blocked.' }]}
    nameOf={() => 'Bram Lewis'}
  />
)
