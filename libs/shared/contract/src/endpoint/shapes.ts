import { oneLine } from '@s4/domain/one-line'
import { z } from 'zod'

/** An id made by the API (UUIDv7). */
export const Id = z.uuid('That link is not complete.')
// PostgreSQL has no year 0 and does not read very long fractions of a second; years far from now are typing mistakes.
const [FIRST_YEAR, END_YEAR] = [1900, 2200]
const MAX_INSTANT_LENGTH = 40

/** Why the year of a date, also one of five or six digits, is not of our time; undefined when it is. */
export function wrongYear(date: unknown): string | undefined {
  const year = typeof date === 'string' ? /^[+-]?\d{4,6}(?=-\d\d-\d\d(?!\d))/.exec(date)?.[0] : undefined
  if (year === undefined) return undefined
  if (Number(year) < FIRST_YEAR) return `That date is too long ago. Enter one from ${FIRST_YEAR} on.`
  return Number(year) >= END_YEAR ? `That date is too far away. Enter one before ${END_YEAR}.` : undefined
}

/** A UTC instant, `2026-11-21T22:00:00.000Z`; of the years 1900 to 2199. */
export const Instant = z.iso
  .datetime({ error: ({ input }) => wrongYear(input) ?? 'Give a date and time.' })
  .max(MAX_INSTANT_LENGTH, 'Give a date and time.')
  .refine((date) => wrongYear(date) === undefined, { error: ({ input }) => wrongYear(input) })
/** A calendar date with a sentence of its own for a wrong one. */
export const dateOr = (message: string) =>
  z.iso
    .date({ error: ({ input }) => wrongYear(input) ?? message })
    .refine((date) => wrongYear(date) === undefined, { error: ({ input }) => wrongYear(input) })
/** A calendar date, `2026-11-21`; of the years 1900 to 2199. */
export const CalendarDate = dateOr('Enter a date, like 21 November 2026.')

/** A wall-clock time, `22:00`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 22:00.')
/** Whole pence. */
export const Pence = z.number().int()
/** Pence that cancelling costs, as whoever cancels read it; refused when it costs more by now. */
export const CostAsRead = Pence.min(0).optional()
export const Minutes = z.number().int()
/** How often something was changed, as its reader saw it; from 1. */
export const Version = z.int32().min(1)

export const Point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

/** A required line of text, trimmed, of at most `maxLength` characters; a line break in it becomes a space. */
export const line = (required: string, maxLength = 120) =>
  z
    .string({ error: required })
    .overwrite(oneLine)
    .min(1, required)
    .max(maxLength, `Use ${maxLength} characters or fewer.`)

/** A required text of one or more lines. */
export const words = (required: string, maxLength: number) =>
  z.string({ error: required }).trim().min(1, required).max(maxLength, `Use ${maxLength} characters or fewer.`)

/** An optional text of one or more lines. */
export const text = (maxLength = 2000) => z.string().trim().max(maxLength, `Use ${maxLength} characters or fewer.`)

/**
 * The fields of a change as its sender read them. When one has changed since, nothing is written and the refusal names
 * it with what was read, what is stored and what was sent.
 */
export const Before = z.record(z.string().max(60), z.unknown()).optional()

export const ById = z.object({ id: Id })
/** Records that are changed together: at most 300. */
export const MAX_CHOSEN = 300
export const Chosen = z
  .array(Id)
  .min(1, 'Choose at least one.')
  .max(MAX_CHOSEN, `Choose ${MAX_CHOSEN} or fewer.`)
  .transform((ids) => [...new Set(ids)].toSorted())
/** Those of the chosen records that were not changed, and why. */
export const Refused = z.array(z.object({ id: Id, reason: z.string() }))
export type Refused = z.infer<typeof Refused>
export const Nothing = z.object({})
export const Done = z.object({ done: z.literal(true) })

/** The average of all ratings and how many there are; `stars` is null while there are none. */
export const RatingSummary = z.object({ stars: z.number().nullable(), count: z.number().int() })
export type RatingSummary = z.infer<typeof RatingSummary>

/** Query fields of a paged list; the cursor is opaque. */
export const Paging = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
export type Point = z.infer<typeof Point>

/** The order of a list: a key of its columns, with a minus the largest first. Without it the list's own order. */
export const sortBy = <const Key extends string>(keys: readonly Key[]) =>
  z.enum([...keys, ...keys.map((key): `-${Key}` => `-${key}`)], 'Choose a column to sort by.').optional()
