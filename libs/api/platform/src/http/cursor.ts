import { Instant, type Page } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'

const Cursor = z.object({ at: Instant, id: z.uuid() })

/** The end of a page: the instant that orders the list, and the id for equal instants. */
export type Cursor = z.infer<typeof Cursor>

const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Null without a cursor. Throws `input.invalid` for a cursor we did not make. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new ApiError('input.invalid', { fields: { cursor: 'Start again from the first page.' } })
  }
}

/** `found` holds up to `limit + 1` items; the last one only shows that another page follows. */
export function toPage<Item>(found: readonly Item[], limit: number, toCursor: (last: Item) => Cursor): Page<Item> {
  const data = found.slice(0, limit)
  const last = data.at(-1)
  return { data, nextCursor: found.length > limit && last ? encodeCursor(toCursor(last)) : null }
}
