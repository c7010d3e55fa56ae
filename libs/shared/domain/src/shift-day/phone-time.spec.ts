import { describe, expect, it } from 'vitest'
import { judgePhoneTime, trustText } from './phone-time'

const at = (time: string) => Date.parse(`2026-11-22T${time}:00.000Z`)
const HOUR = 60 * 60_000

describe('when something happened that a phone sent', () => {
  it.each([
    ['at once', '02:00', '02:00', 0, '02:00', 'onTime', '02:00'],
    ['later, by a right clock', '02:00', '06:30', 0, '06:30', 'sentLater', '02:00'],
    ['later, by a clock that is 2 h fast', '04:00', '08:30', -2 * HOUR, '06:30', 'clockOff', '02:00'],
    ['later, by a clock that is a day slow', '02:00', '06:30', 24 * HOUR, '30:30', 'clockOff', '26:00'],
    ['later, with the clock put forward after the press', '02:00', '09:30', 0, '06:30', 'clockChanged', '02:00'],
    ['later, with the clock put back before it was sent', '02:00', '01:30', 0, '06:30', 'clockChanged', '02:00'],
    ['by a clock nobody knew, put back before it was sent', '02:00', '01:30', null, '06:30', 'clockChanged', '06:30'],
    ['with a time in the future', '09:00', '06:30', 0, '06:30', 'clockChanged', '06:30'],
    ['after more than 14 days', '02:00', '06:30', 0, '446:30', 'clockChanged', '110:30'],
  ] as const)('%s', (_name, pressed, sent, offset, received, trust, happened) => {
    const hours = (time: string) =>
      at('00:00') + Number(time.split(':')[0]) * HOUR + Number(time.split(':')[1]) * 60_000
    const judged = judgePhoneTime({ pressedAt: hours(pressed), sentAt: hours(sent), offset }, hours(received))

    expect(judged.trust).toBe(trust)
    expect(new Date(judged.at).toISOString()).toBe(new Date(hours(happened)).toISOString())
  })

  it.each([
    ['onTime', 0, null],
    ['sentLater', 0, 'the phone had no signal'],
    ['clockOff', 2 * HOUR, 'the phone had no signal, and its clock was 2 h slow'],
    ['clockOff', -90 * 60_000, 'the phone had no signal, and its clock was 1 h 30 min fast'],
    ['clockChanged', 0, 'the phone had no signal, and its clock was changed meanwhile'],
  ] as const)('%s with %s ms reads %s', (trust, offset, text) => {
    expect(trustText({ trust, offset })).toBe(text)
  })
})
