import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPosition } from './watch-position'

const at = (latitude: number) =>
  ({ coords: { latitude, longitude: -0.0594, accuracy: 10 }, timestamp: Date.now() }) as GeolocationPosition

/** A device with a position set by the spec. */
function device() {
  let place = at(51.5)
  let heard: PositionCallback | undefined
  const geolocation = {
    watchPosition: (success: PositionCallback) => {
      heard = success
      return 7
    },
    getCurrentPosition: (success: PositionCallback) => success(place),
    clearWatch: vi.fn(),
  }
  return {
    geolocation: geolocation as unknown as Geolocation,
    moveTo: (latitude: number) => {
      place = at(latitude)
      heard?.(place)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends every minute, and at once after 50 metres', () => {
  const { geolocation, moveTo } = device()
  const sent: number[] = []
  const stop = watchPosition({
    geolocation,
    send: ({ position }) => sent.push(position.lat),
    onDenied: () => undefined,
    onMissing: () => undefined,
  })

  moveTo(51.5)
  moveTo(51.5001)
  moveTo(51.501)
  vi.advanceTimersByTime(60_000)
  stop()
  vi.advanceTimersByTime(600_000)

  expect(sent).toEqual([51.5, 51.501, 51.501])
})

it('goes on when the clock is set back in the middle of a shift', () => {
  const { geolocation, moveTo } = device()
  const send = vi.fn()
  const stop = watchPosition({ geolocation, send, onDenied: () => undefined, onMissing: () => undefined })

  moveTo(51.5)
  vi.setSystemTime(Date.now() - 86_400_000)
  vi.advanceTimersByTime(120_000)
  stop()

  expect(send).toHaveBeenCalledTimes(3)
})

it('sends every minute when the first position came a moment after the start', () => {
  const { geolocation, moveTo } = device()
  const send = vi.fn()
  const stop = watchPosition({ geolocation, send, onDenied: () => undefined, onMissing: () => undefined })

  vi.advanceTimersByTime(2000)
  moveTo(51.5)
  vi.advanceTimersByTime(178_000)
  stop()

  expect(send).toHaveBeenCalledTimes(4)
})

it('says when the device does not find where it is', () => {
  const onMissing = vi.fn()
  const fail = (_success: PositionCallback, failure: PositionErrorCallback) =>
    failure({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError)

  watchPosition({
    geolocation: { watchPosition: fail, getCurrentPosition: fail, clearWatch: vi.fn() } as unknown as Geolocation,
    send: () => undefined,
    onDenied: () => undefined,
    onMissing,
  })()

  expect(onMissing).toHaveBeenCalledOnce()
})

it('says when the person declines', () => {
  const onDenied = vi.fn()
  const refuse = (_success: PositionCallback, failure: PositionErrorCallback) =>
    failure({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)

  watchPosition({
    geolocation: {
      watchPosition: refuse,
      getCurrentPosition: refuse,
      clearWatch: () => undefined,
    } as unknown as Geolocation,
    send: () => undefined,
    onDenied,
    onMissing: () => undefined,
  })()

  expect(onDenied).toHaveBeenCalledOnce()
})
