import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Sort } from '../layout/data-table'
import { DenseTable, type TableColumn } from './dense-table'

interface Guard {
  name: string
  hours: number | null
  team: string
}

const rows: readonly Guard[] = [
  { name: 'Chloe', hours: null, team: 'Doors 10' },
  { name: 'Amara', hours: 10, team: 'Doors 2' },
  { name: 'Ben', hours: 7.5, team: 'Stewards' },
]

const columns: readonly TableColumn<Guard>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'hours', header: 'Hours', cell: ({ hours }) => hours ?? '–', sortBy: ({ hours }) => hours },
  { key: 'team', header: 'Team', cell: ({ team }) => team, sortBy: ({ team }) => team, extra: true },
]

interface Given {
  columns?: readonly TableColumn<Guard>[]
  notSorted?: string
  first?: readonly string[]
  rows?: readonly Guard[]
}

function Guards({ columns: given = columns, notSorted, first = [], rows: guards = rows }: Given) {
  const [sort, setSort] = useState<Sort | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(first))
  return (
    <>
      <DenseTable
        list="guards"
        caption="Guards"
        columns={given}
        rows={guards}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        notSorted={notSorted}
        choice={{ ids, onChange: setIds }}
        actions={<button type="button">Agree</button>}
      />
      <p>{sort ? `${sort.key} ${sort.direction}` : 'as it comes'}</p>
    </>
  )
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const column = (name: string) => screen.getByRole('columnheader', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

beforeEach(() => localStorage.clear())

describe('a table of many rows', () => {
  it('sorts up, down and back by its headings, what is missing last', async () => {
    render(<Guards />)

    await press('Hours')
    expect(names()).toEqual(['Ben', 'Amara', 'Chloe'])
    expect(column('Hours').getAttribute('aria-sort')).toBe('ascending')
    await press('Hours')
    expect(names()).toEqual(['Amara', 'Ben', 'Chloe'])
    expect(column('Hours').getAttribute('aria-sort')).toBe('descending')
    await press('Hours')
    expect(names()).toEqual(['Chloe', 'Amara', 'Ben'])
    expect(column('Hours').getAttribute('aria-sort')).toBeNull()
  })

  it('draws a hundred rows at a time, in order of all of them, and selects all at once', async () => {
    const many = Array.from({ length: 250 }, (_, place) => ({ name: `Guard ${250 - place}`, hours: 1, team: '' }))
    render(<Guards rows={many} />)

    await press('Name')
    expect(names()).toHaveLength(100)
    expect(names()[0]).toBe('Guard 1')
    await userEvent.click(box('Select all 250'))
    expect(screen.getByRole('status').textContent).toBe('250 of 250 selected')
    await press('Show more rows')
    await press('Show more rows')
    expect(names()).toHaveLength(250)
    expect(screen.queryByRole('button', { name: 'Show more rows' })).toBeNull()
  })

  it('leaves the order to the server where that sorts', async () => {
    render(<Guards columns={columns.map((each) => ({ ...each, sortBy: 'server' as const }))} />)

    await press('Hours')

    expect(names()).toEqual(['Chloe', 'Amara', 'Ben'])
    expect(screen.getByText('hours ascending')).toBeTruthy()
  })

  it('says why it cannot be sorted', () => {
    render(<Guards notSorted="It can be sorted when everybody is loaded." />)

    expect(screen.queryByRole('button', { name: 'Hours' })).toBeNull()
    expect(screen.getByText('It can be sorted when everybody is loaded.')).toBeTruthy()
  })

  it('shows the columns that were chosen in this browser', async () => {
    const { unmount } = render(<Guards />)
    expect(screen.queryByRole('columnheader', { name: 'Team' })).toBeNull()

    await press('Columns')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Team' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Hours' }))
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
    unmount()
    render(<Guards />)

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Name', 'Team'])
    await press('Team')
    expect(names()).toEqual(['Amara', 'Chloe', 'Ben'])
  })

  it('chooses rows, one by one or all that are shown, and says how many', async () => {
    render(<Guards first={['somebody who is gone']} />)
    expect(screen.getByRole('status').textContent).toBe('None of 3 selected')
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()

    await userEvent.click(box('Select Ben'))
    expect(screen.getByRole('status').textContent).toBe('1 of 3 selected')
    expect(box('Select all 3 shown').indeterminate).toBe(true)
    await userEvent.click(box('Select all 3 shown'))

    expect(box('Select Chloe').checked).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('3 of 3 selected')
    expect(screen.getByRole('button', { name: 'Agree' })).toBeTruthy()
    await userEvent.click(box('Select all 3 shown'))
    expect(box('Select Chloe').checked).toBe(false)
  })
})
