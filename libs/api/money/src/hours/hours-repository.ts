import type { Hours } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Span } from '@s4/domain/hours'
import type { RatedStretch } from '@s4/domain/paid-time'
import { companyLines, disputedMinutes, NO_LINES, type HoursLines } from '@s4/domain/agreed-lines'

export interface HoursRow {
  status: Hours['status']
  proposedMinutes: number
  extraMinutes: number
  counterMinutes: number | null
  /** From when until when the figure counts time: the worker's, or once hours are agreed, those. */
  counts: Span
  /** The attendance. */
  recorded: Span
  /** What the company entered by hand; null when the worker booked on and off. */
  entered: HoursLines | null
  /** When the worker replaced the entered times with their own. */
  given: string | null
  respondBy: string | null
  /** What invoices bill already. */
  invoiced: HoursLines
}

interface EnteredTimes {
  bookedOnAt: string
  bookedOffAt: string
  reason: string
  figure: HoursLines
  /** How its minutes are paid. */
  stretches: readonly RatedStretch[]
  at: Date
  respondBy: Date
}

export interface AgreedHours extends HoursLines {
  assignmentId: string
  pence: number
  /** The time that they count. */
  counts: Span
}

type LoweredFigure = Pick<EnteredTimes, 'figure' | 'stretches'> & { counts: Span }

interface Counter {
  minutes: number
  reason: string
  respondBy: Date
}

export const workersFigure = ({ proposedMinutes, extraMinutes }: HoursRow): HoursLines => ({
  minutes: proposedMinutes,
  extraMinutes,
})

/** What the company proposes, as lines; no lines before it has proposed anything. */
export const companysFigure = (hours: HoursRow): HoursLines =>
  hours.counterMinutes === null ? NO_LINES : companyLines(hours.counterMinutes, workersFigure(hours))

/** Minutes the two figures differ by. */
export const minutesInDispute = (hours: HoursRow): number =>
  disputedMinutes(workersFigure(hours), companysFigure(hours))

/** The caller holds the lock of the assignment. */
export const hoursRepository = (tx: Db, assignmentId: string) => ({
  /** Null until the worker has booked off. */
  async show(): Promise<HoursRow | null> {
    return (await showHours(tx, [assignmentId])).get(assignmentId) ?? null
  },

  /** The worker's own times replace what the company entered or proposed. */
  async give({ bookedOnAt, bookedOffAt, reason, figure, stretches, at, respondBy }: EnteredTimes): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'proposed', counter_minutes = null, counter_reason = null,
         proposed_minutes = $2, extra_minutes = $3, given_at = $4, given_reason = $5, given_on_at = $6,
         given_off_at = $7, counts_from = $6, counts_until = $7, respond_by = $8, stretches = $9
       where assignment_id = $1`,
      [
        assignmentId,
        figure.minutes,
        figure.extraMinutes,
        at,
        reason,
        bookedOnAt,
        bookedOffAt,
        respondBy,
        JSON.stringify(stretches),
      ],
    )
  },

  /** What other work leaves of the worker's figure. */
  async lower({ figure, stretches, counts }: LoweredFigure): Promise<void> {
    await tx.query(
      `update assignment_hours set proposed_minutes = $2, extra_minutes = $3, stretches = $4, counts_from = $5,
         counts_until = $6 where assignment_id = $1`,
      [assignmentId, figure.minutes, figure.extraMinutes, JSON.stringify(stretches), counts.startsAt, counts.endsAt],
    )
  },

  /** Ends what the company proposed: the worker's figure waits for its answer again. */
  async endCounter(respondBy: Date): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'proposed', counter_minutes = null, counter_reason = null, respond_by = $2
       where assignment_id = $1`,
      [assignmentId, respondBy],
    )
  },

  async counter({ minutes, reason, respondBy }: Counter): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'countered', counter_minutes = $2, counter_reason = $3, respond_by = $4
       where assignment_id = $1`,
      [assignmentId, minutes, reason, respondBy],
    )
  },

  async dispute(reason: string | null): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'disputed', dispute_reason = $2, respond_by = null
       where assignment_id = $1`,
      [assignmentId, reason],
    )
  },
})

interface StoredHours extends Omit<HoursRow, 'counts' | 'recorded'> {
  assignmentId: string
  countsFrom: string
  countsUntil: string
  bookedOnAt: string
  bookedOffAt: string
}

/** The hours of each assignment whose worker has booked off. The caller holds the locks. */
export async function showHours(tx: Db, assignmentIds: readonly string[]): Promise<ReadonlyMap<string, HoursRow>> {
  const rows = await tx.query<StoredHours>(
    `select hours.assignment_id, status, proposed_minutes, extra_minutes, counter_minutes,
       coalesce(counts_from, booked_on_at) as counts_from, coalesce(counts_until, booked_off_at) as counts_until,
       booked_on_at, booked_off_at,
       case when entered_minutes is not null then json_build_object('minutes', entered_minutes, 'extraMinutes',
         entered_extra_minutes) end as entered, given_at as given, respond_by,
       (select json_build_object('minutes', coalesce(sum(shift_minutes), 0), 'extraMinutes',
           coalesce(sum(invoice.extra_minutes), 0)) from invoice
         where invoice.assignment_id = hours.assignment_id) as invoiced
     from assignment_hours hours join attendance on attendance.assignment_id = hours.assignment_id
     where hours.assignment_id = any($1)`,
    [assignmentIds],
  )
  return new Map(
    rows.map(({ assignmentId, countsFrom, countsUntil, bookedOnAt, bookedOffAt, ...hours }) => [
      assignmentId,
      {
        ...hours,
        counts: { startsAt: countsFrom, endsAt: countsUntil },
        recorded: { startsAt: bookedOnAt, endsAt: bookedOffAt },
      },
    ]),
  )
}

export async function markAgreed(tx: Db, agreed: readonly AgreedHours[], at: Date): Promise<void> {
  const rows = agreed.map(({ assignmentId, minutes, extraMinutes, pence, counts }) => ({
    assignment_id: assignmentId,
    minutes: minutes + extraMinutes,
    extra_minutes: extraMinutes,
    pence,
    counts_from: counts.startsAt,
    counts_until: counts.endsAt,
  }))
  await tx.query(
    `update assignment_hours hours set status = 'agreed', agreed_minutes = agreed.minutes,
       agreed_extra_minutes = agreed.extra_minutes, agreed_pence = agreed.pence, agreed_at = $2, respond_by = null,
       counts_from = agreed.counts_from, counts_until = agreed.counts_until
     from jsonb_to_recordset($1) as agreed (assignment_id uuid, minutes integer, extra_minutes integer, pence integer,
       counts_from timestamptz, counts_until timestamptz)
     where hours.assignment_id = agreed.assignment_id`,
    [JSON.stringify(rows), at],
  )
}
