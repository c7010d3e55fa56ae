import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, Pence } from '../endpoint/shapes'

/** What a client reads about the work at its sites (docs/product.md#client-reports). */

const Count = z.number().int()

/** A patrol as proof of presence: without the reason for which it was ended early. */
export const ReportedPatrol = z.object({
  name: z.string(),
  startsAt: Instant,
  /** Null while it is not over. */
  result: z.enum(['done', 'late', 'missed', 'cutShort']).nullable(),
  points: z.array(z.object({ name: z.string(), scannedAt: Instant.nullable(), isLate: z.boolean() })),
})
export type ReportedPatrol = z.infer<typeof ReportedPatrol>

/** Somebody who had a place on a shift: nothing of pay, positions or private data. */
export const ReportedPerson = z.object({
  name: z.string(),
  /** The last characters of the SIA licence that the work asks for; null where it asks for none. */
  licenceTail: z.string().nullable(),
  bookedOnAt: Instant.nullable(),
  bookedOffAt: Instant.nullable(),
  /** Whole minutes after the start; null up to ten, which is on time. */
  lateMinutes: Count.nullable(),
  noShow: z.boolean(),
  /** In order of time. */
  patrols: z.array(ReportedPatrol),
  /** Agreed minutes; null until the hours are agreed. */
  minutes: Count.nullable(),
  /** What these minutes are charged; null until they are agreed, and without a charge rate. */
  chargePence: Pence.nullable(),
})
export type ReportedPerson = z.infer<typeof ReportedPerson>

export const ReportedShift = z.object({
  id: Id,
  /** The day on which it starts at the site. */
  date: CalendarDate,
  title: z.string(),
  role: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  places: Count,
  /** Places that somebody holds who was not recorded as a no-show. */
  filled: Count,
  /** Whether the contract has a charge rate for it. */
  priced: z.boolean(),
  people: z.array(ReportedPerson),
})
export type ReportedShift = z.infer<typeof ReportedShift>

/** An incident report without what was said of injuries, witnesses or the police. */
export const ReportedIncident = z.object({
  at: Instant,
  siteName: z.string(),
  zone: z.string(),
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type ReportedIncident = z.infer<typeof ReportedIncident>

export const ClientReport = z.object({
  clientName: z.string(),
  /** Null for all sites. */
  siteName: z.string().nullable(),
  month: z.string(),
  shifts: z.array(ReportedShift),
  incidents: z.array(ReportedIncident),
  totals: z.object({
    shifts: Count,
    places: Count,
    filled: Count,
    attended: Count,
    late: Count,
    noShows: Count,
    minutes: Count,
    chargePence: Pence,
    /** Shifts without a charge rate, which the charge leaves out. */
    unpriced: Count,
    /** People whose work is over and whose hours are not agreed yet. */
    waiting: Count,
    /** Of the patrols that are over. */
    patrols: z.object({
      planned: Count,
      done: Count,
      /** Every point was scanned, some too late. */
      late: Count,
      missed: Count,
      cutShort: Count,
      points: Count,
      scanned: Count,
    }),
  }),
})
export type ClientReport = z.infer<typeof ClientReport>

/** `2026-11`. */
export const ReportMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month, like 2026-11.')

export const ClientReportAsked = ById.extend({
  month: ReportMonth,
  /** One site; left out, all that the member may see. */
  siteId: Id.optional(),
})
export type ClientReportAsked = z.infer<typeof ClientReportAsked>

export const clientReports = endpoints({
  'clientReports.show': {
    summary: 'The shifts of a month at the sites of a client: places, attendance, incidents, hours and charge.',
    requires: 'clients.read',
    input: ClientReportAsked,
    output: ClientReport,
  },
})
