import process from 'node:process'
import { afterEach, expect, it, vi } from 'vitest'
import { outliveRejections } from './outlive-rejections'

afterEach(() => vi.restoreAllMocks())

it('tells where something failed that nobody waits for, without what its message may name', () => {
  const told: string[] = []
  const on = vi.spyOn(process, 'on').mockReturnThis()
  outliveRejections((fault) => void told.push(fault))
  const handle = on.mock.calls[0]?.[1]

  handle?.(new TypeError('ada@s4.example is not\n    at home'))
  handle?.('ada@s4.example')

  expect(told).toEqual([expect.stringMatching(/^TypeError at .*outlive-rejections\.spec\.ts/), 'string'])
  expect(told.join()).not.toMatch(/ada|home/)
})
