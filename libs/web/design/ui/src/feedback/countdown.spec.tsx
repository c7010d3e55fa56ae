import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Countdown, timeLeft } from './countdown'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

afterEach(() => {
  vi.useRealTimers()
})

describe('time left reads', () => {
  it.each([
    ['days and hours', 51 * HOUR, '2 d 3 h'],
    ['one day', 24 * HOUR, '1 day'],
    ['whole days', 48 * HOUR, '2 days'],
    ['hours and minutes', 3 * HOUR + 5 * MINUTE, '3 h 05 min'],
    ['minutes and seconds in the last hour', 4 * MINUTE + 9 * SECOND, '4 min 09 s'],
    ['seconds at the very end', 300, '0 min 01 s'],
  ])('%s', (_name, milliseconds, words) => {
    expect(timeLeft(milliseconds)).toBe(words)
  })
})

describe('a countdown', () => {
  it('has what follows the time only while some is left', () => {
    const offer = (now: string) => (
      <Countdown to="2026-11-21T22:00:00Z" now={() => Date.parse(now)} after=" left" doneText="Expired" />
    )
    render(offer('2026-11-21T20:00:00Z'))
    render(offer('2026-11-21T22:00:00Z'))

    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['2 h 00 min left', 'Expired'])
  })

  it('uses the given clock until the end', () => {
    vi.useFakeTimers()
    let clock = Date.parse('2026-11-21T21:59:58Z')
    render(<Countdown to="2026-11-21T22:00:00Z" now={() => clock} doneText="The shift has started" />)
    expect(screen.getByRole('timer').textContent).toBe('0 min 02 s')

    for (const seconds of [1, 2]) {
      clock += seconds * SECOND
      act(() => void vi.advanceTimersByTime(SECOND))
    }

    expect(screen.getByRole('timer').textContent).toBe('The shift has started')
  })
})
