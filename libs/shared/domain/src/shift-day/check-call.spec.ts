import { expect, it } from 'vitest'
import { callsBetween, nextDue } from './check-call'

const at = (time: string) => new Date(`2026-11-2${time}:00.000Z`)
const work = { id: 'a-1', alertDuration: 60, callsVary: false, endsAt: '2026-11-22T01:30:00.000Z' }
const from = (date: Date, before = 0) => ({ at: date, before })
const times = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(11, 16))

it.each([
  ['the first interval after the start', '1T22:00', '1T22:00', '23:00'],
  ['the first multiple that is still to come', '1T22:00', '1T23:59', '00:00'],
  ['none from 30 minutes after the end', '1T22:00', '2T02:00', undefined],
])('the next call is %s', (_name, start, now, due) => {
  expect(
    nextDue(work, from(at(start)), at(now))
      ?.toISOString()
      .slice(11, 16),
  ).toBe(due)
})

it('all calls of some time are listed, with the one that comes next', () => {
  expect(times(callsBetween(work, from(at('1T22:00')), at('2T00:10')))).toEqual(['23:00', '00:00', '01:00'])
  expect(times(callsBetween(work, from(at('1T22:00')), at('2T09:00')))).toEqual(['23:00', '00:00', '01:00', '02:00'])
})

it.each([15, 30, 60, 120] as const)(
  'calls about every %i minutes come up to a quarter earlier or later',
  (interval) => {
    const gaps = ['a-1', 'a-2', 'a-3', 'a-4'].flatMap((id) => {
      const varied = { ...work, id, alertDuration: interval, callsVary: true, endsAt: '2026-11-24T22:00:00.000Z' }
      const dues = [at('1T22:00'), ...callsBetween(varied, from(at('1T22:00')), new Date('2026-11-24T20:00:00.000Z'))]
      return dues.slice(1).map((due, index) => (due.getTime() - (dues[index]?.getTime() ?? 0)) / 60_000)
    })
    const most = Math.floor(interval / 4)

    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(interval - most)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(interval + most)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeGreaterThan(most)
    const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length
    expect(Math.abs(mean - interval)).toBeLessThan(interval / 10)
  },
)

it('phone and server count the same varied calls, also when one of them begins in the middle', () => {
  const varied = { ...work, callsVary: true, endsAt: '2026-11-22T06:00:00.000Z' }
  const all = callsBetween(varied, from(at('1T22:00')), at('2T05:00'))
  const [first, second, third] = all

  expect(nextDue(varied, from(at('1T22:00')), second as Date)).toEqual(third)
  expect(nextDue(varied, from(first as Date, 1), first as Date)).toEqual(second)
  expect(callsBetween({ ...varied, id: 'a-2' }, from(at('1T22:00')), at('2T05:00'))).not.toEqual(all)
})

it('phone and server count the same varied calls when their clocks differ by seconds, across a minute', () => {
  const phone = new Date('2026-11-21T21:57:59.900Z')
  const later = (date: Date) => new Date(date.getTime() + 2000)
  for (let number = 0; number < 500; number++) {
    const varied = { ...work, id: `a-${number}`, callsVary: true, endsAt: '2026-11-22T06:00:00.000Z' }
    const onPhone = callsBetween(varied, from(phone), at('2T05:00'))

    expect(callsBetween(varied, from(later(phone)), later(at('2T05:00')))).toEqual(onPhone.map(later))
  }
})
