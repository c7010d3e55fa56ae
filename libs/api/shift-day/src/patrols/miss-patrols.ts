import type { Patrol } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { dueInBatches, type DueWork } from '@s4/api-platform/sweep'
import type { CommandContext } from '@s4/api-platform/commands'
import { raiseAlert } from '../alerts/raise-alert'
import { aboutDay } from '../live-shift/about-day'
import { workRepository, type Work } from '../live-shift/work-repository'
import { patrolRepository } from './patrol-repository'

const MOST_IN_A_SWEEP = 1000

/**
 * Closes the patrols whose window and tolerance are over: points not scanned are missed and raise one alert. A patrol
 * that was not over when the worker booked off is stopped without one.
 */
export const missPatrols: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from patrol where status = 'due' and miss_at <= $1 order by miss_at, id limit $2`,
    [now, MOST_IN_A_SWEEP],
  )
  await dueInBatches({ db, now }, due, {
    hold: (tx, ids) =>
      tx.query(
        `select patrol.id from patrol join assignment on assignment.id = assignment_id
         where patrol.id = any($1) order by miss_at, patrol.id for update of assignment skip locked`,
        [ids],
      ),
    act: async (ctx, id) => {
      const [row] = await ctx.tx.query<{ assignmentId: string }>('select assignment_id from patrol where id = $1', [id])
      const work = row && (await workRepository(ctx.tx).locked(row.assignmentId))
      // Read again under the lock.
      const patrol = work && (await patrolRepository(ctx.tx).find(work.id, id))
      if (!work || patrol?.status !== 'due' || Date.parse(patrol.missAt) > now.getTime()) return
      if (work.bookedOffAt !== null && work.bookedOffAt < patrol.missAt)
        await patrolRepository(ctx.tx).close(id, { status: 'stopped', at: now })
      else await missPoints(ctx, { work, patrol })
    },
  })
}

interface EndedPatrol {
  /** Locked by the caller. */
  work: Work
  patrol: Patrol
  /** Why the worker ended it; without it the patrol was missed. */
  reason?: string
}

/** Records the points that were not scanned as missed, and alerts the company once for the patrol. */
export async function missPoints(ctx: CommandContext, { work, patrol, reason }: EndedPatrol): Promise<void> {
  const closing = reason === undefined ? { status: 'missed' as const } : { status: 'cutShort' as const, reason }
  await patrolRepository(ctx.tx).close(patrol.id, { ...closing, at: ctx.now })
  const missed = patrol.points.filter(({ scannedAt }) => scannedAt === null).map(({ name }) => name)
  const detail = `${patrol.name} at ${timeText(patrol.startsAt, work.zone)}: ${missed.join(', ')}`
  const notices = await raiseAlert(ctx, { work, kind: 'missedPatrol', patrolId: patrol.id, detail })
  await ctx.record({
    action: reason === undefined ? 'patrol.missed' : 'patrol.cut-short',
    ...(await aboutDay(ctx.tx, work, ['patrols'])),
    notices: notices ?? [],
  })
}
