import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboutDistance, distanceText, isPosition, metresBetween } from './geofence'

const london = { latitude: 51.5074, longitude: -0.1278 }

describe('the distance', () => {
  it.each([
    ['to itself', london, 0],
    ['to Manchester', { latitude: 53.4808, longitude: -2.2426 }, 262_000],
    ['to the other side of the Earth', { latitude: -51.5074, longitude: 179.8722 }, 20_015_000],
  ])('%s', (_name, place, metres) => {
    expect(Math.abs(metresBetween(london, place) - metres)).toBeLessThan(1_000)
  })

  it('is the same both ways', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 5)
      }),
    )
  })
})

describe('a position', () => {
  it.each([
    ['in London', london, true],
    ['on the equator', { latitude: 0, longitude: 6 }, true],
    ['at 0,0', { latitude: 0, longitude: 0 }, false],
    ['that is not a number', { latitude: Number.NaN, longitude: 1 }, false],
    ['beyond the pole', { latitude: 90.1, longitude: 1 }, false],
    ['beyond the date line', { latitude: 1, longitude: -180.1 }, false],
    ['at infinity', { latitude: 1, longitude: Infinity }, false],
  ])('%s: %o is one: %s', (_name, position, expected) => {
    expect(isPosition(position)).toBe(expected)
  })
})

it.each([
  [90, 'under 0.1 miles'],
  [347, '0.2 miles'],
  [800, '0.5 miles'],
  [1609, '1 mile'],
  [3_219, '2 miles'],
  [20_000, '12 miles'],
])('%d metres read %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

it.each([
  [200, 'about 1 mile'],
  [3500, 'about 2 miles'],
  [59_500, 'about 37 miles'],
])('%i m from a home are %s', (metres, text) => {
  expect(aboutDistance(metres)).toBe(text)
})
