import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Instant, Nothing, Pence } from '../endpoint/shapes'

/** What S4 reports to HMRC about a seller for each calendar year (docs/uk-rules.md#platform-report). */
export const PlatformReport = z.object({
  details: z.object({
    name: z.string(),
    address: z.string().nullable(),
    dateOfBirth: CalendarDate.nullable(),
    /** Masked: only the last letter is shown. */
    ninoNumber: z.string().nullable(),
    /** Masked: only the last four digits are shown. */
    accountNumber: z.string().nullable(),
  }),
  /** True while the National Insurance number or the date of birth is not given. */
  missing: z.boolean(),
  /** True while no new work can be taken on because of it. */
  held: z.boolean(),
  /** From when that is or was so; null when nothing is missing or nobody has asked yet. */
  holdFrom: Instant.nullable(),
  /** Newest first; the first quarter is January to March. */
  years: z.array(
    z.object({
      year: z.number().int(),
      /** The report and this copy are due by then. */
      dueOn: CalendarDate,
      quarters: z.array(
        z.object({
          quarter: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
          payments: z.number().int(),
          /** VAT included. */
          pence: Pence,
        }),
      ),
    }),
  ),
})
export type PlatformReport = z.infer<typeof PlatformReport>

export const platformReport = endpoints({
  'platformReport.show': {
    summary: 'What S4 reports to HMRC about me for each calendar year, by quarter, and what is missing for it.',
    requires: 'own-numbers.edit',
    input: Nothing,
    output: PlatformReport,
  },
})
