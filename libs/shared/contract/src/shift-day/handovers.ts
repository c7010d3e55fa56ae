import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant } from '../endpoint/shapes'
import { StoredReportForm } from './report-form'

/** What another worker wrote for whoever works at the site next. */
export const Handover = z.object({
  /** Of the report. */
  id: Id,
  seekerName: z.string(),
  text: z.string(),
  form: StoredReportForm,
  writtenAt: Instant,
  /** When I said that I have read it. */
  readAt: Instant.nullable(),
})
export type Handover = z.infer<typeof Handover>

export const handovers = endpoints({
  'handovers.list': {
    summary:
      'The handovers for my shift, newest first, at most 50: those of the 24 hours before it and those during it.',
    requires: 'shift.read',
    input: ById,
    output: z.array(Handover),
  },
  'handovers.confirm': {
    summary: 'Say that I have read a handover; the company and its writer see it. Repeating it changes nothing.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ id: Id, entryId: Id }),
    output: Handover,
  },
})
