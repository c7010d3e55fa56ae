import { accepted, refused, type Parsed } from '../parsed'
import { compact, grouped, masked } from './typed-text'

/** An SIA licence number as 16 digits (docs/uk-rules.md#security-trade). A replacement card has a different number. */
export function parseSiaLicence(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your SIA licence number')
  return /^\d{16}$/.test(typed) ? accepted(typed) : refused('Enter the 16 digits on the front of your SIA licence')
}

/** `1234 5678 9012 3456`. */
export const formatSiaLicence = (number: string): string => grouped(number, 4, ' ')

export const maskSiaLicence = (number: string): string => masked(number)
