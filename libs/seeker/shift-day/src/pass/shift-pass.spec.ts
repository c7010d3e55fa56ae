import { beforeEach, expect, it } from 'vitest'
import { noteServerTime } from '@s4/api-client/clock'
import { KEY, passFor } from './shift-pass'

const DAY_MS = 86_400_000
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const keep = (until: string) =>
  localStorage.setItem(KEY, JSON.stringify({ assignmentId: 'w1', token: 'the-pass', uid: null, until }))

beforeEach(() => localStorage.clear())

it('is for its own work until its time', () => {
  keep(inHours(1))
  expect([passFor('w1'), passFor('w2')]).toEqual([{ shiftToken: 'the-pass' }, {}])

  keep(inHours(-1))
  expect(passFor('w1')).toEqual({})
})

it('goes by the server’s clock, and is there again when a wrong clock has been set right', () => {
  keep(inHours(-1))
  expect(passFor('w1')).toEqual({})

  // The phone’s clock is a day ahead.
  noteServerTime(new Date(Date.now() - DAY_MS).toISOString())
  expect(passFor('w1')).toEqual({ shiftToken: 'the-pass' })
})
