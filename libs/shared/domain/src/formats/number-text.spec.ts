import { expect, it } from 'vitest'
import { numberText } from './number-text'

it.each([
  [0, '0'],
  [999, '999'],
  [12_500, '12,500'],
  [1_000_000, '1,000,000'],
])('%d reads %s', (whole, text) => {
  expect(numberText(whole)).toBe(text)
})
