import { accepted, refused, type Parsed } from '../parsed'
import { compact } from './typed-text'

/**
 * A Companies House number: eight digits, padded with zeros on the left, or a prefix of two letters and six digits
 * (docs/uk-rules.md#company-and-phone-numbers). The form is no proof that the company exists.
 */
export function parseCompanyNumber(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter the Companies House number')
  const number = /^\d{5,8}$/.test(typed) ? typed.padStart(8, '0') : typed
  const fits = /^\d{8}$/.test(number) || /^[A-Z]{2}\d{6}$/.test(number)
  if (!fits || /^0+$/.test(number))
    return refused('Enter a Companies House number: 8 digits, or 2 letters and 6 digits, like SC123456')
  return accepted(number)
}
