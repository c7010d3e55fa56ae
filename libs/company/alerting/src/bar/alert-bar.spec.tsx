import { aCompanySession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aWaitingAlert } from '../testing/an-on-call'
import { AlertBar } from './alert-bar'

/** The notes played since the spec began. */
let notes = 0
beforeEach(() => {
  notes = 0
  const part = {
    frequency: {},
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
    connect: () => part,
    stop: vi.fn(),
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      resume = () => Promise.resolve()
      close = () => Promise.resolve()
      createGain = () => part
      createOscillator = () => ({ ...part, start: () => (notes += 1) })
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(waiting = aWaitingAlert()) {
  document.title = 'Recent Jobs · S4'
  server.use(reply('alerts.waiting', waiting))
  return renderRoutes(() => [{ path: '/', Component: AlertBar }], { at: '/', session: aCompanySession() })
}

it('says what waits, sounds, counts in the title and leads to the alerts', async () => {
  const { container } = open(aWaitingAlert({ count: 2, open: 2 }))

  expect(await screen.findByText('2 alerts: Ada Byron has not booked on')).toBeTruthy()
  expect(screen.getByText(/^Tobacco Dock, /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the alerts' }).getAttribute('href')).toBe('/alert-log')
  expect(notes).toBeGreaterThan(0)
  expect(document.title).toBe('(2) Recent Jobs · S4')
  document.title = 'Alert Log · S4'
  await expect.poll(() => document.title).toBe('(2) Alert Log · S4')
  await expectNoAxeViolations(container)
})

it.each([
  [2, 11, '2 of 11 alerts: Ada Byron has not booked on'],
  [1, 2, '1 of 2 alerts: Ada Byron has not booked on'],
  [1, 1, 'Ada Byron has not booked on'],
])('says how many of the open alerts wait: %i of %i', async (count, all, title) => {
  open(aWaitingAlert({ count, open: all }))

  expect(await screen.findByText(title)).toBeTruthy()
})

it('says that somebody who left the site was seen back inside', async () => {
  const { newest } = aWaitingAlert()
  if (!newest) throw new Error('an alert waits')
  open(aWaitingAlert({ newest: { ...newest, kind: 'leftGeofence', backInsideAt: '2026-11-21T22:12:00.000Z' } }))

  expect(await screen.findByText('Ada Byron was seen back inside, had left the site')).toBeTruthy()
})

it('says that a missed check call was answered late', async () => {
  const { newest } = aWaitingAlert()
  if (!newest) throw new Error('an alert waits')
  const checkCall = {
    id: newest.id,
    assignmentId: newest.id,
    dueAt: '2026-11-21T22:00:00.000Z',
    missAt: '2026-11-21T22:05:00.000Z',
    status: 'late',
    answeredAt: '2026-11-21T22:09:00.000Z',
    missedAt: '2026-11-21T22:05:00.000Z',
    arrivedAt: null,
    plannedAt: null,
  } as const
  open(aWaitingAlert({ newest: { ...newest, kind: 'missedCheckCall', checkCall } }))

  expect(await screen.findByText('Ada Byron answered a check call late')).toBeTruthy()
})

it('is not there while nothing waits', async () => {
  open(aWaitingAlert({ count: 0, newest: null }))

  await expect.poll(() => document.title).toBe('Recent Jobs · S4')
  expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull()
  expect(notes).toBe(0)
})

it('says so when alerts cannot be loaded, and nothing of it to somebody who may not see them', async () => {
  const first = open()
  first.unmount()
  server.use(noAnswer('alerts.waiting'))
  const page = renderRoutes(() => [{ path: '/', Component: AlertBar }], { at: '/', session: aCompanySession() })
  await screen.findByText('We cannot load alerts. Ring your people on shift.')
  page.unmount()

  server.use(reject('alerts.waiting', 'access.denied'))
  const { queryClient } = renderRoutes(() => [{ path: '/', Component: AlertBar }], {
    at: '/',
    session: aCompanySession(),
  })
  await expect.poll(() => queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(screen.queryByText(/We cannot load alerts/)).toBeNull()
})

it('is silent on a device where the sound was turned off', async () => {
  const first = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Turn sound off' }))
  first.unmount()
  notes = 0
  open()

  expect(await screen.findByRole('button', { name: 'Turn sound on' })).toBeTruthy()
  expect(notes).toBe(0)
})

it('always sounds when somebody needs help', async () => {
  localStorage.setItem('alertSound', 'off')
  open(aWaitingAlert({ isHelp: true }))

  await screen.findByText('Ada Byron has not booked on')
  expect(screen.queryByRole('button', { name: /Sound/ })).toBeNull()
  expect(notes).toBeGreaterThan(0)
})

const seenHelp = {
  count: 1,
  inSecret: false,
  id: '019a0000-0000-7000-8000-000000000009',
  seekerName: 'Daniel Okafor',
  zone: 'Europe/London',
  acknowledgedBy: 'Ruth Adeyemi',
  acknowledgedAt: '2026-11-21T22:25:00.000Z',
}

it('keeps a call for help that somebody looks at, silently, with the way to it', async () => {
  open(aWaitingAlert({ count: 0, newest: null, help: seenHelp }))

  expect(await screen.findByText('Daniel Okafor needs help')).toBeTruthy()
  expect(screen.getByText('Ruth Adeyemi has been looking at it since 22:25')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/alert-log?alert=${seenHelp.id}`)
  expect(notes).toBe(0)
})

const IN_SECRET = /^Asked for help in secret: do not call or write to their phone\. /

it('says that the phone must not ring, before and after somebody looks at it', async () => {
  const { newest } = aWaitingAlert()
  if (!newest) throw new Error('an alert waits')
  const { unmount } = open(aWaitingAlert({ newest: { ...newest, kind: 'help', inSecret: true } }))
  expect(await screen.findByText(IN_SECRET)).toBeTruthy()
  unmount()

  open(aWaitingAlert({ count: 0, newest: null, help: { ...seenHelp, inSecret: true } }))
  expect(await screen.findByText(IN_SECRET)).toBeTruthy()
})

it('names an open call for help before another alert', async () => {
  open(aWaitingAlert({ help: seenHelp }))

  expect(await screen.findByText('Daniel Okafor needs help · Ada Byron has not booked on')).toBeTruthy()
})

it('comes without moving the page: into the room it had before, or by scrolling as far as it is high', async () => {
  const scrolled = vi.fn()
  vi.stubGlobal('scrollBy', scrolled)
  vi.stubGlobal('CSS', { supports: () => true })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  const first = open(aWaitingAlert({ count: 0, newest: null }))
  await expect.poll(() => first.queryClient.isFetching()).toBe(0)
  server.use(reply('alerts.waiting', aWaitingAlert()))
  await first.queryClient.invalidateQueries()
  await screen.findByText('Ada Byron has not booked on')
  expect(scrolled.mock.calls).toEqual([[{ top: 72, behavior: 'instant' }]])
  first.unmount()

  const { container } = open()
  await expect.poll(() => container.textContent).toBe('')
  expect(container.querySelector('div:empty')).toBeTruthy()
  await screen.findByText('Ada Byron has not booked on')
  expect(scrolled).toHaveBeenCalledTimes(1)
})
