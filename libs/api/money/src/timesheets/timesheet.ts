import type { PayPeriod, Terms, TimesheetSummary } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { dayNumber } from '@s4/domain/calendar-date'
import { shiftLines, type PayLine, type RatedStretch } from '@s4/domain/paid-time'
import { BREAK_MINUTES } from '../hours'

const MAX_DAYS = 62

/** Agreed work of one member of own staff. */
export interface TimesheetWork {
  payrollNumber: string
  name: string
  siteName: string
  zone: string
  startsAt: string
  bookedOnAt: string | null
  bookedOffAt: string | null
  /** Taken, whole minutes. */
  breakMinutes: number
  /** The agreed minutes at each rate; they add up to the agreed pay. */
  lines: PayLine[]
  /** Agreed, in pence. */
  expenses: number
}

export interface Timesheet {
  work: TimesheetWork[]
  summary: TimesheetSummary
}

interface Row extends Omit<TimesheetWork, 'lines'> {
  assignmentId: string
  jobId: string
  shiftId: string
  seekerId: string
  title: string
  endsAt: string
  payPerHour: number
  terms: Terms
  stretches: RatedStretch[]
  hoursStatus: 'proposed' | 'countered' | 'agreed' | 'disputed' | null
  agreedMinutes: number | null
  agreedExtraMinutes: number | null
  agreedPence: number | null
}

/**
 * The work of own staff in a pay period: agreed hours, and what is left out because its hours are not agreed
 * (docs/product.md#own-staff). Throws `input.invalid` for more days than fit.
 */
export async function timesheetOf(
  db: Db,
  { companyId, now, from, to }: PayPeriod & { companyId: string; now: Date },
): Promise<Timesheet> {
  const days = (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0)
  if (days < 0) throw new ApiError('input.invalid', { fields: { to: 'The last day is before the first.' } })
  if (days >= MAX_DAYS) throw new ApiError('input.invalid', { fields: { to: `Choose ${MAX_DAYS} days or fewer.` } })
  const rows = await workOf(db, [companyId, from, to, now])
  const agreed = rows.filter(({ agreedPence }) => agreedPence !== null)
  return {
    work: agreed.map((row) => ({ ...row, lines: linesOf(row) })),
    summary: {
      people: new Set(agreed.map(({ seekerId }) => seekerId)).size,
      shifts: agreed.length,
      minutes: agreed.reduce((sum, { agreedMinutes }) => sum + (agreedMinutes ?? 0), 0),
      pence: agreed.reduce((sum, { agreedPence }) => sum + (agreedPence ?? 0), 0),
      expenses: agreed.reduce((sum, { expenses }) => sum + expenses, 0),
      waiting: rows.flatMap(({ agreedPence, ...row }) => (agreedPence === null ? [toWaiting(row)] : [])),
    },
  }
}

function linesOf({ agreedMinutes, agreedExtraMinutes, ...time }: Row): PayLine[] {
  const extra = agreedExtraMinutes ?? 0
  const lines = shiftLines(time, (agreedMinutes ?? 0) - extra)
  const beside: PayLine = {
    kind: 'extraTime',
    label: null,
    minutes: extra,
    pencePerHour: time.payPerHour,
    pence: (time.agreedPence ?? 0) - lines.reduce((sum, { pence }) => sum + pence, 0),
  }
  return extra > 0 ? [...lines, beside] : lines
}

const toWaiting = (row: Omit<Row, 'agreedPence'>): TimesheetSummary['waiting'][number] => ({
  assignmentId: row.assignmentId,
  jobId: row.jobId,
  shiftId: row.shiftId,
  name: row.name,
  title: row.title,
  siteName: row.siteName,
  zone: row.zone,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  state: row.hoursStatus === null ? 'not-booked-off' : row.hoursStatus === 'disputed' ? 'disputed' : 'to-agree',
})

const workOf = (db: Db, params: unknown[]): Promise<Row[]> =>
  db.query<Row>(
    `select assignment.id as assignment_id, assignment.job_id, assignment.shift_id, assignment.seeker_id,
       assignment.title, assignment.site_name, assignment.zone, assignment.starts_at, assignment.ends_at,
       assignment.pay_per_hour, assignment.terms, coalesce(hours.stretches, assignment.stretches) as stretches,
       seeker.fullname as name, attendance.booked_on_at, attendance.booked_off_at, ${BREAK_MINUTES} as break_minutes,
       hours.status as hours_status, hours.agreed_minutes, hours.agreed_extra_minutes, hours.agreed_pence,
       coalesce((select payroll_number from engagement where engagement.company_id = assignment.company_id
         and engagement.seeker_id = assignment.seeker_id and engagement.kind = 'own-staff'
         and engagement.status = 'agreed' order by starts_on desc, answered_at desc limit 1), '') as payroll_number,
       coalesce((select sum(pence)::int from expense_claim where expense_claim.assignment_id = assignment.id
         and expense_claim.status = 'agreed'), 0) as expenses
     from assignment join seeker on seeker.id = assignment.seeker_id
     left join assignment_hours hours on hours.assignment_id = assignment.id
     left join attendance on attendance.assignment_id = assignment.id
     where assignment.company_id = $1 and assignment.engagement = 'own-staff'
       and assignment.status not in ('cancelled', 'noShow')
       and (hours.agreed_pence is not null or assignment.ends_at <= $4)
       and assignment.starts_at between $2::date - 1 and $3::date + 2
       and (assignment.starts_at at time zone assignment.zone)::date between $2 and $3
     order by seeker.fullname, assignment.seeker_id, assignment.starts_at, assignment.id`,
    params,
  )
