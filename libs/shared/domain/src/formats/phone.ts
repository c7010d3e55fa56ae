import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { accepted, refused, type Parsed } from '../parsed'

/**
 * A phone number as E.164, like `+447700900123` (docs/uk-rules.md#company-and-phone-numbers). Without a country code it
 * is taken for a UK one.
 */
export function parsePhone(text: string): Parsed {
  const typed = withoutWrapping(text)
  if (typed === '') return refused('Enter a phone number.')

  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'GB', extract: false })
  if (number?.ext) return refused('Enter the phone number without an extension.')
  const valid = number?.isValid() || DRAMA_NUMBERS.test(number?.number ?? '')
  return number && valid
    ? accepted(number.number)
    : refused('Enter a phone number, like 07700 900 982 or +44 808 157 0192.')
}

/**
 * Without what copying adds: marks of writing direction, `tel:`, and brackets round the country code, which the library
 * takes for an area code.
 */
const withoutWrapping = (text: string) =>
  text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^\(\s*(\+\s*\d{1,3})\s*\)/, '$1 ')

// Ofcom reserves these for fiction and tests; nobody has one, so the library calls them invalid.
const DRAMA_NUMBERS = /^\+44(?:7700900|1632960)\d{3}$/

/** A mobile number of the United Kingdom, the Isle of Man, Jersey or Guernsey, as E.164. */
export function parseUkMobile(text: string): Parsed {
  const number = parsePhone(text)
  if (number.ok && !UK_MOBILE.test(number.value)) return refused('Enter a UK mobile number, like 07700 900 982.')
  return number
}

// 070 forwards at a price and 076 is for pagers, except 07624 of the Isle of Man.
const UK_MOBILE = /^\+447(?:[1-57-9]\d{8}|624\d{6})$/
