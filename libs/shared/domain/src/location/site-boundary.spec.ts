import { describe, expect, it } from 'vitest'
import { boundaryFault, onSite, openCorners } from './site-boundary'

const london = { latitude: 51.5074, longitude: -0.1278 }
const METRES_OF_A_DEGREE = 111_195.08
const at = (north: number, east: number) => ({
  latitude: london.latitude + north / METRES_OF_A_DEGREE,
  longitude: london.longitude + east / (METRES_OF_A_DEGREE * Math.cos((london.latitude * Math.PI) / 180)),
})

describe('of a circle of 500 m somebody is', () => {
  const circle = { centre: london, radius: 500, corners: null }

  it.each([
    ['inside', at(100, 0), 30, 'inside'],
    ['uncertain near the edge', at(490, 0), 30, 'uncertain'],
    ['outside', at(600, 0), 30, 'outside'],
    ['uncertain with a poor fix', at(600, 0), 2_000, 'uncertain'],
    ['uncertain without a usable accuracy', at(10, 0), Number.NaN, 'uncertain'],
    ['uncertain with a negative accuracy', at(10, 0), -1, 'uncertain'],
    ['uncertain at 0,0', { latitude: 0, longitude: 0 }, 5, 'uncertain'],
  ] as const)('%s', (_name, position, accuracy, expected) => {
    expect(onSite({ position, accuracy }, circle)).toBe(expected)
  })
})

describe('of a site with a yard cut out of its east side somebody is', () => {
  // 200 m by 200 m, with a notch of 60 m by 100 m from the east.
  const corners = [
    at(-100, -100),
    at(100, -100),
    at(100, 100),
    at(30, 100),
    at(30, 0),
    at(-30, 0),
    at(-30, 100),
    at(-100, 100),
  ]
  // The circle says inside throughout: the corners alone decide.
  const yard = { centre: london, radius: 5_000, corners }

  it.each([
    ['inside', at(0, -50), 30, 'inside'],
    ['inside an arm', at(65, 50), 30, 'inside'],
    ['uncertain in an arm with a poor fix', at(65, 50), 40, 'uncertain'],
    ['outside in the notch', at(0, 60), 20, 'outside'],
    ['uncertain in the notch with a poor fix', at(0, 60), 40, 'uncertain'],
    ['outside beyond it', at(0, 300), 30, 'outside'],
    ['uncertain beyond it with a poor fix', at(0, -300), 250, 'uncertain'],
    ['uncertain near the edge', at(0, -95), 30, 'uncertain'],
    ['inside at a corner, known exactly', at(-100, -100), 0, 'inside'],
    ['uncertain at a corner', at(30, 0), 5, 'uncertain'],
    ['uncertain without a usable accuracy', at(0, -50), Number.NaN, 'uncertain'],
  ] as const)('%s', (_name, position, accuracy, expected) => {
    expect(onSite({ position, accuracy }, yard)).toBe(expected)
  })
})

const square = (half: number) => [at(-half, -half), at(-half, half), at(half, half), at(half, -half)]

it.each([
  ['a square', square(50), null],
  ['the smallest', square(5.1), null],
  ['the largest', square(2_490), null],
  ['one beside its pin', [at(100, 100), at(100, 300), at(300, 200)], null],
  ['two corners', [at(0, 0), at(0, 50)], /at least 3 corners/],
  ['a bow that crosses itself', [at(0, 0), at(50, 50), at(50, 0), at(0, 60)], /Two edges cross/],
  ['a corner twice', [at(0, 0), at(50, 50), at(0, 60), at(50, 50)], /Corner 4 is there already/],
  ['three corners in a line', [at(0, 0), at(10, 0), at(20, 0)], /Make it larger/],
  ['one too small', square(4.9), /Make it larger/],
  ['one too large', square(2_510), /Make it smaller/],
  ['one elsewhere', [at(5_000, 0), at(5_000, 100), at(5_100, 0)], /3\.1 miles from the pin/],
  ['a corner at 0,0', [at(0, 0), at(50, 50), { latitude: 0, longitude: 0 }], /every corner on the map/],
])('corners of %s: %#', (_name, corners, fault) => {
  const found = boundaryFault(corners, london)

  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeNull()
})

it('a closed line loses its repeated corner', () => {
  const [a, b, c] = [1, 2, 3].map((lat) => ({ lat, lng: 1 })) as [Corner, Corner, Corner]

  expect(openCorners([a, b, c, { ...a }])).toEqual([a, b, c])
  expect(openCorners([a, b, c])).toEqual([a, b, c])
})

interface Corner {
  lat: number
  lng: number
}
