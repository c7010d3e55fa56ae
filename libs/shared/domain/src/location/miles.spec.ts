import { expect, it } from 'vitest'
import { milesToKilometres, kilometresToMiles } from './miles'

it.each([
  [1, 2],
  [25, 40],
  [310, 499],
])('%d miles are kept as %d km', (miles, kilometres) => {
  expect(milesToKilometres(miles)).toBe(kilometres)
})

it('miles come back as they were given', () => {
  const given = Array.from({ length: 310 }, (_, index) => index + 1)

  expect(given.map((miles) => kilometresToMiles(milesToKilometres(miles)))).toEqual(given)
})
