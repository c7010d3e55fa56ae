import type { Client, ClientReport } from '@s4/contract'
import { expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clientsRoutes } from '../clients-routes'

const id = '019a0000-0000-7000-8000-000000000021'
const client: Client = {
  id,
  name: 'Harbour Events',
  contactName: '',
  phone: '',
  billingEmail: '',
  notes: '',
  version: 1,
  archivedAt: null,
  sites: [],
  contracts: [],
  jobsAhead: [],
  postsAhead: [],
}
const report: ClientReport = {
  clientName: 'Harbour Events',
  siteName: null,
  month: '2026-11',
  shifts: [
    {
      id: '019a0000-0000-7000-8000-000000000031',
      date: '2026-11-21',
      title: 'Door supervisor',
      role: 'door-supervisor',
      siteName: 'Tobacco Dock',
      zone: 'Europe/London',
      startsAt: '2026-11-21T22:00:00.000Z',
      endsAt: '2026-11-22T06:00:00.000Z',
      places: 2,
      filled: 1,
      priced: true,
      people: [
        {
          name: 'Sam Reed',
          licenceTail: '4321',
          bookedOnAt: '2026-11-21T22:12:00.000Z',
          bookedOffAt: '2026-11-22T06:00:00.000Z',
          lateMinutes: 12,
          noShow: false,
          patrols: [
            {
              name: 'Doors',
              startsAt: '2026-11-21T23:00:00.000Z',
              result: 'late',
              points: [{ name: 'Gate', scannedAt: '2026-11-21T23:50:00.000Z', isLate: true }],
            },
          ],
          minutes: 450,
          chargePence: 19_650,
        },
      ],
    },
  ],
  incidents: [
    {
      at: '2026-11-21T23:00:00.000Z',
      siteName: 'Tobacco Dock',
      zone: 'Europe/London',
      answers: [{ label: 'What kind', text: 'Theft' }],
    },
  ],
  totals: {
    shifts: 1,
    places: 2,
    filled: 1,
    attended: 1,
    late: 1,
    noShows: 0,
    minutes: 450,
    chargePence: 19_650,
    unpriced: 0,
    waiting: 0,
    patrols: { planned: 1, done: 0, late: 1, missed: 0, cutShort: 0, points: 1, scanned: 1 },
  },
}

it('says whose hours wait, and which shifts have no charge rate', async () => {
  server.use(
    reply('clients.show', client),
    reply('clientReports.show', {
      ...report,
      shifts: report.shifts.map((shift) => ({ ...shift, priced: false })),
      totals: { ...report.totals, waiting: 1, unpriced: 1 },
    }),
  )
  renderRoutes((deps) => clientsRoutes(deps), { at: `/clients/${id}/report?month=2026-11` })

  const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent
  expect(await fact('Places filled')).toBe('1 of 2')
  expect(await fact('Booked on late')).toBe('1')
  expect(await fact('Hours not agreed yet')).toBe('1 person')
  expect(screen.getByText('1 shift has no charge rate')).toBeTruthy()
  expect(screen.getByText('Door supervisor, Sat 21 Nov 2026, 22:00–06:00')).toBeTruthy()
})

it('shows the month and leads to the same as PDF and CSV', async () => {
  const asked: unknown[] = []
  server.use(
    reply('clients.show', client),
    reply('clientReports.show', ({ input }) => {
      asked.push(input)
      return report
    }),
  )
  const { container } = renderRoutes((deps) => clientsRoutes(deps), { at: `/clients/${id}/report?month=2026-11` })

  expect(await screen.findByText('1 of 2 filled')).toBeTruthy()
  expect(screen.getByText('Sam Reed, SIA licence ending 4321')).toBeTruthy()
  expect(screen.getByText('On 22:12, 12 minutes late · off 06:00 · 7 h 30 min · £196.50')).toBeTruthy()
  expect(screen.getByText('0 of 1 done, 1 late, 1 of 1 points scanned')).toBeTruthy()
  expect(screen.getByText('23:00 Doors, walked late: Gate 23:50 (late)')).toBeTruthy()
  expect(screen.getByText('Theft')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open as PDF/ }).getAttribute('href')).toBe(
    `/api/clients/${id}/report.pdf?month=2026-11`,
  )
  expect(asked).toEqual([{ id, month: '2026-11' }])
  await expectNoAxeViolations(container)
})
