import { expect, it } from 'vitest'
import { kilometresOf, milesOf } from './miles'

it.each([
  [1, 2],
  [25, 40],
  [310, 499],
])('%d miles are kept as %d km', (miles, kilometres) => {
  expect(kilometresOf(miles)).toBe(kilometres)
})

it('miles come back as they were given', () => {
  const given = Array.from({ length: 310 }, (_, index) => index + 1)

  expect(given.map((miles) => milesOf(kilometresOf(miles)))).toEqual(given)
})
