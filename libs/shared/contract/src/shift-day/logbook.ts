import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, text } from '../endpoint/shapes'
import { Position } from '../marketplace/assignments'
import { ReportForm, StoredReportForm } from './report-form'

export const LogbookEntry = z.object({
  id: Id,
  assignmentId: Id,
  seekerName: z.string(),
  text: z.string(),
  /** Null for a report in words only. */
  form: StoredReportForm.nullable(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  /** Where it was written, `accuracy` in metres; null when the worker did not share the position. */
  place: z.object({ inside: z.enum(['inside', 'outside', 'uncertain']), accuracy: z.number() }).nullable(),
  createdAt: Instant,
  /** Of a handover, who said that they have read it, first to last. */
  readBy: z.array(z.object({ seekerName: z.string(), at: Instant })),
  /** When it arrived from a phone that had no signal; null for one sent at once. */
  arrivedAt: Instant.nullable(),
})
export type LogbookEntry = z.infer<typeof LogbookEntry>

export const logbook = endpoints({
  'logbook.list': {
    summary: 'What was reported during a piece of work, oldest first.',
    requires: 'shift.read',
    input: ById,
    output: z.array(LogbookEntry),
  },
  'logbook.create': {
    summary: 'Report something during a shift, with pictures; an incident or a use of force with its form.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({
      id: Id,
      text: text(4000).min(1, 'Write what happened.'),
      fileIds: z.array(Id).max(6, 'Add at most 6 pictures.').default([]),
      form: ReportForm.nullable().default(null),
      /** Kept only while the worker shares the position. */
      position: Position.nullable().default(null),
    }),
    output: LogbookEntry,
  },
})
