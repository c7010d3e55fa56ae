import { Instant, type Page } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'
import { isStorable } from './storable'

const Cursor = z.object({ at: Instant, id: z.uuid() })

/** The end of a page: the instant that orders the list, and the id for equal instants. */
export type Cursor = z.infer<typeof Cursor>

/** The end of a page of a list sorted by something else: the value that orders it, and the id for equal values. */
export interface SortCursor {
  key: string | number
  id: string
}

/** What lists are sorted by. */
export type SortKind = 'instant' | 'text' | 'number'

const keys = {
  instant: Instant,
  text: z.string().max(1000).refine(isStorable),
  number: z.number(),
} satisfies Record<SortKind, z.ZodType<string | number>>

const encodeCursor = (cursor: Cursor | SortCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Null without a cursor. Throws `input.invalid` for a cursor we did not make. */
export const readCursor = (text: string | undefined): Cursor | null => read(text, Cursor)

/** The same for a list sorted by values of a kind. */
export const readSortCursor = (text: string | undefined, kind: SortKind): SortCursor | null =>
  read(text, z.object({ key: keys[kind], id: z.uuid() }))

function read<Result>(text: string | undefined, shape: z.ZodType<Result>): Result | null {
  if (text === undefined) return null
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new ApiError('input.invalid', { fields: { cursor: 'Start again from the first page.' } })
  }
}

/** `found` holds up to `limit + 1` items; the last one only shows that another page follows. */
export function toPage<Item>(
  found: readonly Item[],
  limit: number,
  toCursor: (last: Item) => Cursor | SortCursor,
): Page<Item> {
  const data = found.slice(0, limit)
  const last = data.at(-1)
  return { data, nextCursor: found.length > limit && last ? encodeCursor(toCursor(last)) : null }
}
