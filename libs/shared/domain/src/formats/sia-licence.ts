import { accepted, refused, type Parsed } from '../parsed'
import { compact } from './typed-text'

/** An SIA licence number as 16 digits (docs/uk-rules.md#security-trade). A replacement card has a different number. */
export function parseSiaLicence(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your SIA licence number')
  return /^\d{16}$/.test(typed) ? accepted(typed) : refused('Enter the 16 digits on the front of your SIA licence')
}
