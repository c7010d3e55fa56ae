import { expect, it } from 'vitest'
import { restWarnings, shortRests } from './short-rests'
import type { AgreedSpan, WorkSpan } from './working-time'

/** So many hours from midnight before Saturday 21 November 2026. */
const hours = (from: number, to: number): WorkSpan => {
  const at = (hour: number) => new Date(Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000).toISOString()
  return { startsAt: at(from), endsAt: at(to) }
}

it.each<[name: string, shifts: WorkSpan[], others: AgreedSpan[], times: number]>([
  ['one shift alone', [hours(6, 22)], [], 0],
  ['two shifts of 16 h in one offer', [hours(6, 22), hours(30, 46)], [], 1],
  ['the same two, named the other way round', [hours(30, 46), hours(6, 22)], [], 1],
  ['shifts that touch', [hours(6, 14), hours(14, 22)], [], 1],
  ['eleven hours to the minute', [hours(0, 8), hours(19, 27)], [], 0],
  ['a shift beside work agreed before it', [hours(12, 20)], [hours(0, 8)], 1],
  ['a shift between two of those', [hours(12, 20)], [hours(0, 8), hours(24, 32)], 2],
  ['two pieces of other work, which are not asked about', [hours(100, 108)], [hours(0, 8), hours(10, 18)], 0],
  ['work at the same time, which is a clash', [hours(12, 20)], [hours(14, 22)], 0],
  ['a shift that had begun when other work was booked off', [hours(12, 20)], [{ ...hours(4, 13), isOver: true }], 1],
])('%s: %j beside %j', (_name, shifts, others, times) => {
  expect(shortRests(shifts, others)).toHaveLength(times)
})

it('says the arithmetic and both shifts, and counts what is left of a long list', () => {
  const week = Array.from({ length: 6 }, (_unused, day) => hours(day * 24 + 6, day * 24 + 22))

  const said = restWarnings(week, [], 'Europe/London')

  expect(said[0]).toBe(
    '8 h of rest instead of 11 h, between Sat 21 Nov 2026, 06:00–22:00 (16 h) and Sun 22 Nov 2026, ' +
      '06:00–22:00 (16 h)',
  )
  expect(said).toHaveLength(4)
  expect(said[3]).toBe('Less than 11 h of rest 2 times more')
})
