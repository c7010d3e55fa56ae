import { describe, expect, it } from 'vitest'
import { aCheckCall, aShift, aShiftInProgress } from '../testing/a-shift'
import { dayAsPressed, workAsPressed } from './as-pressed'
import type { KeptAction } from './phone-database'

const at = (time: string) => Date.parse(`2026-11-${time}:00.000Z`)
const work = aShiftInProgress()

const kept = (name: KeptAction['name'], time: string, input: object = {}): KeptAction => ({
  key: time,
  uid: 'ada',
  assignmentId: work.id,
  name,
  input: { id: work.id, ...input },
  pressedAt: at(time),
  offset: 0,
  files: [],
  fileIds: [],
  refusal: null,
})

const calls = (now: string, actions: readonly KeptAction[], known = [aCheckCall()], isFresh = false) =>
  dayAsPressed({
    work,
    day: { calls: known, locationShared: false, now: `2026-11-${now}:00.000Z` },
    kept: actions,
    isFresh,
  }).calls.map(({ status, dueAt }) => `${status} ${dueAt.slice(11, 16)}`)

describe('the shift as it was pressed on the phone', () => {
  it('is booked on, on a break, and booked off at those times', () => {
    const actions = [
      kept('attendance.bookOn', '21T21:55'),
      kept('attendance.break', '22T00:00', { action: 'start' }),
      kept('attendance.break', '22T00:30', { action: 'end' }),
      kept('attendance.bookOff', '22T06:00'),
    ]

    const pressed = workAsPressed(aShift(), actions)

    expect(pressed).toMatchObject({
      status: 'completed',
      bookedOnAt: '2026-11-21T21:55:00.000Z',
      bookedOffAt: '2026-11-22T06:00:00.000Z',
      onBreak: false,
    })
    expect(pressed.events.map(({ kind }) => kind)).toEqual(['bookOn', 'breakStart', 'breakEnd', 'bookOff'])
  })

  it('is dated by the server’s clock', () => {
    const fast = { ...kept('attendance.bookOff', '22T08:00'), offset: -2 * 60 * 60_000 }

    expect(workAsPressed(work, [fast]).bookedOffAt).toBe('2026-11-22T06:00:00.000Z')
  })

  it('leaves out what was refused, and what belongs to other work', () => {
    const refused = { ...kept('attendance.bookOff', '22T06:00'), refusal: { body: {}, status: 409 } }
    const other = { ...kept('attendance.bookOff', '22T06:00'), assignmentId: 'other' }

    expect(workAsPressed(work, [refused, other]).status).toBe('inProgress')
  })
})

describe('check calls without a signal', () => {
  it.each([
    ['go on from the last known one', '21T23:10', [], ['due 22:30', 'due 23:00', 'due 23:30']],
    [
      'are answered in time or late',
      '21T23:20',
      [kept('checkCalls.answer', '21T22:33'), kept('checkCalls.confirm', '21T23:07')],
      ['responded 22:30', 'late 23:00', 'due 23:30'],
    ],
    ['stop in a break', '21T23:20', [kept('attendance.break', '21T22:20', { action: 'start' })], []],
    [
      'are counted anew from the end of a break',
      '21T23:30',
      [
        kept('attendance.break', '21T22:20', { action: 'start' }),
        kept('attendance.break', '21T22:50', { action: 'end' }),
      ],
      ['due 23:20', 'due 23:50'],
    ],
  ] as const)('%s', (_name, now, actions, expected) => {
    expect(calls(now, actions)).toEqual(expected)
  })

  it('are those of the server while there is a signal', () => {
    expect(calls('21T23:10', [], [aCheckCall()], true)).toEqual(['due 22:30'])
  })

  it('ring when the booking on itself waits', () => {
    const day = dayAsPressed({
      work: aShift(),
      day: { calls: [], locationShared: false, now: '2026-11-21T22:40:00.000Z' },
      kept: [kept('attendance.bookOn', '21T22:00', { shareLocation: true })],
      isFresh: false,
    })

    expect(day.calls.map(({ dueAt }) => dueAt.slice(11, 16))).toEqual(['22:30', '23:00'])
    expect(day.locationShared).toBe(true)
  })
})
