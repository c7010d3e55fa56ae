import { expect, it } from 'vitest'
import { vatOn, vatWithin } from './vat'

it.each([
  [11_600, 2320],
  [12, 2],
  [13, 3],
  [2, 0],
  [0, 0],
])('VAT on %i pence is %i', (net, vat) => {
  expect(vatOn(net)).toBe(vat)
})

it.each([
  [13_920, 2320],
  [6, 1],
  [2, 0],
])('of %i pence, %i is VAT', (gross, vat) => {
  expect(vatWithin(gross)).toBe(vat)
})
