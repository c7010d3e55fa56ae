import type { WorkCalendar } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'

const shift = {
  id: '019a0000-0000-7000-8000-000000000030',
  title: 'Door supervisor',
  companyName: 'Acme Security',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  startsAt: '2026-12-25T22:00:00.000Z',
  endsAt: '2026-12-26T06:00:00.000Z',
}
const december: WorkCalendar = {
  work: [{ ...shift, status: 'assigned' }],
  offered: [
    {
      ...shift,
      id: '019a0000-0000-7000-8000-000000000020',
      startsAt: '2026-12-28T08:00:00.000Z',
      endsAt: '2026-12-28T16:00:00.000Z',
      lapsesAt: '2026-12-20T09:00:00.000Z',
    },
  ],
  hours: [{ weekday: 5, start: '18:00', end: '02:00' }],
  daysOff: [],
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day', nations: ['england-and-wales', 'scotland', 'northern-ireland'] },
    { date: '2026-12-28', name: 'Boxing Day (substitute day)', nations: ['england-and-wales', 'northern-ireland'] },
  ],
}

const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
beforeEach(() => itIs('2026-11-30T09:00:00.000Z'))
afterEach(() => vi.useRealTimers())

function open(at: string, calendar: WorkCalendar = december) {
  const asked: unknown[] = []
  server.use(
    reply('calendar.days', ({ input }) => {
      asked.push(input)
      return calendar
    }),
  )
  return { ...renderRoutes(myWorkRoutes, { at, session: aSeekerSession() }), asked }
}

it('shows a month by day: work, offers, hours and bank holidays by nation', async () => {
  const { container, asked } = open('/User-MyWorkAssignedPage/calendar?day=2026-12-10')

  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(asked).toEqual([{ from: '2026-12-01', to: '2026-12-31' }])
  const days = within(screen.getByRole('list', { name: 'Days' }))
  const link = days.getByRole('link', { name: '22:00–06:00 next day, Tobacco Dock' })
  expect(link).toHaveProperty('pathname', `/User-AppliedAndAssignedDetail/${shift.id}`)
  expect(days.getByText('Christmas Day, bank holiday')).toBeTruthy()
  expect(
    days.getByText('Boxing Day (substitute day), bank holiday in England and Wales and Northern Ireland'),
  ).toBeTruthy()
  expect(days.getByText('Offer: answer by Sun 20 Dec 2026, 09:00')).toBeTruthy()
  expect(days.getAllByText('Door supervisor, Acme Security')).toHaveLength(2)
  expect(days.getByText('You gave no hours for this day')).toBeTruthy()
  expect(days.queryByRole('heading', { name: 'Tue 1 Dec' })).toBeNull()
  await expectNoAxeViolations(container)
})

it('says when somebody can work only of days without work', async () => {
  open('/User-MyWorkAssignedPage/calendar?view=week&day=2026-12-18', { ...december, work: [] })
  expect(await screen.findByText('You can work 18:00–02:00')).toBeTruthy()
  cleanup()

  open('/User-MyWorkAssignedPage/calendar?view=week&day=2026-12-25')
  expect(await screen.findByRole('link', { name: '22:00–06:00 next day, Tobacco Dock' })).toBeTruthy()
  expect(screen.queryByText('You can work 18:00–02:00')).toBeNull()
})

it('says of no day that is over when somebody could work', async () => {
  itIs('2026-12-26T09:00:00.000Z')
  open('/User-MyWorkAssignedPage/calendar?day=2026-12-10')

  expect(await screen.findByText('Christmas Day, bank holiday')).toBeTruthy()
  expect(screen.queryByText(/You can work/)).toBeNull()
})

it('opens a list of this month at today, with the days before it folded', async () => {
  itIs('2026-12-26T09:00:00.000Z')
  open('/User-MyWorkAssignedPage/calendar?day=2026-12-10')

  const earlier = (await screen.findByText('Earlier in this month')).closest('details') as HTMLDetailsElement
  expect(earlier.open).toBe(false)
  expect(earlier.contains(screen.getByText('Christmas Day, bank holiday'))).toBe(true)
  expect(earlier.contains(screen.getByText('Mon 28 Dec'))).toBe(false)
})

it('shows a month as a table of weeks where there is room', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const { container } = open('/User-MyWorkAssignedPage/calendar?day=2026-12-10')

  const table = within(await screen.findByRole('table', { name: 'December 2026' }))
  const weeks = table.getAllByRole('row').slice(1)
  expect(weeks).toHaveLength(5)
  // 1 December is a Tuesday.
  const [monday, tuesday] = within(weeks[0] as HTMLElement).getAllByRole('cell')
  expect([monday?.textContent, tuesday?.textContent?.slice(0, 1)]).toEqual(['', '1'])
  const fridays = within(weeks[3] as HTMLElement).getAllByRole('cell')[4] as HTMLElement
  expect(within(fridays).getByRole('link', { name: '22:00–06:00 next day, Tobacco Dock' })).toBeTruthy()
  expect(screen.queryByText(/Empty days are left out/)).toBeNull()
  await expectNoAxeViolations(container)
  vi.unstubAllGlobals()
})

it('shows each day of a week, and leads to the weeks beside it', async () => {
  const { asked } = open('/User-MyWorkAssignedPage/calendar?view=week&day=2026-12-31')

  const days = within(await screen.findByRole('list', { name: 'Days' }))
  expect(days.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Mon 28 Dec',
    'Tue 29 Dec',
    'Wed 30 Dec',
    'Thu 31 Dec',
    'Fri 1 Jan',
    'Sat 2 Jan',
    'Sun 3 Jan',
  ])

  await userEvent.click(screen.getByRole('link', { name: 'Week after' }))

  await expect.poll(() => asked.at(-1)).toEqual({ from: '2027-01-04', to: '2027-01-10' })
})

it('says so when there is nothing', async () => {
  open('/User-MyWorkAssignedPage/calendar?day=2026-12-10', {
    work: [],
    offered: [],
    hours: [],
    daysOff: [],
    holidays: [],
  })

  expect(await screen.findByText('You have no work or open offers in this month.')).toBeTruthy()
})

it('takes days off, and names what is refused', async () => {
  const taken: unknown[] = []
  open('/User-MyWorkAssignedPage/calendar?day=2099-08-10', { ...december, work: [], offered: [] })
  server.use(
    reply('daysOff.create', ({ input }) => {
      taken.push(input)
      return { id: shift.id, from: '2099-08-10', to: '2099-08-12' }
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Take days off' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2099-08-10' } })
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2099-08-09' } })
  await userEvent.click(form.getByRole('button', { name: 'Take these days off' }))
  expect((await form.findAllByText('The last day is before the first.')).length).toBeGreaterThan(0)
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2099-08-12' } })
  await userEvent.click(form.getByRole('button', { name: 'Take these days off' }))

  expect(await screen.findByText('You are off from Mon 10 Aug to Wed 12 Aug 2099.')).toBeTruthy()
  expect(taken).toEqual([{ from: '2099-08-10', to: '2099-08-12' }])
})

it('names days off from the month before on the first day that is shown', async () => {
  open('/User-MyWorkAssignedPage/calendar?day=2026-12-10', {
    ...december,
    daysOff: [{ id: shift.id, from: '2026-11-29', to: '2026-12-02' }],
  })

  expect(await screen.findByText('Day off, from Sun 29 Nov to Wed 2 Dec 2026')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Remove these days off' })).toHaveLength(1)
})

it('shows a day off beside the work that stays agreed, and removes it', async () => {
  const removed: unknown[] = []
  const { container } = open('/User-MyWorkAssignedPage/calendar?day=2026-12-10', {
    ...december,
    daysOff: [{ id: shift.id, from: '2026-12-24', to: '2026-12-25' }],
  })
  server.use(
    reply('daysOff.remove', ({ input }) => {
      removed.push(input)
      return { done: true }
    }),
  )

  expect(await screen.findByText('Day off, from Thu 24 Dec to Fri 25 Dec 2026')).toBeTruthy()
  expect(screen.getByText('Day off')).toBeTruthy()
  expect(
    screen.getByText('Your work on this day is still agreed. Open it to hand it over or to cancel it.'),
  ).toBeTruthy()
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Remove these days off' }))

  expect(await screen.findByText('You are no longer off from Thu 24 Dec to Fri 25 Dec 2026.')).toBeTruthy()
  expect(removed).toEqual([{ id: shift.id }])
})
