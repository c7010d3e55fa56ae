import { beforeEach, expect, it, vi } from 'vitest'
import { breaker } from './breaker'

let now = 0
const away = () => Promise.reject(new Error('connection refused'))
const answers = () => Promise.resolve('here')
const aBreaker = (isAway?: (error: unknown) => boolean) =>
  breaker({
    service: 'a spec',
    timeoutMs: 1000,
    refusal: () => new Error('left alone'),
    clock: () => now,
    ...(isAway && { isAway }),
  })
const messageOf = (asked: Promise<unknown>) => asked.then(String, (error: Error) => error.message)

beforeEach(() => {
  now = 0
})

it('leaves a service alone after five failures in a row, and asks it again after three seconds', async () => {
  const guarded = aBreaker()
  for (let tries = 0; tries < 5; tries += 1) expect(await messageOf(guarded(away))).toBe('connection refused')
  const ask = vi.fn(answers)

  expect(await messageOf(guarded(ask))).toBe('left alone')
  now = 2999
  expect(await messageOf(guarded(ask))).toBe('left alone')
  expect(ask).not.toHaveBeenCalled()
  now = 3000
  expect(await messageOf(guarded(ask))).toBe('here')
  expect(await messageOf(guarded(ask))).toBe('here')
})

it('lets one request try, and refuses the others until it has an answer', async () => {
  const guarded = aBreaker()
  for (let tries = 0; tries < 5; tries += 1) await messageOf(guarded(away))
  now = 3000

  expect(await Promise.all([messageOf(guarded(away)), messageOf(guarded(answers))])).toEqual([
    'connection refused',
    'left alone',
  ])
  now = 5999
  expect(await messageOf(guarded(answers))).toBe('left alone')
})

it('counts failures in a row only, and no refusals of the service', async () => {
  const guarded = aBreaker((error) => error instanceof Error && error.message !== 'no such person')
  for (let tries = 0; tries < 4; tries += 1) await messageOf(guarded(away))
  await messageOf(guarded(() => Promise.reject(new Error('no such person'))))
  for (let tries = 0; tries < 4; tries += 1) await messageOf(guarded(away))

  expect(await messageOf(guarded(answers))).toBe('here')
})

it('gives up on an answer that takes too long', async () => {
  vi.useFakeTimers()
  const asked = messageOf(aBreaker()(() => new Promise(() => undefined)))

  await vi.advanceTimersByTimeAsync(1000)

  expect(await asked).toBe('left alone')
  vi.useRealTimers()
})
