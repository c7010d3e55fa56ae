import { describe, expect, it } from 'vitest'
import { movableClock } from '../deps/clock'
import { recentSignals } from './recent-signals'

const at = (seconds: number) => new Date(seconds * 1000)

/** Listening since second 100; Ada was told of something at second 110, and it is 150 now. */
function heardSoFar() {
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

describe('what was said since a page was read', () => {
  it.each([
    ['nothing, when it was read afterwards', 'ada', 120, true],
    ['something, when it was read before', 'ada', 105, false],
    ['something perhaps, when it was read in the same millisecond', 'ada', 110, false],
    ['nothing, when somebody else was told', 'bob', 105, true],
    ['something perhaps, when nobody listened yet', 'bob', 100, false],
    ['something perhaps, when it is a minute ago', 'bob', 89, false],
  ])('is %s', (_name, uid, read, none) => {
    expect(heardSoFar().signals.noneSince(at(read), uid)).toBe(none)
  })

  it('is something perhaps before anybody listens at all', () => {
    expect(recentSignals(movableClock(() => 0)).noneSince(at(10), 'ada')).toBe(false)
  })

  it('is something perhaps after a time in which nobody listened', () => {
    const { signals } = heardSoFar()

    signals.missed()

    expect(signals.noneSince(at(149), 'bob')).toBe(false)
  })

  it('is still known after the old is forgotten', () => {
    const { signals, moveTo } = heardSoFar()
    moveTo(170)

    signals.forget()

    expect(signals.noneSince(at(110), 'ada')).toBe(false)
  })
})
