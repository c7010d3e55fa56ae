import { expect, it } from 'vitest'
import { callsBetween, nextDue } from './check-call'

const at = (time: string) => new Date(`2026-11-2${time}:00.000Z`)
const work = { alertDuration: 60, endsAt: '2026-11-22T01:30:00.000Z' }
const times = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(11, 16))

it.each([
  ['the first interval after the start', '1T22:00', '1T22:00', '23:00'],
  ['the first multiple that is still to come', '1T22:00', '1T23:59', '00:00'],
  ['none from 30 minutes after the end', '1T22:00', '2T02:00', undefined],
])('the next call is %s', (_name, from, now, due) => {
  expect(nextDue(work, at(from), at(now))?.toISOString().slice(11, 16)).toBe(due)
})

it('all calls of some time are listed, with the one that comes next', () => {
  expect(times(callsBetween(work, at('1T22:00'), at('2T00:10')))).toEqual(['23:00', '00:00', '01:00'])
  expect(times(callsBetween(work, at('1T22:00'), at('2T09:00')))).toEqual(['23:00', '00:00', '01:00', '02:00'])
})
