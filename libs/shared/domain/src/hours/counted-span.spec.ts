import { describe, expect, it } from 'vitest'
import { countedSpan, longer, type CountedFigure } from './counted-span'

const span = (from: string, to: string) => ({
  startsAt: `2026-11-21T${from}:00.000Z`,
  endsAt: `2026-11-21T${to}:00.000Z`,
})
const shift = span('12:00', '20:00')
const otherWork = { endedAt: null, beganAt: null }
/** Sent home at 14:00 by hand; the worker stands on the rest of the shift. */
const sentHome: CountedFigure = {
  worker: { minutes: 480, extraMinutes: 0 },
  counts: span('12:00', '20:00'),
  entered: { minutes: 120, extraMinutes: 0 },
  recorded: span('12:00', '14:00'),
  otherWork,
}
/** From 11:50 to 20:15, with an unpaid break of half an hour. */
const longDay: CountedFigure = {
  worker: { minutes: 450, extraMinutes: 25 },
  counts: span('11:50', '20:15'),
  entered: null,
  recorded: span('11:50', '20:15'),
  otherWork,
}

describe('the time that agreed hours count', () => {
  it.each<[name: string, figure: CountedFigure, agreed: [number, number], counts: ReturnType<typeof span>]>([
    ['is that of the worker’s figure', sentHome, [480, 0], span('12:00', '20:00')],
    ['is the attendance where what was entered is agreed', sentHome, [120, 0], span('12:00', '14:00')],
    ['ends earlier by the minutes that are not agreed', sentHome, [479, 0], span('12:00', '19:59')],
    ['has the time beside the shift where that is agreed', longDay, [450, 25], span('11:50', '20:15')],
    ['is in the shift where the time beside it is not agreed', longDay, [450, 0], span('12:00', '20:00')],
    ['is shorter without the break', longDay, [400, 0], span('12:00', '19:10')],
    ['has the part of the time beside the shift that is agreed', longDay, [450, 10], span('12:00', '20:10')],
    [
      'is longer where more is agreed than the worker’s figure',
      { ...sentHome, worker: { minutes: 60, extraMinutes: 0 }, counts: span('13:00', '14:00') },
      [90, 0],
      span('13:00', '14:30'),
    ],
    [
      'is longer before its start where other work comes next',
      {
        ...sentHome,
        worker: { minutes: 60, extraMinutes: 0 },
        counts: span('13:00', '14:00'),
        otherWork: { endedAt: null, beganAt: span('14:10', '15:00').startsAt },
      },
      [90, 0],
      span('12:40', '14:10'),
    ],
  ])('%s', (_name, figure, [minutes, extraMinutes], counts) => {
    expect(countedSpan(shift, figure, { minutes, extraMinutes })).toEqual(counts)
  })
})

describe('more minutes', () => {
  const hours = span('13:00', '18:00')

  it.each<[name: string, minutes: number, free: typeof hours, counts: typeof hours]>([
    ['are after the end', 60, shift, span('13:00', '19:00')],
    ['are before the start as far as they do not fit there', 150, shift, span('12:30', '20:00')],
    ['are not in other work', 60, span('12:00', '18:20'), span('12:20', '18:20')],
    ['are not before what is free', 200, shift, span('12:00', '20:00')],
  ])('%s', (_name, minutes, free, counts) => {
    expect(longer(hours, minutes, free)).toEqual(counts)
  })
})
