import { expect, it } from 'vitest'
import { patrolResult, patrolText, patrolTotals, patrolTotalsText, type ProvenPoint } from './patrol-proof'

const point = (name: string, time: string | null, isLate = false): ProvenPoint => ({
  name,
  scannedAt: time === null ? null : `2026-11-21T${time}:00.000Z`,
  isLate,
})
const both = [point('Gate', '23:01'), point('Roof', '23:04')]
const oneLate = [point('Gate', '23:01'), point('Roof', '23:50', true)]
const one = [point('Gate', '23:01'), point('Roof', null)]

it.each([
  ['due', one, null],
  ['due', both, null],
  ['done', both, 'done'],
  ['missed', one, 'missed'],
  ['missed', oneLate, 'late'],
  ['cutShort', one, 'cutShort'],
  ['cutShort', oneLate, 'late'],
] as const)('a patrol that is %s with %o is %s', (status, points, expected) => {
  expect(patrolResult({ status, points })).toBe(expected)
})

it('counts what is over, and says it in words', () => {
  const patrol = { name: 'Doors', startsAt: '2026-11-21T23:00:00.000Z' }
  const totals = patrolTotals([
    { ...patrol, result: 'done', points: both },
    { ...patrol, result: 'late', points: oneLate },
    { ...patrol, result: 'missed', points: one },
    { ...patrol, result: null, points: one },
  ])

  expect(totals).toEqual({ planned: 3, done: 1, late: 1, missed: 1, cutShort: 0, points: 6, scanned: 5 })
  expect(patrolTotalsText(totals)).toBe('1 of 3 done, 1 late, 1 missed, 5 of 6 points scanned')
  expect(patrolTotalsText(patrolTotals([]))).toBeNull()
  expect(patrolText({ ...patrol, result: 'late', points: oneLate }, 'Europe/London')).toBe(
    '23:00 Doors, walked late: Gate 23:01, Roof 23:50 (late)',
  )
  expect(patrolText({ ...patrol, result: 'missed', points: one }, 'Europe/London')).toBe(
    '23:00 Doors, missed: Gate 23:01, Roof not scanned',
  )
})
