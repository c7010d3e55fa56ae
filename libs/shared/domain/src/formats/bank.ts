import { accepted, refused, type Parsed } from '../parsed'
import { compact, grouped } from './typed-text'

/** A sort code as 6 digits (docs/uk-rules.md#bank-account). */
export function parseSortCode(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter a sort code')
  return /^\d{6}$/.test(typed) ? accepted(typed) : refused('Enter a valid sort code like 309430')
}

/** An account number as 8 digits; shorter ones are padded with zeros in front. */
export function parseAccountNumber(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter an account number')
  if (!/^\d+$/.test(typed)) return refused('Enter a valid account number like 00733445')
  if (typed.length < 6 || typed.length > 8) return refused('Account number must be between 6 and 8 digits')
  return accepted(typed.padStart(8, '0'))
}

/** The six digits by which Bacs knows who submits payment files. */
export function parseServiceUserNumber(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter your service user number')
  return /^\d{6}$/.test(typed) ? accepted(typed) : refused('Enter a service user number of 6 digits')
}

/** A building society's roll number; empty text is accepted because most accounts have none. */
export function parseRollNumber(text: string): Parsed {
  const typed = text.trim()
  if (/^[A-Za-z0-9 ./-]{0,18}$/.test(typed)) return accepted(typed)
  return refused('Enter a roll number of up to 18 letters, numbers, spaces, hyphens, full stops or slashes')
}

export function parseAccountName(text: string): Parsed {
  const typed = text.trim().replace(/\s+/g, ' ')
  if (typed === '') return refused('Enter the name on the account')
  return typed.length <= 70 ? accepted(typed) : refused('Use 70 characters or fewer for the name on the account')
}

/** `30-94-30`. */
export const formatSortCode = (sortCode: string): string => grouped(sortCode, 2, '-')
