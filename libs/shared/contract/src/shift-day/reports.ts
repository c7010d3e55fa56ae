import { countedKinds } from '@s4/domain/site-count'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant } from '../endpoint/shapes'
import { EvidenceFile } from './evidence'
import { ByShift } from './live-work'
import { LogbookEntry } from './logbook'

/** A job's report log: what its workers wrote and what happened, oldest first. */
export const JobReport = z.object({
  jobId: Id,
  title: z.string(),
  siteName: z.string(),
  address: z.string(),
  zone: z.string(),
  shift: z.object({ id: Id, startsAt: Instant, endsAt: Instant }).nullable(),
  shifts: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
  entries: z.array(LogbookEntry),
  /** In and out by the hour that begins then, of people and of vehicles. */
  counts: z.array(
    z.object({ kind: z.enum(countedKinds), hour: Instant, ins: z.number().int(), outs: z.number().int() }),
  ),
  /** When a count was set to 0, by whom and why. */
  resets: z.array(z.object({ kind: z.enum(countedKinds), at: Instant, seekerName: z.string(), reason: z.string() })),
  /** Reports of force, ejections and first aid that this member may not read. */
  withheld: z.int(),
  /** The files made of this log, newest first, at most 20. */
  files: z.array(EvidenceFile),
  timeline: z.array(
    z.object({
      at: Instant,
      action: z.string(),
      by: z.enum(['seeker', 'company', 'S4']),
      member: z.string().nullable(),
      seekerName: z.string().nullable(),
    }),
  ),
})
export type JobReport = z.infer<typeof JobReport>

export const reports = endpoints({
  'reports.show': {
    summary: "A job's report log: entries and timeline.",
    requires: 'reports.read',
    input: ByShift,
    output: JobReport,
  },
})
