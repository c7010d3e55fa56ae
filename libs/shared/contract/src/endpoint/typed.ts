import type { Parsed } from '@s4/domain/parsed'
import { z } from 'zod'
import { CalendarDate, wrongYear } from './shapes'

const MAX_TYPED_LENGTH = 100

/** Text as a person types it, changed to the canonical value by a rule of the domain. */
export const typed = (parse: (text: string) => Parsed) =>
  z
    .string({ error: whatIsWrong(parse, '') })
    .max(MAX_TYPED_LENGTH, { error: ({ input }) => whatIsWrong(parse, typeof input === 'string' ? input : '') })
    .transform((text, context) => {
      const result = parse(text)
      if (result.ok) return result.value
      context.addIssue(result.message)
      return z.NEVER
    })

/** The same, but an empty text means none. */
export const typedOrNone = (parse: (text: string) => Parsed) =>
  typed((text) => (text.trim() === '' ? { ok: true, value: '' } : parse(text)))

/** A date, or null for none; forms send an empty text. */
export const DateOrEmpty = z
  .union([z.literal(''), CalendarDate], {
    error: ({ input }) => wrongYear(input) ?? 'Enter a date, like 21 November 2026.',
  })
  .nullable()
  .transform((date) => date || null)

/** The same, but leaving the field out also means none. */
export const DateOrNone = DateOrEmpty.default(null)

/** The rule's sentence about a text, of which it reads no more than may be typed; else that the text is too long. */
function whatIsWrong(parse: (text: string) => Parsed, text: string): string {
  const result = parse(text.trim().slice(0, MAX_TYPED_LENGTH))
  return result.ok ? `Use ${MAX_TYPED_LENGTH} characters or fewer.` : result.message
}
