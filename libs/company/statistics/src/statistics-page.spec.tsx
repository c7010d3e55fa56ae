import type { WeekStatistics } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { statisticsRoutes } from './statistics-routes'

const aWeek = (monday: string, change: Partial<WeekStatistics> = {}): WeekStatistics => ({
  monday,
  places: 0,
  filled: 0,
  due: 0,
  onTime: 0,
  noShows: 0,
  minutes: 0,
  spend: 0,
  expected: 0,
  ...change,
})
const ALERTS = { raised: 3, seen: 2, secondsToSee: 75, closed: 0, secondsToClose: null }
const DOCK = { id: '019a0000-0000-7000-8000-000000000001', name: "O'Neill's Dock" }

function open(weeks: WeekStatistics[]) {
  const asked: unknown[] = []
  server.use(
    reply('statistics.show', ({ input }) => {
      asked.push(input)
      return { weeks, thisMonday: '2026-11-23', alerts: ALERTS, sites: [DOCK] }
    }),
  )
  renderRoutes(statisticsRoutes, { at: '/completed-job/statistics', session: aCompanySession() })
  return asked
}

it('adds up the weeks so far and those ahead, and lists each', async () => {
  open([
    aWeek('2026-11-16', { places: 10, filled: 9, due: 9, onTime: 8, noShows: 1, minutes: 4320, spend: 104_400 }),
    aWeek('2026-11-23', { places: 2, filled: 1, due: 1, onTime: 1, expected: 11_600 }),
    aWeek('2026-11-30', { places: 4, filled: 1, expected: 5800 }),
  ])

  expect(
    await screen.findByText(
      /10 of 12 places filled \(83%\)\. Of 10 shifts begun, 9 booked on in time \(90%\), 0 late or not booked on, 1 no/,
    ),
  ).toBeTruthy()
  for (const [label, value] of [
    ['Places filled', '83%'],
    ['Booked on in time', '90%'],
    ['No-shows', '1'],
    ['Cost', '£1,160.00'],
  ] as const)
    expect(screen.getAllByText(label)[0]?.parentElement?.textContent).toContain(value)
  expect(screen.getByText(/£1,044\.00 invoiced, and £116\.00 expected/)).toBeTruthy()
  expect(screen.getByText(/1 of 4 places filled \(25%\)\. £58\.00 expected/)).toBeTruthy()
  expect(screen.getByText(/3 raised\. 2 looked at, on average after 1 min\. None resolved by your team\./)).toBeTruthy()
  expect(screen.getByText('Most in the week from Mon 16 Nov: £1,044.00.')).toBeTruthy()
  expect(screen.getByText('Most places not filled in the week from Mon 30 Nov: 3 of 4.')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Figures by week' }))
  expect(table.getAllByRole('row')).toHaveLength(4)
  expect(table.getByText('9 of 10')).toBeTruthy()
  await expectNoAxeViolations()
})

it('asks for the chosen period and site', async () => {
  const asked = open([aWeek('2026-11-23', { places: 1 })])

  await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Last 26 weeks')
  await screen.findByDisplayValue('Last 26 weeks')
  await userEvent.selectOptions(await screen.findByLabelText('Site'), DOCK.name)

  await screen.findByText(/0 of 1 places/)
  expect(asked.at(-1)).toEqual({ weeks: 26, siteId: DOCK.id })
})

it('says what a new company sees here later', async () => {
  open([aWeek('2026-11-23')])

  expect(await screen.findByText(/Your figures appear here once you have shifts/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a job' })).toBeTruthy()
})
