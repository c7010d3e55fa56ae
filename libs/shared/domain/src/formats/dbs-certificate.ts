import { accepted, refused, type Parsed } from '../parsed'
import { compact } from './typed-text'

/** The levels of a DBS check; which one is needed is set by the role, not by taste (docs/uk-rules.md#criminal-records). */
export const dbsLevels = ['Basic', 'Standard', 'Enhanced', 'Enhanced with barred lists'] as const
export type DbsLevel = (typeof dbsLevels)[number]

/** A DBS certificate number as 12 digits. */
export function parseDbsCertificate(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter the certificate number')
  return /^\d{12}$/.test(typed) ? accepted(typed) : refused('Enter the 12 digits of the certificate number')
}

/** An Update Service ID as C and 10 digits. */
export function parseUpdateServiceId(text: string): Parsed {
  const typed = compact(text)
  if (typed === '') return refused('Enter the Update Service ID')
  return /^C\d{10}$/.test(typed) ? accepted(typed) : refused('Enter an Update Service ID of C and 10 digits')
}
