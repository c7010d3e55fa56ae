import { expect, it } from 'vitest'
import { patrolStarts, patrolWindow } from './patrol'

const night = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z', zone: 'Europe/London' }
/** 22:00 to 06:00, nine hours long. */
const clocksBack = { startsAt: '2026-10-24T21:00:00.000Z', endsAt: '2026-10-25T06:00:00.000Z', zone: 'Europe/London' }
/** 22:00 to 06:00, seven hours long. */
const clocksForward = {
  startsAt: '2026-03-28T22:00:00.000Z',
  endsAt: '2026-03-29T05:00:00.000Z',
  zone: 'Europe/London',
}

it.each([
  ['every two hours', night, { everyMinutes: 120, times: [] }, ['00:00', '02:00', '04:00']],
  ['longer than the shift', night, { everyMinutes: 600, times: [] }, []],
  ['at times of both days', night, { everyMinutes: null, times: ['01:30', '23:00'] }, ['23:00', '01:30']],
  ['at the start and not at the end', night, { everyMinutes: null, times: ['22:00', '06:00'] }, ['22:00']],
  ['once when the clocks go back', clocksBack, { everyMinutes: null, times: ['01:30'] }, ['00:30']],
  ['never at a time that is left out', clocksForward, { everyMinutes: null, times: ['01:30', '03:00'] }, ['02:00']],
])('patrols start %s', (_when, shift, times, expected) => {
  expect(patrolStarts(times, shift).map((at) => at.toISOString().slice(11, 16))).toEqual(expected)
})

it('a window opens and is missed by the tolerance', () => {
  expect(patrolWindow(new Date('2026-11-21T23:00:00.000Z'), { window: 30, tolerance: 5 })).toEqual({
    opensAt: new Date('2026-11-21T22:55:00.000Z'),
    endsAt: new Date('2026-11-21T23:30:00.000Z'),
    missAt: new Date('2026-11-21T23:35:00.000Z'),
  })
})
