import { expect, it } from 'vitest'
import { boundsOfArea } from './map-area'

const dock = { lat: 51.5079, lng: -0.0594 }

it('reaches as far as its circle, or as its corners', () => {
  const circle = boundsOfArea({ point: dock, radius: 500 })
  const corners = boundsOfArea({ point: dock, radius: 500, corners: [{ lat: 51, lng: -1 }, { lat: 52, lng: 1 }, dock] })

  expect(circle.getNorth() - circle.getSouth()).toBeCloseTo(0.009, 3)
  expect([corners.getSouth(), corners.getNorth()]).toEqual([51, 52])
})
