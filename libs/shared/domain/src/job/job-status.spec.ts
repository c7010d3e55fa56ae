import { describe, expect, it } from 'vitest'
import {
  currentShift,
  fewestPlacesLeft,
  jobStatus,
  type JobStatus,
  type ShiftFilling,
  type StoredJobStatus,
} from './job-status'

const shift = (startHour: number, taken: number, positions = 2): ShiftFilling => ({
  startsAt: new Date(Date.UTC(2026, 10, 21, startHour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 10, 21, startHour + 8)).toISOString(),
  positions,
  taken,
})
const noon = '2026-11-21T12:00:00Z'
const [over, running, coming] = [-8, 8, 20]

describe('a job is', () => {
  it.each<[name: string, stored: StoredJobStatus, shifts: ShiftFilling[], status: JobStatus]>([
    ['draft until it is published', 'draft', [shift(running, 1)], 'draft'],
    ['cancelled, whatever its shifts say', 'cancelled', [shift(running, 1)], 'cancelled'],
    ['open with a place left', 'published', [shift(coming, 1)], 'open'],
    ['open while one of its shifts has a place', 'published', [shift(coming, 2), shift(coming + 24, 0)], 'open'],
    ['open while a shift has begun with nobody on it', 'published', [shift(running, 0)], 'open'],
    ['open between its shifts', 'published', [shift(over, 2), shift(coming, 1)], 'open'],
    ['filled when every place is taken', 'published', [shift(coming, 2)], 'filled'],
    ['in progress while anybody works', 'published', [shift(running, 1), shift(coming, 0)], 'inProgress'],
    ['in progress from the first moment', 'published', [shift(12, 1)], 'inProgress'],
    ['over at the last moment', 'published', [shift(4, 1)], 'completed'],
    ['completed when the work is over', 'published', [shift(over, 1)], 'completed'],
    ['expired when nobody ever came', 'published', [shift(over, 0)], 'expired'],
    [
      'expired when too little is left for an offer',
      'published',
      [{ ...shift(4, 0), endsAt: '2026-11-21T12:14:59Z' }],
      'expired',
    ],
    ['closed', 'closed', [shift(coming, 1)], 'closed'],
    ['in progress although closed to newcomers', 'closed', [shift(running, 1)], 'inProgress'],
    ['completed although it was closed', 'closed', [shift(over, 1)], 'completed'],
    ['closed when nobody came', 'closed', [shift(over, 0)], 'closed'],
  ])('%s', (_name, stored, shifts, status) => {
    expect(jobStatus(stored, shifts, noon)).toBe(status)
  })
})

describe('a card shows', () => {
  it('the fewest places left among the shifts still bookable', () => {
    expect(fewestPlacesLeft([shift(over, 2), shift(coming, 1, 5), shift(coming + 24, 3, 5)], noon)).toBe(2)
  })

  it('no full shift’s none while another has places', () => {
    expect(fewestPlacesLeft([shift(coming, 5, 5), shift(coming + 24, 3, 5)], noon)).toBe(2)
  })

  it('none when nothing is bookable', () => {
    expect(fewestPlacesLeft([shift(over, 0), shift(coming, 5, 5)], noon)).toBe(0)
  })
})

describe('a page about a job opens', () => {
  it.each([
    ['the running shift', [coming, running, over], running],
    ['else the next one', [over, coming + 24, coming], coming],
    ['else the last one', [over - 24, over], over],
  ])('%s', (_name, hours, expected) => {
    expect(
      currentShift(
        hours.map((hour) => shift(hour, 1)),
        noon,
      ),
    ).toEqual(shift(expected, 1))
  })
})
