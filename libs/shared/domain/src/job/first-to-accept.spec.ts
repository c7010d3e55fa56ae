import { expect, it } from 'vitest'
import { firstToAccept } from './first-to-accept'

it.each([
  ['one place', [[1, 0]], 'The first to accept gets the place.'],
  ['two of three places', [[3, 1]], 'The first 2 to accept get the places.'],
  [
    'two places on each of two shifts',
    [
      [2, 0],
      [3, 1],
    ],
    'The first 2 to accept get the places.',
  ],
  [
    'shifts with other numbers of places',
    [
      [2, 0],
      [1, 0],
    ],
    'Places go to the first to accept.',
  ],
  ['a place that is taken until somebody accepts', [[1, 1]], 'The first to accept gets the place.'],
])('says who gets %s', (_what, shifts, said) => {
  expect(firstToAccept(shifts.map(([positions = 0, taken = 0]) => ({ positions, taken })))).toBe(said)
})
