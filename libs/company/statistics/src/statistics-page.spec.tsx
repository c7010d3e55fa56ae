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
  const { container } = renderRoutes(statisticsRoutes, { at: '/completed-job/statistics', session: aCompanySession() })
  return { asked, container }
}

it('adds up the weeks so far and those ahead, and lists each', async () => {
  const { container } = open([
    aWeek('2026-11-16', { places: 10, filled: 9, due: 9, onTime: 8, noShows: 1, minutes: 4320, spend: 104_400 }),
    aWeek('2026-11-23', { places: 2, filled: 1, due: 1, onTime: 1, expected: 11_600 }),
    aWeek('2026-11-30', { places: 4, filled: 1, expected: 5800 }),
  ])

  const back = await screen.findByRole('link', { name: 'All completed jobs' })
  expect(back.getAttribute('href')).toBe('/completed-job')
  for (const [part, label, said] of [
    ['Up to the end of this week', 'Places filled', '83%10 of 12'],
    ['Up to the end of this week', 'Booked on in time', '90%9 of 10 begun'],
    ['Up to the end of this week', 'Late or not booked on', '0'],
    ['Up to the end of this week', 'No-shows', '1'],
    ['Up to the end of this week', 'Hours agreed', '72 h'],
    ['Up to the end of this week', 'Cost without VAT', '£1,160.00£1,044.00 invoiced, £116.00 expected'],
    ['The next 4 weeks', 'Places filled', '25%1 of 4'],
    ['The next 4 weeks', 'Expected cost', '£58.00Agreed shifts at their planned length'],
  ] as const) {
    const stat = within(screen.getByRole('region', { name: part })).getByText(label).parentElement
    expect(stat?.textContent).toBe(label + said)
  }
  expect(screen.getByText(/3 raised\. 2 looked at, on average after 1 min\. None resolved by your team\./)).toBeTruthy()
  const csv = decodeURIComponent(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '')
  expect(csv).toContain('Week from,Places,Filled')
  expect(csv).toContain('2026-11-16,')
  expect(screen.getByText('Most in the week from Mon 16 Nov: £1,044.00.')).toBeTruthy()
  expect(screen.getByText('Most places not filled in the week from Mon 30 Nov: 3 of 4.')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Figures by week' }))
  expect(table.getAllByRole('row')).toHaveLength(4)
  expect(table.getByText('9 of 10')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('asks for the chosen period and site', async () => {
  const { asked } = open([aWeek('2026-11-23', { places: 1 })])

  await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Last 26 weeks')
  await screen.findByDisplayValue('Last 26 weeks')
  await userEvent.selectOptions(await screen.findByLabelText('Site'), DOCK.name)

  await screen.findAllByText('0 of 1')
  expect(asked.at(-1)).toEqual({ weeks: 26, siteId: DOCK.id })
})

it('says what a new company sees here later', async () => {
  open([aWeek('2026-11-23')])

  expect(await screen.findByText(/Your figures appear here once you have shifts/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a job' })).toBeTruthy()
})
