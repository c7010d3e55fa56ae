import { describe, expect, it } from 'vitest'
import { workerPresence } from './presence'

const agreed = {
  status: 'assigned',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  expectedAt: null,
  bookedOnAt: null,
  bookedOffAt: null,
  onBreakSince: null,
} as const
const bookedOn = { ...agreed, status: 'inProgress', bookedOnAt: '2026-11-21T21:55:00.000Z' } as const

describe('presence', () => {
  it.each([
    ['expected, before the start', agreed, '21T21:00', 'expected'],
    ['expected, 9 minutes after it', agreed, '21T22:09', 'expected'],
    ['late, 10 minutes after it', agreed, '21T22:10', 'late'],
    ['late, 59 minutes after it', agreed, '21T22:59', 'late'],
    ['missing, an hour after it', agreed, '21T23:00', 'missing'],
    ['missing from the end of a short shift', { ...agreed, endsAt: '2026-11-21T22:30:00.000Z' }, '21T22:30', 'missing'],
    [
      'expected, while on the way to cover',
      { ...agreed, expectedAt: '2026-11-21T23:00:00.000Z' },
      '21T23:09',
      'expected',
    ],
    ['on', bookedOn, '22T05:00', 'on'],
    ['still on after the end', bookedOn, '22T07:00', 'on'],
    ['on a break', { ...bookedOn, onBreakSince: '2026-11-22T01:00:00.000Z' }, '22T01:10', 'onBreak'],
    ['off', { ...bookedOn, status: 'completed', bookedOffAt: '2026-11-22T06:00:00.000Z' }, '22T06:10', 'off'],
    ['a no-show, as the company decided', { ...agreed, status: 'noShow' }, '22T06:10', 'noShow'],
  ] as const)('%s', (_name, seen, at, presence) => {
    expect(workerPresence(seen, new Date(`2026-11-${at}:00.000Z`))).toBe(presence)
  })
})
