import { describe, expect, it } from 'vitest'
import { rotaBlocks, type RotaPerson } from './rota-blocks'

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })
const night = span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z')
const free: RotaPerson = {
  doNotSend: false,
  licences: [{ sector: 'Door Supervision', expiresOn: '2029-12-31' }],
  hours: [],
  daysOff: [],
  agreed: [],
  offered: [],
  busy: [],
}

const blocks = (change: Partial<RotaPerson>, shift = night) =>
  rotaBlocks({ shift, zone: 'Europe/London', siaSector: 'Door Supervision', person: { ...free, ...change } }).map(
    ({ message, stops }) => `${stops ? 'stops' : 'warns'}: ${message}`,
  )

describe('what stands in the way of a Saturday night', () => {
  it.each<[name: string, change: Partial<RotaPerson>, said: string[]]>([
    ['nothing', {}, []],
    ['blocked', { doNotSend: true }, ['stops: Blocked for your jobs']],
    [
      'work here at the same time',
      { agreed: [span('2026-11-21T18:00:00Z', '2026-11-21T23:00:00Z')] },
      ['stops: Works Sat 21 Nov, 18:00–23:00'],
    ],
    [
      'work here at the same time that was booked off',
      { agreed: [{ ...span('2026-11-21T18:00:00Z', '2026-11-21T23:00:00Z'), isOver: true }] },
      ['warns: Ends 23:00, starts 22:00: 0 min rest, 11 h needed'],
    ],
    [
      'work elsewhere at the same time, never whose',
      { busy: [span('2026-11-22T05:59:00Z', '2026-11-22T12:00:00Z')] },
      ['stops: Busy then with other work'],
    ],
    ['an offer at the same time', { offered: [night] }, ['warns: Has an open offer for Sat 21 Nov, 22:00–06:00']],
    [
      'too little rest before',
      { agreed: [span('2026-11-21T06:00:00Z', '2026-11-21T14:00:00Z')] },
      ['warns: Ends 14:00, starts 22:00: 8 h rest, 11 h needed'],
    ],
    [
      'too little rest after',
      { busy: [span('2026-11-22T14:00:00Z', '2026-11-22T20:00:00Z')] },
      ['warns: Ends 06:00, starts 14:00: 8 h rest, 11 h needed'],
    ],
    [
      'too little rest before an offer still open',
      { offered: [span('2026-11-22T14:00:00Z', '2026-11-22T20:00:00Z')] },
      ['warns: Ends 06:00, starts 14:00: 8 h rest, 11 h needed'],
    ],
    [
      'no rest at all',
      { agreed: [span('2026-11-21T16:00:00Z', '2026-11-21T22:00:00Z')] },
      ['warns: Ends 22:00, starts 22:00: 0 min rest, 11 h needed'],
    ],
    ['eleven hours to the minute', { agreed: [span('2026-11-22T17:00:00Z', '2026-11-22T20:00:00Z')] }, []],
    [
      'no licence',
      { licences: [{ sector: 'Security Guarding', expiresOn: null }] },
      ['stops: Declares no SIA licence for Door Supervision'],
    ],
    [
      'a licence that ends that night',
      { licences: [{ sector: 'Door Supervision', expiresOn: '2026-11-21' }] },
      ['stops: The SIA licence declared for Door Supervision ends before Sun 22 Nov 2026'],
    ],
    [
      'hours that end at midnight',
      { hours: [{ weekday: 6, start: '18:00', end: '00:00' }] },
      ['warns: Outside their usual hours'],
    ],
    ['hours through the night', { hours: [{ weekday: 6, start: '20:00', end: '08:00' }] }, []],
    [
      'what stops before what warns',
      { doNotSend: true, hours: [{ weekday: 1, start: '08:00', end: '16:00' }] },
      ['stops: Blocked for your jobs', 'warns: Outside their usual hours'],
    ],
  ])('%s', (_name, change, said) => {
    expect(blocks(change)).toEqual(said)
  })

  it('counts elapsed hours the night the clocks go back', () => {
    const saturday = span('2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z')

    expect(blocks({ agreed: [span('2026-10-25T16:00:00Z', '2026-10-25T20:00:00Z')] }, saturday)).toEqual([
      'warns: Ends 06:00, starts 16:00: 10 h rest, 11 h needed',
    ])
  })
})
