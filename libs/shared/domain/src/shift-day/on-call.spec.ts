import { describe, expect, it } from 'vitest'
import { nextStep, type OnCallPerson } from './escalation'
import { findOverlap, isQuiet, onCallAt, onCallClock, onCallHoles, type OnCallTime } from './on-call'

const weekly = (weekday: OnCallTime['weekday'], startsAt: string, endsAt: string): OnCallTime => ({
  place: 'first',
  weekday,
  date: null,
  startsAt,
  endsAt,
})
const dated = (date: string, startsAt: string, endsAt: string): OnCallTime => ({
  ...weekly(null, startsAt, endsAt),
  date,
})
const isOnCall = (entries: OnCallTime[], at: string) => onCallAt(entries, onCallClock(new Date(at))).length > 0

describe('on call', () => {
  it.each<[what: string, entries: OnCallTime[], at: string, expected: boolean]>([
    ['from the start', [weekly('Saturday', '22:00', '06:00')], '2026-11-21T22:00:00Z', true],
    ['past midnight', [weekly('Saturday', '22:00', '06:00')], '2026-11-22T05:59:00Z', true],
    ['not at the end', [weekly('Saturday', '22:00', '06:00')], '2026-11-22T06:00:00Z', false],
    ['not a week day earlier', [weekly('Saturday', '22:00', '06:00')], '2026-11-20T23:00:00Z', false],
    ['a whole day', [weekly('Sunday', '00:00', '00:00')], '2026-11-22T23:59:00Z', true],
    [
      'not where a date says otherwise',
      [weekly('Saturday', '22:00', '06:00'), dated('2026-11-21', '23:00', '23:30')],
      '2026-11-21T22:30:00Z',
      false,
    ],
    ['the second hour when the clocks go back', [weekly('Sunday', '01:00', '02:00')], '2026-10-25T01:30:00Z', true],
    ['the first of the two', [weekly('Sunday', '01:00', '02:00')], '2026-10-25T00:30:00Z', true],
    ['over the hour that is left out', [weekly('Saturday', '22:00', '06:00')], '2027-03-28T04:59:00Z', true],
    ['not after it', [weekly('Saturday', '22:00', '06:00')], '2027-03-28T05:00:00Z', false],
  ])('%s', (_what, entries, at, expected) => {
    expect(isOnCall(entries, at)).toBe(expected)
  })

  it('is one place of the rota at a time', () => {
    const entries = [weekly('Sunday', '20:00', '08:00'), dated('2026-11-21', '10:00', '12:00')]

    expect(findOverlap(entries, weekly('Monday', '07:00', '09:00'))).toBe(entries[0])
    expect(findOverlap(entries, weekly('Monday', '08:00', '09:00'))).toBeUndefined()
    expect(findOverlap(entries, { ...weekly('Sunday', '20:00', '08:00'), place: 'second' })).toBeUndefined()
    expect(findOverlap(entries, dated('2026-11-21', '11:59', '13:00'))).toBe(entries[1])
    expect(findOverlap(entries, dated('2026-11-20', '23:00', '10:30'))).toBe(entries[1])
  })
})

it.each([
  ['in the night', { from: '22:00', to: '07:00' }, '03:00', true],
  ['not at the end', { from: '22:00', to: '07:00' }, '07:00', false],
  ['by day', { from: '12:00', to: '13:00' }, '12:30', true],
  ['never without any', null, '03:00', false],
])('quiet hours hold %s', (_what, quiet, time, expected) => {
  expect(isQuiet(quiet, time)).toBe(expected)
})

describe('the ladder', () => {
  const onCall: OnCallPerson[] = [
    { uid: 'ann', place: 'first' },
    { uid: 'bob', place: 'second' },
  ]
  const ladder = { onCall, owners: ['olu'], told: new Set<string>(), all: false }

  it('goes from the first to the second to the owners', () => {
    expect(nextStep(null, ladder)).toEqual({ rung: 'first', uids: ['ann'] })
    expect(nextStep('first', ladder)).toEqual({ rung: 'second', uids: ['bob'] })
    expect(nextStep('second', ladder)).toEqual({ rung: 'owner', uids: ['olu'] })
    expect(nextStep('owner', ladder)).toBeNull()
  })

  it('begins with the owners when nobody is on call', () => {
    expect(nextStep(null, { ...ladder, onCall: [] })).toEqual({ rung: 'owner', uids: ['olu'] })
  })

  it('tells everybody on call at once when somebody needs help', () => {
    expect(nextStep(null, { ...ladder, all: true })).toEqual({ rung: 'first', uids: ['ann', 'bob'] })
  })

  it('leaves out whoever was told', () => {
    expect(nextStep('first', { ...ladder, told: new Set(['ann', 'bob']) })).toEqual({ rung: 'owner', uids: ['olu'] })
    expect(nextStep('first', { ...ladder, owners: ['ann'], told: new Set(['ann', 'bob']) })).toBeNull()
  })
})

describe('when nobody is on call', () => {
  const saturday = { date: '2026-11-21', time: '12:00' }

  it.each<[what: string, entries: OnCallTime[], expected: string[]]>([
    ['nobody at all', [], ['2026-11-21 12:00 to 2026-11-23 12:00']],
    [
      'one night',
      [weekly('Saturday', '22:00', '06:00')],
      ['2026-11-21 12:00 to 2026-11-21 22:00', '2026-11-22 06:00 to 2026-11-23 12:00'],
    ],
    [
      'whole days that meet',
      [weekly('Saturday', '00:00', '00:00'), weekly('Sunday', '00:00', '00:00')],
      ['2026-11-23 00:00 to 2026-11-23 12:00'],
    ],
    [
      'a date that says otherwise',
      [weekly('Saturday', '12:00', '00:00'), dated('2026-11-21', '13:00', '14:00'), weekly('Sunday', '00:00', '00:00')],
      [
        '2026-11-21 12:00 to 2026-11-21 13:00',
        '2026-11-21 14:00 to 2026-11-22 00:00',
        '2026-11-23 00:00 to 2026-11-23 12:00',
      ],
    ],
  ])('%s', (_what, entries, expected) => {
    const holes = onCallHoles(entries, saturday, 2)
    expect(holes.map(({ from, to }) => `${from.date} ${from.time} to ${to.date} ${to.time}`)).toEqual(expected)
  })
})
