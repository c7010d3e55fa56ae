import { accepted, refused, type Parsed } from '../parsed'
import { compact, weightedSum } from './typed-text'

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/**
 * A UK VAT number as 9 digits, without GB and without the 3 digits of a branch
 * (docs/uk-rules.md#invoices-and-self-billing).
 */
export function parseVatNumber(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your VAT registration number')

  const digits = /^(?:GB)?(\d{9})(?:\d{3})?$/.exec(typed)?.[1]
  if (!digits) return refused('Enter a VAT registration number of 9 digits, sometimes with GB at the start')
  const total = weightedSum(digits, WEIGHTS)
  const check = Number(digits.slice(7))
  const passes = [total, total + 55].some((sum) => check === checkNumber(sum))
  return passes ? accepted(digits) : refused('Check your VAT registration number: these are not the 9 digits of one')
}

function checkNumber(sum: number): number {
  let rest = sum
  while (rest > 97) rest -= 97
  return 97 - rest
}

/** `GB 980 7806 84`. */
export const formatVatNumber = (digits: string): string =>
  `GB ${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`
