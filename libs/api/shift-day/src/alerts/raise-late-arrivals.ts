import { seekerLinks } from '@s4/links'
import { aboutDay } from '../live-shift/about-day'
import { workRepository } from '../live-shift/work-repository'
import { LATE_AFTER_MS } from '../live-work/presence'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { raiseAlert } from './raise-alert'

/** One that ended with a no-show counts no more: the work is agreed again only when the no-show is withdrawn. */
const NOT_RAISED = `not exists (select from alert where assignment_id = assignment.id and kind = 'late'
    and outcome is distinct from 'endedByItself')`

/**
 * Alerts the company about a worker not booked on 10 minutes after the start, and reminds the worker. Once a shift,
 * before its end, and once more when a no-show is withdrawn meanwhile.
 */
export const raiseLateArrivals: DueWork = async ({ db }, now) => {
  const late = await db.query<{ id: string }>(
    `select id from assignment where status = 'assigned' and starts_at <= $1 and ends_at > $2
       and (expected_at is null or expected_at <= $1) and ${NOT_RAISED} order by starts_at limit 500`,
    [new Date(now.getTime() - LATE_AFTER_MS), now],
  )
  await eachDue({ db, now }, late, async (ctx, id) => {
    const work = await workRepository(ctx.tx).locked(id)
    const isDue = await ctx.tx.query(`select from assignment where id = $1 and ${NOT_RAISED}`, [id])
    if (work?.status !== 'assigned' || isDue.length === 0) return
    const alert = await raiseAlert(ctx, { work, kind: 'late' })
    if (!alert) return
    await ctx.record({
      action: 'attendance.late',
      ...(await aboutDay(ctx.tx, work)),
      notices: [
        ...alert,
        {
          to: [work.seekerUid],
          kind: 'attendance.late',
          title: 'Your shift has started',
          body: `${work.title}, ${work.siteName}: book on, or tell the company if you cannot come.`,
          link: seekerLinks.nextShift,
          critical: true,
        },
      ],
    })
  })
}
