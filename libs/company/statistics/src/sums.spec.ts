import { expect, it } from 'vitest'
import { percent } from './sums'

it.each([
  [199, 200, '99%'],
  [200, 200, '100%'],
  [0, 3, '0%'],
  [0, 0, '–'],
])('%s of %s reads %s', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text)
})
