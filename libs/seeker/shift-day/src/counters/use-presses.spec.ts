import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePresses, type Presses } from './use-presses'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends after a moment without a press, and every three seconds at a busy door', () => {
  const sent: Presses[] = []
  const { result } = renderHook(() => usePresses((presses) => sent.push(presses)))
  const pressAndWait = (milliseconds: number) => {
    act(() => result.current.press({ ins: 1 }))
    act(() => void vi.advanceTimersByTime(milliseconds))
  }

  for (let pressed = 0; pressed < 10; pressed += 1) pressAndWait(500)
  expect(sent).toEqual([{ ins: 6, outs: 0 }])
  act(() => void vi.advanceTimersByTime(700))

  expect(sent).toEqual([
    { ins: 6, outs: 0 },
    { ins: 4, outs: 0 },
  ])
})
