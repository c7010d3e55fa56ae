import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { timeAfter, wholeMinuteFrom } from '@s4/domain/shift-text'
import { lockWorkersTime } from '@s4/api-money/hours'
import type { Work } from '../live-shift/work-repository'

/** `off` is null for attendance that goes on. */
interface Times {
  on: Date
  off: Date | null
  /** Of the input, for the time of booking on. */
  field: 'at' | 'on'
}

/**
 * Refuses attendance at a time when the worker was at other work; the caller has locked their time. Work began when its
 * worker came, as far as a claim of that was accepted. The other work is named by its time only. Throws
 * `booking.other-open`, `input.invalid`.
 */
export async function refuseOtherAttendance(tx: Db, work: Work, { on, off, field }: Times): Promise<void> {
  const { isOpen, endedAt, beganAt } = await otherAttendance(tx, work, { on, off })
  if (isOpen) throw atOtherWorkNow()
  if (endedAt)
    throw new ApiError('input.invalid', {
      fields: {
        [field]: `They were at other work until ${shown(wholeMinuteFrom(endedAt), work)}: choose that or later.`,
      },
    })
  if (beganAt)
    throw new ApiError('input.invalid', {
      fields: { off: `They were at other work from ${shown(beganAt, work)}: choose that or earlier.` },
    })
}

/** For the company; workers read the usual sentence, which tells them to book off there. */
export const atOtherWorkNow = () =>
  new ApiError('booking.other-open', {
    message: 'They are booked on to other work now: enter this after they have booked off there.',
  })

/**
 * The instant itself, or when the worker's other work ended if that was later; locks their time until the transaction
 * ends.
 */
export async function afterOtherAttendance(tx: Db, work: Work, at: Date): Promise<Date> {
  await lockWorkersTime(tx, work.seekerId)
  const { endedAt } = await otherAttendance(tx, work, { on: at, off: null })
  return endedAt ? new Date(endedAt) : at
}

interface OtherAttendance {
  isOpen: boolean
  /** The earliest time after it, if it was there at the time of booking on; null otherwise. */
  endedAt: string | null
  beganAt: string | null
}

async function otherAttendance(tx: Db, work: Work, { on, off }: Omit<Times, 'field'>): Promise<OtherAttendance> {
  const [row] = await tx.query<OtherAttendance>(
    `select coalesce(bool_or(other.booked_off_at is null), false) as is_open,
       max(other.booked_off_at) filter (where $4::timestamptz is null or came_at <= $3) as ended_at,
       min(came_at) as began_at
     from assignment join attendance other on other.assignment_id = assignment.id
     left join assignment_hours hours on hours.assignment_id = assignment.id and exists (select from hours_claim claim
       where claim.assignment_id = assignment.id and claim.status = 'accepted' and claim.kind = 'earlier')
     cross join lateral (select least(other.booked_on_at, counts_from) as came_at) counted
     where assignment.seeker_id = $1 and assignment.id <> $2 and coalesce(other.booked_off_at, 'infinity') > $3
       and came_at < coalesce($4::timestamptz, 'infinity')`,
    [work.seekerId, work.id, on, off],
  )
  return row ?? { isOpen: false, endedAt: null, beganAt: null }
}

const shown = (at: string, { startsAt, zone }: Work) => timeAfter(startsAt, at, zone)
