import { expect, it } from 'vitest'
import { fixAt, gapsOf, trailLines } from './trail-lines'

const fix = (time: string, lng: number) => ({
  at: `2026-11-21T${time}:00.000Z`,
  lat: 51.5,
  lng,
  accuracy: 10,
  inside: 'inside' as const,
  later: false,
})
const night = [fix('22:00', 1), fix('22:01', 2), fix('22:06', 3), fix('22:12', 4)]
const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`)
const point = (lng: number) => ({ lat: 51.5, lng })

it('a way of single positions has a gap where more than five minutes are missing', () => {
  expect(trailLines(night)).toEqual([
    { points: [point(1), point(2), point(3)], isGap: false },
    { points: [point(3), point(4)], isGap: true },
  ])
  expect(gapsOf(night)).toEqual([{ from: '2026-11-21T22:06:00.000Z', to: '2026-11-21T22:12:00.000Z' }])
  expect(trailLines([])).toEqual([])
  expect(trailLines([fix('22:00', 1)])).toEqual([])
})

it.each([
  ['21:59', undefined],
  ['22:00', 1],
  ['22:05', 2],
  ['22:11', 3],
  ['22:12', 4],
  ['22:17', 4],
  ['22:18', undefined],
])('at %s the position is that of %s', (time, lng) => {
  expect(fixAt(night, at(time))?.lng).toBe(lng)
})

it('in a gap nothing is said once the last position is five minutes old', () => {
  expect(fixAt([fix('22:00', 1), fix('22:30', 2)], at('22:06'))).toBeNull()
})
