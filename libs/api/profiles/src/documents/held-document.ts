import type { CheckOfMine, Expiry } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'
import { fileUrl } from '@s4/api-platform/files'

const DAY = 86_400_000
const EXPIRING_DAYS = 60

/** The calendar date in the United Kingdom. */
export const todayAt = (now: Date): string => localDate(now.toISOString())

/** Whole days from one calendar date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

export function expiryState(expiresOn: string | null, today: string): Expiry {
  if (expiresOn === null) return 'current'
  const days = daysBetween(today, expiresOn)
  if (days < 0) return 'expired'
  return days <= EXPIRING_DAYS ? 'expiring' : 'current'
}

/** Refuses an expired document, unless its date is unchanged. */
export function refuseExpired(expiresOn: string | null, today: string, held: string | null = null): void {
  if (expiresOn === null || expiresOn === held || expiresOn >= today) return
  throw new ApiError('input.invalid', {
    fields: { expiresOn: 'This has expired. Enter the date of the one you have now.' },
  })
}

export interface HeldFile {
  fileId: string | null
  fileName: string | null
}

export const heldPart = (
  { fileId, fileName, expiresOn }: HeldFile & { expiresOn: string | null },
  { now, checks }: { now: Date; checks: CheckOfMine[] },
) => ({
  file: fileUrl(fileId),
  fileName,
  expiry: expiryState(expiresOn, todayAt(now)),
  checks,
})

/** A column that names the file of a document. */
export const FILE_NAME = '(select name from stored_file where stored_file.id = file_id) as file_name'
