import { expect, it } from 'vitest'
import { invoiceBalance } from './invoice-balance'

it.each([
  ['nothing paid, nothing credited', 12_470, 0, 0, 12_470, 0],
  ['part credited', 12_470, 1600, 0, 10_870, 0],
  ['credited in full', 12_470, 12_470, 0, 0, 0],
  ['paid', 12_470, 0, 12_470, 0, 0],
  ['part credited, then the rest paid', 12_470, 1600, 10_870, 0, 0],
  ['paid, then part credited', 12_470, 1600, 12_470, 0, 1600],
  ['paid, then credited in full', 12_470, 12_470, 12_470, 0, 12_470],
])('%s', (_name, total, credited, paid, toPay, refundDue) => {
  expect(invoiceBalance({ total, credited, paid })).toEqual({ toPay, refundDue })
})
