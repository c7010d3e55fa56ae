import { Instant, type JobSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'
import { orderBySort, type Order } from './search-plan'

const SearchCursor = z.object({
  /** The part that the page ended in. */
  part: z.number().int().min(0).max(50),
  /** The sort value of the last job shown. */
  value: z.union([Instant, z.number()]),
  id: z.uuid(),
  /**
   * When the first page was read: later pages use the same instant, so nothing repeats or is skipped while jobs are
   * posted.
   */
  asOf: Instant,
  /** Other words are searched than were asked for, on each page the same way. */
  instead: z.literal(true).optional(),
})
export type SearchCursor = z.infer<typeof SearchCursor>

export const writeSearchCursor = (cursor: SearchCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The most a job may pay. */
const MAX_PENCE_PER_HOUR = 50_000

const cursorValueByType: Record<Order['type'], z.ZodType> = {
  timestamptz: Instant,
  integer: z.int().min(0).max(MAX_PENCE_PER_HOUR),
  'double precision': z.number(),
}

/** Null without a cursor. Throws `input.invalid` for a cursor that was not made for this sort order. */
export function readSearchCursor(text: string | undefined, sort: JobSearch['sort']): SearchCursor | null {
  if (text === undefined) return null
  try {
    const cursor = SearchCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    cursorValueByType[orderBySort[sort].type].parse(cursor.value)
    return cursor
  } catch {
    throw new ApiError('input.invalid', { fields: { cursor: 'Start again from the first page.' } })
  }
}
