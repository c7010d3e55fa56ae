import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { RouteError } from '@s4/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { anApplication, aShift, ids } from '../testing/work'

const counts = { applied: 0, offered: 1, accepted: 0, declined: 0, lapsed: 0, withdrawn: 0, rejected: 0 }

beforeEach(() => {
  server.use(reply('applications.counts', counts))
})

const show = (at = '/User-WorkApplied') => renderRoutes(myWorkRoutes, { at, session: aSeekerSession() })

it('lists applications with their state and the reason', async () => {
  server.use(
    reply('applications.list', {
      data: [anApplication({ status: 'rejected', reason: 'We need more experience.' })],
      nextCursor: null,
    }),
  )
  const { container } = show()

  await screen.findByRole('link', { name: 'Door supervisor' })

  screen.getByText('We need more experience.')
  screen.getByText('Sat 20 Nov 2027, 22:00–06:00 (8 h)')
  await expectNoAxeViolations(container)
})

it.each([
  ['rejected', 'The company turned you down.', 'We need more experience.'],
  ['declined', 'You declined the offer.', null],
] as const)('says who ended an application: %s', async (status, who, reason) => {
  server.use(reply('applications.list', { data: [anApplication({ status, reason })], nextCursor: null }))
  show()

  expect(await screen.findByText(who)).toBeTruthy()
})

it('names the last shift that was worked, where none is left', async () => {
  const agreed = { startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' }
  server.use(
    reply('applications.list', { data: [anApplication({ status: 'accepted', shifts: [], agreed })], nextCursor: null }),
  )
  show()

  expect(await screen.findByText('Last shift Fri 20 Nov 2026, 22:00–06:00 (8 h)')).toBeTruthy()
})

it('does not say that somebody withdrew whom other work at that time took away', async () => {
  const reason = 'You took other work at that time.'
  server.use(reply('applications.list', { data: [anApplication({ status: 'withdrawn', reason })], nextCursor: null }))
  show()

  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.queryByText('You withdrew.')).toBeNull()
})

it('has no tabs while all are in one state, and names both of two shifts', async () => {
  const shifts = [aShift(0), aShift(1)]
  server.use(reply('applications.list', { data: [anApplication({ wholeJob: false, shifts })], nextCursor: null }))
  show()

  const [first, second] = ['Sat 20 Nov 2027, 22:00–06:00 (8 h)', 'Sun 21 Nov 2027, 22:00–06:00 (8 h)']
  expect(await screen.findByText(`${first} and ${second}, as you chose`)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Applications by state' })).toBeNull()
})

it('has a tab for all, for the state shown and for each that counts something', async () => {
  server.use(reply('applications.list', { data: [], nextCursor: null }))
  show('/User-WorkApplied?status=lapsed')

  const tabs = within(await screen.findByRole('navigation', { name: 'Applications by state' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['All 1', 'Offered 1', 'Expired 0'])
})

it('shows the time left of an offer and leads to it', async () => {
  const offer = { id: ids.offer, madeAt: '2026-11-16T10:00:00.000Z', lapsesAt: '2036-11-19T09:00:00.000Z', shifts: [] }
  server.use(reply('applications.list', { data: [anApplication({ status: 'offered', offer })], nextCursor: null }))
  show()

  const link = await screen.findByRole('link', { name: 'See the offer: Door supervisor' })

  expect(link.getAttribute('href')).toBe('/User-MyWorkAssignedPage')
  expect(screen.getByText(/left to answer$/)).toBeTruthy()
})

it('opens an application beside the list in a wide window', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  server.use(
    reply('applications.list', { data: [anApplication()], nextCursor: null }),
    reply('applications.mine', anApplication()),
  )
  const { router } = show('/User-WorkApplied?status=applied')

  await userEvent.click(await screen.findByRole('link', { name: 'Door supervisor' }))

  const pane = within(await screen.findByRole('region', { name: 'Application' }))
  expect(await pane.findByText('You applied')).toBeTruthy()
  expect(router.state.location.search).toBe(`?status=applied&application=${anApplication().id}`)
  vi.unstubAllGlobals()
})

it('shows one state at a time, kept in the URL', async () => {
  server.use(
    reply('applications.counts', { ...counts, applied: 1 }),
    reply('applications.list', ({ input }) => ({
      data: input.status === 'offered' ? [anApplication({ status: 'offered' })] : [],
      nextCursor: null,
    })),
  )
  const { router } = show()

  await screen.findByText('You have not applied for any work yet.')
  await userEvent.click(screen.getByRole('link', { name: /^Offered/ }))

  await screen.findByRole('link', { name: 'Door supervisor' })
  expect(router.state.location.search).toBe('?status=offered')
})

it('loads the next page on request', async () => {
  const [first, second] = [anApplication(), anApplication({ id: '019a0000-0000-7000-8000-000000000011', shifts: [] })]
  server.use(
    reply('applications.list', ({ input }) =>
      input.cursor ? { data: [second], nextCursor: null } : { data: [first], nextCursor: 'more' },
    ),
  )
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Show more applications' }))

  await screen.findByText(/No upcoming shifts/)
  expect(screen.getAllByRole('link', { name: 'Door supervisor' })).toHaveLength(2)
})

it('says so when the list cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(noAnswer('applications.list'))
  renderRoutes((deps) => [{ ErrorBoundary: RouteError, children: myWorkRoutes(deps) }], {
    at: '/User-WorkApplied',
    session: aSeekerSession(),
  })

  await screen.findByText(/Network Error/, { selector: 'p' })
})
