import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTurns } from './in-turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes the first change on at once, and those soon after it together and once', () => {
  const passed: (readonly string[])[] = []
  const turns = inTurns((resources) => passed.push(resources), 500)

  turns.onChange(['assignments'])
  turns.onChange(['checkCalls'])
  turns.onChange(['checkCalls', 'alerts'])
  expect(passed).toEqual([['assignments']])

  vi.advanceTimersByTime(500)
  expect(passed.slice(1)).toEqual([['checkCalls', 'alerts']])

  vi.advanceTimersByTime(500)
  turns.onChange(['assignments'])
  expect(passed.slice(2)).toEqual([['assignments']])
})

it('passes nothing on once it is stopped', () => {
  const passed: (readonly string[])[] = []
  const turns = inTurns((resources) => passed.push(resources), 500)
  turns.onChange(['assignments'])
  turns.onChange(['alerts'])

  turns.stop()
  vi.advanceTimersByTime(1000)

  expect(passed).toEqual([['assignments']])
})
