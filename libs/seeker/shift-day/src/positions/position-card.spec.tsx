import { aSeekerSession, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aShiftInProgress } from '../testing/a-shift'
import { shiftDayRoutes } from '../shift-day-routes'

const NOW = '2026-11-21T22:20:00.000Z'
const work = aShiftInProgress()

/** A phone at the site, or one that gives no position. */
function aPhone(answer: 'here' | 'denied') {
  const ask = (success: PositionCallback, failure?: PositionErrorCallback | null) => {
    if (answer === 'here')
      success({
        coords: { latitude: 51.508, longitude: -0.0594, accuracy: 12 },
        timestamp: Date.now(),
      } as GeolocationPosition)
    else failure?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  }
  const geolocation = { watchPosition: ask, getCurrentPosition: ask, clearWatch: () => undefined }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
}

function open(locationShared: boolean) {
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now: NOW }),
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T22:20:00.000Z' }),
    reply('checkCalls.list', { calls: [], locationShared, now: NOW }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })
}

beforeEach(() => localStorage.clear())
afterEach(() => Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true }))

it('sends the position with its age by the server’s clock, and shows where it is', async () => {
  const sent: string[] = []
  aPhone('here')
  open(true)
  server.use(
    reply('attendance.reportPosition', ({ input }) => {
      sent.push(input.deviceAt.slice(0, 15))
      return { inside: 'inside' }
    }),
  )

  expect(await screen.findByText(/^Sent at 22:2\d, give or take 12 m: inside the site\.$/)).toBeTruthy()
  expect(sent[0]).toBe(NOW.slice(0, 15))
})

it('says what to do when the company sees the worker outside the site', async () => {
  aPhone('here')
  open(true)
  server.use(reply('attendance.reportPosition', { inside: 'outside' }))

  const warning = await screen.findByText('Your phone says that you are outside the site')
  expect(screen.getByText('The company sees this. If you are at your post, tell the company.')).toBeTruthy()
  const card = screen.getByRole('heading', { name: 'Your location' })
  expect(warning.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('explains what to do when the browser gives no location', async () => {
  aPhone('denied')
  open(true)

  expect(await screen.findByText(/Allow it in the browser's settings/)).toBeTruthy()
})

it('shows why the server refused it', async () => {
  aPhone('here')
  open(true)
  server.use(reject('attendance.reportPosition', 'location.unusable'))

  const text = 'On, but the company gets nothing now. That location cannot be right, so it was not kept.'
  expect(await screen.findByText(text)).toBeTruthy()
})

it('is switched on at any time, and sends nothing before', async () => {
  const chosen: boolean[] = []
  aPhone('here')
  open(false)
  server.use(
    reply('attendance.shareLocation', ({ input }) => {
      chosen.push(input.share)
      return { share: input.share }
    }),
  )

  await userEvent.click(await screen.findByRole('switch', { name: 'Share my location with the company' }))

  await expect.poll(() => chosen).toEqual([true])
})
