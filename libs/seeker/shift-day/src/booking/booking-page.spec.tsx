import type { AssignmentDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCheckCall, aShift, aShiftInProgress } from '../testing/a-shift'
import { shiftDayRoutes } from '../shift-day-routes'
import { readShiftPass } from '../pass/shift-pass'
import { BookingPage } from './booking-page'

const NOW = '2026-11-21T21:50:00.000Z'

function comingShift(work: AssignmentDetails | null, now = NOW) {
  server.use(
    reply('assignments.list', ({ input }) => ({
      data:
        work && input.status === (work.status === 'inProgress' ? 'inProgress' : 'assigned')
          ? [{ ...work, endsAt: '2100-01-01T00:00:00.000Z' }]
          : [],
      nextCursor: null,
    })),
    reply('handovers.list', []),
    reply('alerts.myCall', { call: null, ringNumber: '+447700900982', now }),
    reply('checkCalls.list', { calls: [], locationShared: false, now }),
    ...(work ? [reply('assignments.show', work)] : []),
  )
}
const open = (search = '') =>
  renderRoutes(shiftDayRoutes, { at: `/User-MyWorkAssignedBook${search}`, session: aSeekerSession() })

async function fill(pin = '0427') {
  await userEvent.type(await screen.findByLabelText('Shift PIN'), pin)
  const code = screen.getByLabelText('Code at the site')
  if (!(code as HTMLInputElement).value) await userEvent.type(code, '7K3M-Q2XD-9FHT')
  await userEvent.click(screen.getByRole('button', { name: 'Book on' }))
}

beforeEach(() => {
  localStorage.clear()
  // The stored pass expires by the device's clock.
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('says so when no shift is coming', async () => {
  comingShift(null)
  open()

  expect(await screen.findByText('You have no upcoming shifts.')).toBeTruthy()
})

it('shows the next shift with time, address and arrival instructions', async () => {
  comingShift(aShift())
  open()

  expect(await screen.findByRole('heading', { name: 'Door supervisor' })).toBeTruthy()
  expect(screen.getByText('Sat 21 Nov 2026, 22:00–06:00 (8 h)')).toBeTruthy()
  expect(screen.getByText('Ask for the duty manager.')).toBeTruthy()
  await expectNoAxeViolations()
})

it.each([
  { when: 'once booking on is open', times: { startsAt: '2026-11-21T22:00:00.000Z' }, loads: 1 },
  { when: 'not the day before', times: { startsAt: '2026-11-22T22:00:00.000Z' }, loads: 0 },
])('loads the screen of the shift ahead $when', async ({ times, loads }) => {
  comingShift(aShift({ ...times, endsAt: '2026-11-23T06:00:00.000Z' }))
  const loadShift = vi.fn(async () => undefined)
  renderRoutes(() => [{ path: '/book', element: <BookingPage loadShift={loadShift} /> }], {
    at: '/book',
    session: aSeekerSession(),
  })

  expect(await screen.findByRole('form', { name: 'Book on' })).toBeTruthy()
  // The step after the one in which the screen began.
  await new Promise((resolve) => setTimeout(resolve))
  expect(loadShift).toHaveBeenCalledTimes(loads)
})

it('says before the shift where the PIN and the code come from', async () => {
  comingShift(aShift({ startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z', pin: null }))
  open()

  expect(
    await screen.findByText(/^The shift PIN shows here from 24 hours before the start\. The code is at the site\.$/),
  ).toBeTruthy()
})

it('says before the shift whether a check call is heard while the phone is locked', async () => {
  comingShift(aShift())
  const { unmount } = open()
  const form = within(await screen.findByRole('form', { name: 'Book on' }))
  expect(form.getByText(/^Nothing rings: this browser cannot show notifications/)).toBeTruthy()
  unmount()

  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'default' })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  const off = open()
  const link = await screen.findByRole('link', { name: 'Turn on notifications' })
  expect(link.getAttribute('href')).toBe('/User-UserNotification/devices')
  off.unmount()

  vi.stubGlobal('Notification', { permission: 'granted' })
  localStorage.setItem('currentUserId', 'ada')
  localStorage.setItem('pushFor', 'ada')
  open()
  expect(await screen.findByText(/^A due check call shows as a notification/)).toBeTruthy()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('shows what to wear and what the job says, and does not share the position unless it is chosen', async () => {
  comingShift(
    aShift({
      requirements: ['own-black-clothing', 'first-aid-at-work'],
      otherRequirements: 'Bring a torch.',
      description: 'Two doors, one queue.',
    }),
  )
  open()

  expect(await screen.findByText('Own plain black clothing')).toBeTruthy()
  expect(screen.getByText('Bring a torch.')).toBeTruthy()
  expect(screen.getByText('Two doors, one queue.')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Share my location during this shift', checked: false })).toBeTruthy()
})

it('takes the code from the link of the QR code', async () => {
  comingShift(aShift())
  open('?code=7K3M-Q2XD-9FHT')

  expect(await screen.findByDisplayValue('7K3M-Q2XD-9FHT')).toBeTruthy()
})

it.each([
  ['before the start', NOW, true],
  ['after it', '2026-11-21T22:05:00.000Z', false],
])('says %s from when time is paid', async (_name, now, said) => {
  comingShift(aShift(), now)
  open()

  await screen.findByRole('button', { name: 'Book on' })
  const text = screen.queryByText('Paid from 22:00. Earlier time only if the company accepts it.')
  expect(text !== null).toBe(said)
})

it('disables the button until booking on opens, and says on it when that is', async () => {
  comingShift(aShift(), '2026-11-21T21:00:00.000Z')
  open()

  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^Book on from Sat 21 Nov.* 21:30$/,
  })
  expect(button.disabled).toBe(true)
  expect(screen.getByText(/^Opens Sat 21 Nov.* 21:30, in/)).toBeTruthy()
})

it('books on, stores the shift pass, and opens the shift', async () => {
  comingShift(aShift())
  server.use(
    reply('attendance.bookOn', ({ input }) => ({
      ...aShiftInProgress(),
      pin: input.pin,
      shiftToken: 'token-of-the-night',
    })),
  )
  const { router } = open('?code=7K3M-Q2XD-9FHT')
  const said = new Set<string>()
  const button = await screen.findByRole('button', { name: 'Book on' })
  new MutationObserver(() => said.add(button.textContent)).observe(button, {
    childList: true,
    characterData: true,
    subtree: true,
  })

  await fill()

  await expect.poll(() => router.state.location.pathname).toBe('/User-workInprogess')
  expect(said).toContain('Booked on')
  expect(readShiftPass()).toMatchObject({
    assignmentId: aShift().id,
    token: 'token-of-the-night',
    until: '2026-11-22T18:00:00.000Z',
  })
})

it('opens the shift with the answer of the server, before anything is read again', async () => {
  comingShift(aShift())
  open('?code=7K3M-Q2XD-9FHT')
  await screen.findByLabelText('Shift PIN')
  const never = () => new Promise<never>(() => undefined)
  const call = aCheckCall({ dueAt: '2026-11-21T22:30:00.000Z' })
  server.use(
    reply('attendance.bookOn', {
      ...aShiftInProgress(),
      shiftToken: 'token-of-the-night',
      day: { calls: [call], locationShared: false, now: NOW },
    }),
    reply('assignments.list', never),
    reply('assignments.show', never),
    reply('checkCalls.list', never),
    reply('counters.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now: NOW }),
  )

  await fill()

  expect(await screen.findByRole('heading', { name: 'You are on shift' })).toBeTruthy()
  expect(screen.getByText(/^The next one comes at 22:30/)).toBeTruthy()
})

it('shows a wrong PIN at its field and keeps what was typed', async () => {
  comingShift(aShift())
  server.use(
    reject('attendance.bookOn', 'booking.wrong-pin', {
      pin: 'That is not the shift PIN. You have 4 more tries.',
    }),
  )
  open()

  await fill('1111')

  expect(await screen.findByText('That is not the shift PIN. You have 4 more tries.')).toBeTruthy()
  expect(screen.getByDisplayValue('7K3M-Q2XD-9FHT')).toBeTruthy()
})

it('says what the company must check first, and how to reach it without a code', async () => {
  comingShift(aShift({ awaitedChecks: [{ subject: 'right-to-work', refused: false }] }))
  open()

  expect(
    await screen.findByText(/Harbour Security Ltd must check your right to work. You cannot book on before that./),
  ).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Ring the company' })).getAttribute('href')).toBe('tel:+447700900982')
  expect(screen.getByRole('link', { name: 'Message Harbour Security Ltd' })).toBeTruthy()
})

it('says what the company has not checked and does not wait for', async () => {
  comingShift(aShift({ awaitedChecks: [], openChecks: ['licence', 'first-aid-at-work'] }))
  open()

  expect(
    await screen.findByText(
      'Harbour Security Ltd has not checked your SIA licence and your First aid at work yet. ' +
        'You can book on without that.',
    ),
  ).toBeTruthy()
})

it.each([
  [
    'a lock, with the time it ends',
    new ApiError('booking.locked', { facts: { lockedUntil: '2026-11-21T22:00:00.000Z' } }),
    /Try again at 22:00/,
  ],
  [
    'a licence that has run out, with where to put it right',
    new ApiError('worker.licence-expired', {
      facts: { obstacles: [{ code: 'worker.licence-expired', message: 'x', fixPath: '/edit-license' }] },
    }),
    /Update it in your profile/,
  ],
])('explains %s', async (_name, failure, words) => {
  comingShift(aShift())
  server.use(reject('attendance.bookOn', failure))
  open()

  await fill()

  expect((await screen.findByText('You are not booked on yet')).parentElement?.textContent).toMatch(words)
})

it('names everything missing, with one link for each screen', async () => {
  const obstacles = [
    {
      code: 'worker.right-to-work-missing',
      message: 'Your right to work is not on your profile yet: add it.',
      fixPath: '/edit-right-to-work',
    },
    {
      code: 'worker.licence-expired',
      message: 'Your SIA licence does not reach Sun 22 Nov 2026: add your new one.',
      fixPath: '/edit-license',
    },
  ]
  comingShift(aShift())
  server.use(
    reject(
      'attendance.bookOn',
      new ApiError('worker.right-to-work-missing', {
        message: 'Your right to work is not on your profile yet: add it.',
        facts: { obstacles },
      }),
    ),
  )
  open()

  await fill()

  await screen.findByText('Your SIA licence does not reach Sun 22 Nov 2026: add your new one.')
  const paths = ['Your right to work', 'Your SIA licence'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(paths).toEqual(['/edit-right-to-work', '/edit-license'])
})

it('links to the shift already in progress', async () => {
  comingShift(aShiftInProgress())
  open()

  expect((await screen.findByRole('link', { name: 'Open the shift' })).getAttribute('href')).toBe('/User-workInprogess')
})

it('says Network Error when no answer came, and keeps what was typed', async () => {
  comingShift(aShift())
  server.use(noAnswer('attendance.bookOn'))
  open()

  await fill()

  expect(await screen.findByText('Network Error')).toBeTruthy()
  expect(screen.getByDisplayValue('0427')).toBeTruthy()
})
