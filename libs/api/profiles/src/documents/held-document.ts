import type { CheckOfMine, Expiry } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'
import { mask } from '@s4/api-platform/deps'
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

const SHARE_CODE_LENGTH = 9

/** A share code as its owner sees it. */
export const maskedCode = (tail: string | null): string | null => mask(tail, SHARE_CODE_LENGTH)

/** The number of a document as a form reads it; left out where the one held stays. */
export const typedNumber = (number: string | null, masked: (number: string) => string | null) =>
  number ? masked(number) : undefined

/** A file that replaces the one held as a form reads it; left out where that stays. */
export const typedFile = (fileId: string | null): string | undefined => fileUrl(fileId) ?? undefined

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
