import { expect, it } from 'vitest'
import { answering } from './answering'

function aProvider() {
  const state = { now: 0, away: false, asked: 0 }
  const ask = async () => {
    state.asked += 1
    if (state.away) throw new Error('away')
  }
  return { state, provider: answering(ask, () => state.now) }
}

it('asks once for many who want to know, and again when the answer is old', async () => {
  const { state, provider } = aProvider()

  expect(await Promise.all(Array.from({ length: 50 }, () => provider.now()))).toEqual(
    Array.from({ length: 50 }, () => true),
  )
  expect(state.asked).toBe(1)
  state.now += 15_000
  await provider.now()

  expect(state.asked).toBe(2)
})

it('notices within seconds that it answers again', async () => {
  const { state, provider } = aProvider()
  state.away = true
  expect(await provider.now()).toBe(false)

  state.away = false
  state.now += 2000

  expect(await provider.now()).toBe(true)
})

it('is gone after a minute without an answer, and back with the next', async () => {
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
