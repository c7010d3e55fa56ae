import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'

/** Letters and parameters only: no id, query or name with a number fits. */
const Route = z
  .string()
  .max(80)
  .regex(/^\/(?:(?::?[A-Za-z]+(?:[-_][A-Za-z]+)*|\*)\/?)*$/)

/** How fast pages were in a browser, and that something failed there. */
export const PageReport = z.strictObject({
  app: z.enum(['shell', 'seeker', 'company']),
  measures: z
    .array(
      z.strictObject({
        route: Route,
        /** Seconds as milliseconds, except CLS, which has no unit, and errors, which count 1. */
        measure: z.enum(['LCP', 'INP', 'CLS', 'error']),
        value: z.number().min(0).max(600_000),
      }),
    )
    .min(1)
    .max(20),
})
export type PageReport = z.infer<typeof PageReport>

/** For S4's staff: a page in the last seven days, and what three of four visits were better than. */
export const PageSpeed = z.object({
  app: z.string(),
  route: z.string(),
  errors: z.number().int(),
  /** Milliseconds until its largest part was shown, and until it answered a press. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  /** How much it jumped. */
  cls: z.number().nullable(),
})
export type PageSpeed = z.infer<typeof PageSpeed>

export const pageReports = endpoints({
  'pageReports.send': {
    summary: 'How fast pages were and that something failed, without words, ids or who it was.',
    requires: 'public',
    input: PageReport,
    output: z.object({ taken: z.boolean() }),
  },
})
