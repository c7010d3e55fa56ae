import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesced } from './coalesced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aReading = () => {
  const began: number[] = []
  const reading = coalesced(async () => {
    began.push(Date.now())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }, 250)
  return { began, reading }
}

it('the first request is served at once, and fifty a second take a few runs', async () => {
  const { began, reading } = aReading()
  const start = Date.now()

  for (let tick = 0; tick < 50; tick += 1) {
    reading.run()
    await vi.advanceTimersByTimeAsync(20)
  }

  expect(began[0]).toBe(start)
  expect(began.length).toBeLessThanOrEqual(4)
})

it('runs once more after the last request, never two at a time, and then rests', async () => {
  const { began, reading } = aReading()

  reading.run()
  await vi.advanceTimersByTimeAsync(50)
  reading.run()
  await vi.advanceTimersByTimeAsync(5000)

  expect(began).toHaveLength(2)
  expect((began[1] ?? 0) - (began[0] ?? 0)).toBeGreaterThanOrEqual(350)
})

it('goes on after a failure, and not after it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const reading = coalesced(work, 250)

  reading.run()
  await vi.advanceTimersByTimeAsync(300)
  reading.run()
  await vi.advanceTimersByTimeAsync(300)
  reading.stop()
  reading.run()

  expect(work).toHaveBeenCalledTimes(2)
})
