import { refused } from '../parsed'
import { compact } from './typed-text'

/** Decade of birth, month (50 more for a woman), day, and last digit of the year. */
const BIRTH = '[0-9](?:[05][1-9]|[16][0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]'
const GREAT_BRITAIN = new RegExp(`^(?=.{16}$)[A-Z]{1,5}9{0,4}${BIRTH}(?:[A-Z]{2}|[A-Z]9|99)[A-Z0-9][A-Z]{2}$`)
const UNUSUAL_FORMAT = new RegExp(`^[A-Z0-9]{5}${BIRTH}[A-Z0-9]{3}[A-Z]{2}$`)
const NORTHERN_IRELAND = /^\d{8}$/

/** `warning` asks for a second look at an unusual number, which may be kept. */
export type DrivingLicence = { ok: true; value: string; warning?: string } | { ok: false; message: string }

/**
 * A driving licence number: 16 characters for Great Britain, 8 digits for Northern Ireland
 * (docs/uk-rules.md#driving-licence).
 */
export function parseDrivingLicence(text: string): DrivingLicence {
  const typed = compact(text)
  if (typed === '') return refused('Enter your driving licence number')
  if (GREAT_BRITAIN.test(typed) || NORTHERN_IRELAND.test(typed)) return { ok: true, value: typed }
  if (UNUSUAL_FORMAT.test(typed))
    return { ok: true, value: typed, warning: 'This number is unusual: check it against number 5 on your licence' }
  return refused('Enter the 16 characters of number 5 on your licence, or the 8 digits of a Northern Ireland one')
}

/**
 * Whether the date of birth in the number agrees with `YYYY-MM-DD`; null for Northern Ireland, whose numbers hold none.
 */
export function licenceAgreesWithBirth(licence: string, dateOfBirth: string): boolean | null {
  if (licence.length !== 16) return null
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  const encodedMonth = String(Number(licence.slice(6, 8)) % 50).padStart(2, '0')
  return licence[5] === year[2] && encodedMonth === month && licence.slice(8, 10) === day && licence[10] === year[3]
}
