import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { traceParent } from './trace-parent'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const parts = () => traceParent().split('-')
const traceId = () => parts()[1]
const press = (kind: string) => document.body.dispatchEvent(new Event(kind))

it('is a header of W3C Trace Context that asks for nothing to be kept', () => {
  expect(traceParent()).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-00$/)
})

it('what follows a press belongs to it, each request with an id of its own', () => {
  press('click')
  const [write, read] = [parts(), parts()]
  press('keydown')

  expect(read[1]).toBe(write[1])
  expect(read[2]).not.toBe(write[2])
  expect(traceId()).not.toBe(write[1])
})

it('what a page asks for by itself, long after a press, belongs to no press', () => {
  press('click')
  const pressed = traceId()
  vi.advanceTimersByTime(10_000)

  expect(new Set([pressed, traceId(), traceId()]).size).toBe(3)
})
