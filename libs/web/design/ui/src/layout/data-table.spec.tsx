import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type Column, DataTable, type Sort } from './data-table'

interface Worker {
  name: string
  hours: number
}

const columns: Column<Worker>[] = [
  { key: 'name', header: 'Worker', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'hours', header: 'Hours', cell: ({ hours }) => hours, sortBy: ({ hours }) => hours },
  { key: 'note', header: 'Note', cell: () => '—' },
]

const rows = [
  { name: 'Chloe', hours: 8 },
  { name: 'Amara', hours: 10 },
  { name: 'Ben', hours: 7.5 },
]

const namesShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

describe('a table', () => {
  it('never squeezes the arrow of a heading', () => {
    render(<DataTable caption="Workers" columns={columns} rows={rows} rowKey={({ name }) => name} />)

    const arrow = screen.getByRole('button', { name: 'Hours' }).querySelector('svg')
    expect(arrow && getComputedStyle(arrow).flexShrink).toBe('0')
  })

  it('keeps the given order until a heading is pressed, then sorts in both directions', async () => {
    render(<DataTable caption="Workers" columns={columns} rows={rows} rowKey={({ name }) => name} />)
    expect(namesShown()).toEqual(['Chloe', 'Amara', 'Ben'])

    await userEvent.click(screen.getByRole('button', { name: 'Hours' }))
    expect(namesShown()).toEqual(['Ben', 'Chloe', 'Amara'])
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }))

    expect(namesShown()).toEqual(['Amara', 'Chloe', 'Ben'])
    expect(screen.getByRole('columnheader', { name: 'Hours' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull()
  })

  it('leaves the order to the caller when it is controlled', async () => {
    const handleSort = vi.fn<(sort: Sort) => void>()
    const sort: Sort = { key: 'name', direction: 'ascending' }
    render(
      <DataTable
        caption="Workers"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={handleSort}
      />,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Worker' }))

    expect(namesShown()).toEqual(['Chloe', 'Amara', 'Ben'])
    expect(handleSort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' })
  })
})
