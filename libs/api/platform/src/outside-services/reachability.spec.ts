import { expect, it } from 'vitest'
import { trackReachability } from './reachability'

function aProvider() {
  const state = { now: 0, away: false, asked: 0 }
  const ask = async () => {
    state.asked += 1
    if (state.away) throw new Error('away')
  }
  return { state, provider: trackReachability(ask, () => state.now) }
}

it('checks once for several callers, and again when the result is old', async () => {
  const { state, provider } = aProvider()

  expect(await Promise.all(Array.from({ length: 50 }, () => provider.now()))).toEqual(
    Array.from({ length: 50 }, () => true),
  )
  expect(state.asked).toBe(1)
  state.now += 15_000
  await provider.now()

  expect(state.asked).toBe(2)
})

it('notices within seconds that the service responds again', async () => {
  const { state, provider } = aProvider()
  state.away = true
  expect(await provider.now()).toBe(false)

  state.away = false
  state.now += 2000

  expect(await provider.now()).toBe(true)
})

it('is gone after a minute without a response, and back with the next response', async () => {
  const { state, provider } = aProvider()
  state.away = true
  state.now = 60_000
  expect(await provider.isGone()).toBe(false)
  state.now = 60_001
  expect(await provider.isGone()).toBe(true)

  state.away = false
  state.now += 2000
  expect(await provider.isGone()).toBe(false)
})
