import { accepted, refused, type Parsed } from '../parsed'
import { compact, grouped, weightedSum } from './typed-text'

const NAME = 'Self Assessment Unique Taxpayer Reference'
const WEIGHTS = [6, 7, 8, 9, 10, 5, 4, 3, 2]
const CHECK_DIGITS = '21987654321'

/**
 * A Unique Taxpayer Reference as 10 digits (docs/uk-rules.md#unique-taxpayer-reference), with the strokes and dots of
 * letters from HMRC. A `K` before or after is dropped; of 13 digits the last 10 are taken, only when they pass the
 * check.
 */
export function parseUtr(text: string): Parsed {
  const typed = compact(text.replace(/[/.]/g, ''))
  if (typed === '') return refused(`Enter your ${NAME}`)

  const digits = /^(?:K?(\d{10}|\d{13})|(\d{10}|\d{13})K)$/.exec(typed)
  const reference = (digits?.[1] ?? digits?.[2] ?? '').slice(-10)
  if (reference === '') return refused(`Enter your ${NAME} in the right format: 10 digits, sometimes with a K`)
  if (utrCheckDigit(reference) !== reference[0]) return refused(`Check your ${NAME}: that UTR isn’t valid`)
  return accepted(reference)
}

const utrCheckDigit = (reference: string) => CHECK_DIGITS[weightedSum(reference.slice(1), WEIGHTS) % 11]

/** For hints; it passes the check. */
export const EXAMPLE_UTR = '22345 67890'

/** `22345 67890`. */
export const formatUtr = (utr: string): string => grouped(utr, 5, ' ')
