import { describe, expect, it } from 'vitest'
import { movableClock } from '../deps/clock'
import { recentSignals } from './recent-signals'

const at = (seconds: number) => new Date(seconds * 1000)

/** Listening since second 100, a signal for Ada at second 110, now second 150. */
function someSignals() {
  const clock = movableClock(() => 0)
  const signals = recentSignals(clock)
  const moveTo = (seconds: number) => clock.moveTo(seconds * 1000)
  moveTo(100)
  signals.missed()
  moveTo(110)
  signals.heard('ada')
  moveTo(150)
  return { signals, moveTo }
}

describe('signals since a page was read', () => {
  it.each([
    ['nothing, when it was read afterwards', 'ada', 120, true],
    ['something, when it was read before', 'ada', 105, false],
    ['something perhaps, when it was read in the same millisecond', 'ada', 110, false],
    ['nothing, when somebody else was told', 'bob', 105, true],
    ['something perhaps, when nobody listened yet', 'bob', 100, false],
    ['something perhaps, when it is a minute ago', 'bob', 89, false],
  ])('is %s', (_name, uid, read, none) => {
    expect(someSignals().signals.noneSince(at(read), uid)).toBe(none)
  })

  it('may exist before the server listens', () => {
    expect(recentSignals(movableClock(() => 0)).noneSince(at(10), 'ada')).toBe(false)
  })

  it('may exist after a gap in listening', () => {
    const { signals } = someSignals()

    signals.missed()

    expect(signals.noneSince(at(149), 'bob')).toBe(false)
  })

  it('stay known after old ones are removed', () => {
    const { signals, moveTo } = someSignals()
    moveTo(170)

    signals.forget()

    expect(signals.noneSince(at(110), 'ada')).toBe(false)
  })
})
