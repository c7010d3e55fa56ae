import type { Db } from '@s4/db'
import { attendedStretches } from '@s4/domain/attended-stretches'
import { agreementDueAt, besideOtherWork, hoursFigures, paidSpans, proposedHours, type Span } from '@s4/domain/hours'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { ownerColumn, type Viewer } from '@s4/api-platform/http'
import { aboutWork } from '../notices/about-work'
import { loweredNotices } from '../notices/hours-notices'
import { hoursRepository } from './hours-repository'
import { recordedAttendance } from './recorded-attendance'

/**
 * Locks the worker's time until the transaction ends, and before it the work that is answered and that whose hours can
 * still be lowered, as agreeing hours locks the work first and then the worker.
 */
export async function lockWorkersTime(tx: Db, seekerId: string, answeredId: string | null = null): Promise<void> {
  await lockOpenByHand(tx, seekerId, answeredId)
  await lockWorkers(tx, [seekerId])
}

/** Locks the time of all of them until the transaction ends, in one order, so that two changes never deadlock. */
export async function lockWorkers(tx: Db, seekerIds: readonly string[]): Promise<void> {
  await tx.query('select from seeker where id = any($1) order by id for no key update', [seekerIds])
}

/** `lockWorkersTime` by work of `viewer`, or of anybody for staff; nothing where there is none. */
export async function lockTimeAround(tx: Db, assignmentId: string, viewer: Viewer | null): Promise<void> {
  const [row] = await tx.query<{ seekerId: string }>(
    `select seeker_id from assignment where id = $1 ${viewer ? `and ${ownerColumn(viewer)} = $2` : ''}`,
    viewer ? [assignmentId, viewer.id] : [assignmentId],
  )
  if (row) await lockWorkersTime(tx, row.seekerId, assignmentId)
}

/**
 * Lowers the worker's open figures to what their other attendance leaves of them: what nobody answers must be possible
 * (docs/product.md#hours). Stored, so that everything that reads a figure reads the same. Hours in dispute stay: people
 * decide them. What is invoiced stays too, also when a new proposal followed the dispute.
 */
export async function fitHours(ctx: CommandContext, seekerId: string): Promise<void> {
  for (const id of await lockOpenByHand(ctx.tx, seekerId)) await fit(asS4(ctx), id)
}

/** Only times entered by hand leave the worker's figure more than was recorded. */
const lockOpenByHand = async (tx: Db, seekerId: string, answeredId: string | null = null): Promise<string[]> => {
  const locked = await tx.query<{ id: string; isOpen: boolean }>(
    `select assignment.id, is_open from assignment
     left join assignment_hours hours on hours.assignment_id = assignment.id
     cross join lateral (select assignment.status = 'completed' and hours.status in ('proposed', 'countered')
         and entered_minutes is not null
         and not exists (select from invoice where invoice.assignment_id = assignment.id
           and shift_minutes + invoice.extra_minutes > 0) as is_open) figure
     where seeker_id = $1 and (assignment.status = 'completed' or assignment.id = $2)
       and (is_open or assignment.id = $2)
     order by assignment.id for update of assignment`,
    [seekerId, answeredId],
  )
  return locked.filter(({ isOpen }) => isOpen).map(({ id }) => id)
}

async function fit(ctx: CommandContext<null>, id: string): Promise<void> {
  const { tx, now } = ctx
  const work = await assignmentRepository(tx).lockForSweep(id)
  const repository = hoursRepository(tx, id)
  const hours = await repository.show()
  // Somebody may have answered before the lock.
  if (hours?.status !== 'proposed' && hours?.status !== 'countered') return
  const { figure, spans, counts } = await possible(tx, work)
  const minutes = Math.min(hours.proposedMinutes, figure.minutes)
  const extraMinutes = Math.min(hours.extraMinutes, figure.extraMinutes)
  if (minutes === hours.proposedMinutes && extraMinutes === hours.extraMinutes) return
  await repository.lower({
    figure: { minutes, extraMinutes },
    stretches: attendedStretches(work.stretches, work, spans),
    counts,
  })
  // Nobody is to agree it any more.
  const isEnded = hours.counterMinutes !== null && hours.counterMinutes >= minutes + extraMinutes
  const respondBy = isEnded ? agreementDueAt(now.toISOString()) : null
  if (respondBy) await repository.endCounter(new Date(respondBy))
  await ctx.record({
    action: 'hours.lowered',
    ...(await aboutWork(tx, work)),
    detail: { minutes, extraMinutes },
    notices: await loweredNotices(tx, work, { minutes, respondBy }),
  })
}

/** The worker's figure from the times they gave, or from the plan, without their other work. */
async function possible(tx: Db, work: LockedAssignment): Promise<{ figure: HoursLines; spans: Span[]; counts: Span }> {
  const attendance = recordedAttendance(tx, work.id)
  const recorded = await attendance.times()
  const otherWork = await attendance.otherWork()
  const breaks = (await attendance.breaks()).map(({ startsAt, endsAt }) => ({
    startsAt,
    endsAt: endsAt ?? recorded.bookedOffAt,
  }))
  const given = await attendance.given()
  if (!given) {
    const byHand = await attendance.byHand(work.seekerUid)
    const attended = { ...recorded, breaks, byHand, otherWork }
    const { worker, workerSpans, workerCounts } = hoursFigures(work, attended, work.breaksPaid)
    return { figure: worker, spans: workerSpans, counts: workerCounts }
  }
  const attended = { ...besideOtherWork(given, otherWork), breaks }
  const { minutes, beforeMinutes, afterMinutes } = proposedHours(work, attended, work.breaksPaid)
  return {
    figure: { minutes, extraMinutes: beforeMinutes + afterMinutes },
    spans: paidSpans(work, attended, work.breaksPaid),
    counts: { startsAt: attended.bookedOnAt, endsAt: attended.bookedOffAt },
  }
}
