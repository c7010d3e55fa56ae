import { expect, it } from 'vitest'
import { bandTravelMinutes, travelMinutes } from './travel-time'

it.each([
  ['next door', 0, 10],
  ['2 miles', 2, 15],
  ['10 miles', 10, 35],
])('%s', (_name, miles, minutes) => {
  expect(travelMinutes(miles)).toBe(minutes)
})

it('a band counts from its far end', () => {
  expect(bandTravelMinutes('under-5')).toBe(travelMinutes(5))
  expect(bandTravelMinutes('over-100')).toBeGreaterThan(bandTravelMinutes('under-100'))
})
