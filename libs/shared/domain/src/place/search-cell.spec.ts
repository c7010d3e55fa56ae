import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from './geofence'
import { cellsAround, searchCell } from './search-cell'

const london = { latitude: 51.5074, longitude: -0.1278 }

describe('a search cell', () => {
  it('is the same within 0.1° × 0.15° and another beyond', () => {
    const cell = searchCell({ latitude: 51.55, longitude: -0.1 })

    expect(searchCell({ latitude: 51.51, longitude: -0.01 })).toBe(cell)
    expect(searchCell({ latitude: 51.61, longitude: -0.1 })).not.toBe(cell)
    expect(searchCell({ latitude: 51.55, longitude: 0.01 })).not.toBe(cell)
  })

  it.each([
    [-90, -180, 0],
    [90, 180, 1800 * 2400],
    [51.5074, -0.1278, 1415 * 2400 + 1199],
  ])('of %d, %d is %d', (latitude, longitude, cell) => {
    expect(searchCell({ latitude, longitude })).toBe(cell)
  })
})

describe('the cells around a place', () => {
  it.each([
    [10_000, 15],
    [25_000, 50],
    [50_000, 140],
  ])('within %d metres are few', (radius, most) => {
    expect(cellsAround(london, radius).length).toBeLessThanOrEqual(most)
  })

  it('hold every position within the distance, at the date line and the poles too', () => {
    const centre = fc.record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) })
    const step = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(centre, fc.integer({ min: 1, max: 100_000 }), step, step, (place, radius, up, across) => {
        const longitude = ((((place.longitude + across * 2 + 180) % 360) + 360) % 360) - 180
        const other = { latitude: Math.max(-90, Math.min(90, place.latitude + up)), longitude }
        fc.pre(metresBetween(place, other) <= radius)

        expect(cellsAround(place, radius)).toContain(searchCell(other))
      }),
    )
  })

  it('are each named once, even around a pole', () => {
    const cells = cellsAround({ latitude: 89.99, longitude: 12 }, 5_000)

    expect(new Set(cells).size).toBe(cells.length)
  })
})
