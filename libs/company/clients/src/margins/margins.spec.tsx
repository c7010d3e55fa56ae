import type { Margins } from '@s4/contract'
import { expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { marginsRoutes } from './margins-routes'

const amounts = {
  plannedCharge: 42_000,
  plannedCost: 23_200,
  actualCharge: 19_650,
  actualCost: 10_875,
  unpriced: 1,
  unpricedPlannedCost: 9_200,
  unpricedActualCost: 4_600,
  waiting: 2,
}
const noRate = { ...amounts, plannedCharge: 0, plannedCost: 0, actualCharge: 0, actualCost: 0, waiting: 0 }
const margins: Margins = {
  rows: [
    { key: 'one', label: 'Harbour Events', ...amounts, unpriced: 0 },
    { key: 'none', label: 'No client', ...noRate },
  ],
  total: amounts,
  unpricedShifts: [
    {
      id: '019a0000-0000-7000-8000-000000000031',
      jobId: '019a0000-0000-7000-8000-000000000041',
      label: 'Control room operator, Canada Square, Sat 21 Nov, 22:00–06:00',
      clientId: null,
      clientName: null,
    },
  ],
}
const open = (at: string) => renderRoutes((deps) => marginsRoutes(deps), { at })

it('leads with the margin of agreed work, and says what is not counted', async () => {
  server.use(reply('margins.show', margins))
  const { container } = open('/margins?from=2026-11-01&to=2026-11-28&by=client')

  expect(await screen.findByText('£87.75 margin on agreed work, 44.7%')).toBeTruthy()
  expect(screen.getByText(/£188.00 is planned/)).toBeTruthy()
  expect(
    screen.getByText(
      /1 shift has no charge rate, and hours of 2 places are not agreed yet. Agreed pay without a charge: £46.00./,
    ),
  ).toBeTruthy()
  const row = within(screen.getByRole('row', { name: /Harbour Events/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Harbour Events',
    '£420.00',
    '£232.00',
    '£188.00',
    '44.8%',
    '£196.50',
    '£108.75',
    '£87.75',
    '44.7%',
  ])
  const none = within(screen.getByRole('row', { name: /No client/ }))
  expect(none.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'No client',
    'No rate',
    '£92.00',
    '–',
    '–',
    'No rate',
    '£46.00',
    '–',
    '–',
  ])
  expect(screen.getByRole('link', { name: /^Control room operator/ }).getAttribute('href')).toBe(
    '/job-detail/019a0000-0000-7000-8000-000000000041',
  )
  expect(screen.getByRole('link', { name: 'See contracts and charge rates' }).getAttribute('href')).toBe('/clients')
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/margins.csv?from=2026-11-01&to=2026-11-28&by=client',
  )
  await expectNoAxeViolations(container)
})

it('asks for the days and rows of the address', async () => {
  const asked: unknown[] = []
  server.use(
    reply('margins.show', ({ input }) => {
      asked.push(input)
      return { rows: [], total: { ...amounts, unpriced: 0, waiting: 0 }, unpricedShifts: [] }
    }),
  )
  open('/margins?from=2026-11-01&to=2026-11-07&by=week')

  expect(await screen.findByText('No shift of yours starts in these days.')).toBeTruthy()
  expect(screen.queryByText('Some work is not counted yet')).toBeNull()
  expect(asked).toMatchObject([{ from: '2026-11-01', to: '2026-11-07', by: 'week' }])
})
