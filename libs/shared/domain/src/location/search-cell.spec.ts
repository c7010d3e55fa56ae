import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, type Position } from './geofence'
import { cellsAround, MAX_CELLS, UNITED_KINGDOM } from './search-cell'

const london = { latitude: 51.5074, longitude: -0.1278 }

/** The cell of a position as the database counts it. */
const searchCell = ({ latitude, longitude }: Position) =>
  Math.floor((latitude + 90) * 10) * 2400 + (Math.floor(((longitude + 180) * 20) / 3) % 2400)

const somewhere = fc.record({
  latitude: fc.double({ min: UNITED_KINGDOM.south, max: UNITED_KINGDOM.north, noNaN: true }),
  longitude: fc.double({ min: UNITED_KINGDOM.west, max: UNITED_KINGDOM.east, noNaN: true }),
})
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('the cells around a place', () => {
  it.each([
    [10_000, 8],
    [25_000, 32],
    [50_000, 90],
  ])('within %d metres are few, none in the corners of the square around', (radius, most) => {
    expect(cellsAround(london, radius)?.length).toBeLessThanOrEqual(most)
  })

  it('hold every position within the distance, each cell once', () => {
    const step = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(somewhere, fc.integer({ min: 1, max: 100_000 }), step, step, (place, radius, up, across) => {
        const other = { latitude: place.latitude + up, longitude: place.longitude + across * 2 }
        fc.pre(inUnitedKingdom(other) && metresBetween(place, other) <= radius)
        const cells = cellsAround(place, radius)

        expect(cells).toContain(searchCell(other))
        expect(new Set(cells).size).toBe(cells?.length)
      }),
    )
  })

  it('are never more than the most, wherever the place is and however far it reaches', () => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (place, radius) => {
        expect(cellsAround(place, radius)?.length ?? 0).toBeLessThanOrEqual(MAX_CELLS)
      }),
    )
  })

  it.each([
    ['the pole, 500 miles', { latitude: 90, longitude: 0 }, 804_672, []],
    ['the south of France', { latitude: 43.3, longitude: 5.4 }, 50_000, []],
    ['the whole country', { latitude: 58.6, longitude: -3 }, 804_672, null],
  ])('of %s', (_what, place, radius, cells) => {
    expect(cellsAround(place, radius)).toEqual(cells)
  })
})

const inUnitedKingdom = ({ latitude, longitude }: Position) =>
  latitude >= UNITED_KINGDOM.south &&
  latitude <= UNITED_KINGDOM.north &&
  longitude >= UNITED_KINGDOM.west &&
  longitude <= UNITED_KINGDOM.east
