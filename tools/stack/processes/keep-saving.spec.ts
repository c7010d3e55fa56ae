import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSaving } from './keep-saving'

describe('saving again and again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('happens at each interval and once more at the end', async () => {
    const saved: number[] = []
    const stop = keepSaving(async () => void saved.push(Date.now()), 1000)

    await vi.advanceTimersByTimeAsync(2500)
    expect(saved).toHaveLength(2)
    await stop()
    await vi.advanceTimersByTimeAsync(5000)

    expect(saved).toHaveLength(3)
  })

  it('goes on after a save that failed', async () => {
    let tries = 0
    const stop = keepSaving(async () => {
      tries++
      throw new Error('The emulator is away.')
    }, 1000)

    await vi.advanceTimersByTimeAsync(3000)
    await stop()

    expect(tries).toBe(4)
  })
})
