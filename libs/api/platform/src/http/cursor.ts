import { Instant, type Page } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'

const Cursor = z.object({ at: Instant, id: z.uuid() })

/** Where a page ended: the instant the list is ordered by, and the id that breaks ties. */
export type Cursor = z.infer<typeof Cursor>

const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Null without a cursor; `input.invalid` for one we did not make. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new ApiError('input.invalid', { fields: { cursor: 'Start again from the first page.' } })
  }
}

/** The first `limit` of what was found, which was asked for with one more to know whether anything follows. */
export function toPage<Item>(found: readonly Item[], limit: number, toCursor: (last: Item) => Cursor): Page<Item> {
  const data = found.slice(0, limit)
  const last = data.at(-1)
  return { data, nextCursor: found.length > limit && last ? encodeCursor(toCursor(last)) : null }
}
