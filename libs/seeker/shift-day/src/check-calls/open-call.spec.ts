import { describe, expect, it } from 'vitest'
import { aCheckCall } from '../testing/a-shift'
import { isInTime, openCall } from './open-call'

const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)
const due = aCheckCall()
const missed = aCheckCall({ status: 'missed', missedAt: '2026-11-21T22:35:00.000Z' })
const later = aCheckCall({ id: 'later', dueAt: '2026-11-21T23:00:00.000Z', missAt: '2026-11-21T23:05:00.000Z' })

describe('the check call to answer', () => {
  it.each([
    ['none before it is due', [due], '22:29', undefined],
    ['the one due', [due], '22:30', due.id],
    ['the one missed, while the next is still to come', [missed, later], '22:50', missed.id],
    ['the newer one, once it is due', [missed, later], '23:00', later.id],
    [
      'none, once it is answered',
      [aCheckCall({ status: 'late', answeredAt: '2026-11-21T22:40:00.000Z' }), later],
      '22:50',
      undefined,
    ],
    ['none, when it was stopped', [aCheckCall({ status: 'stopped' })], '22:31', undefined],
  ])('is %s', (_name, calls, time, id) => {
    expect(openCall(calls, at(time))?.id).toBe(id)
  })

  it('is in time until the grace period is over', () => {
    expect([isInTime(due, at('22:34')), isInTime(due, at('22:35')), isInTime(missed, at('22:33'))]).toEqual([
      true,
      false,
      false,
    ])
  })
})
