import { accepted, refused, type Parsed } from '../parsed'
import { grouped } from './typed-text'

const PATTERN = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/

/**
 * A National Insurance number as 9 characters (docs/uk-rules.md#national-insurance-number). It has no check digit, and
 * proves nobody's identity.
 */
export function parseNationalInsurance(text: string): Parsed {
  const typed = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  if (typed === '') return refused('Enter your National Insurance number')
  if (PATTERN.test(typed)) return accepted(typed)
  return refused(
    'Enter a National Insurance number that is 2 letters, 6 numbers, then A, B, C or D, like QQ 12 34 56 C',
  )
}

/** `CS 10 07 00 A`. */
export const formatNationalInsurance = (number: string): string => grouped(number.padStart(9), 2, ' ').trim()
