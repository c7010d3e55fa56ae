import { accepted, refused, type Parsed } from '../parsed'
import { compact } from './typed-text'

/** A company registration number as 8 characters, zeros put in front of the digits (docs/uk-rules.md#company-and-phone-numbers). */
export function parseCompanyNumber(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your company number')

  const parts = /^([A-Z]{2})?(\d{1,8})$/.exec(typed)
  const prefix = parts?.[1] ?? ''
  const digits = (parts?.[2] ?? '').padStart(8 - prefix.length, '0')
  const fits = parts !== null && prefix.length + digits.length === 8 && /[1-9]/.test(digits)
  return fits
    ? accepted(prefix + digits)
    : refused('Enter a company number of 8 digits, or 2 letters and 6 digits, like 01234567 or SC123456')
}
