import { seekerLinks } from '@s4/links'
import { aboutDay } from '../live-shift/about-day'
import { workRepository } from '../live-shift/work-repository'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { raiseAlert } from './raise-alert'

const FORGOTTEN_AFTER_MS = 30 * 60_000

/**
 * Alerts the company about a worker still booked on 30 minutes after the end (docs/product.md#hours), and reminds the
 * worker. Once a shift.
 */
export const raiseForgottenBookOffs: DueWork = async ({ db }, now) => {
  const forgotten = await db.query<{ id: string }>(
    `select id from assignment where status = 'inProgress' and ends_at <= $1
       and not exists (select from alert where assignment_id = assignment.id and kind = 'forgottenBookOff')
       order by ends_at limit 500`,
    [new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
  )
  await eachDue({ db, now }, forgotten, async (ctx, id) => {
    const work = await workRepository(ctx.tx).locked(id)
    const alert = work?.status === 'inProgress' && (await raiseAlert(ctx, { work, kind: 'forgottenBookOff' }))
    if (!work || !alert) return
    await ctx.record({
      action: 'attendance.needs-confirmation',
      ...(await aboutDay(ctx.tx, work)),
      notices: [
        ...alert,
        {
          to: [work.seekerUid],
          kind: 'attendance.forgotten-book-off',
          title: 'Are you still at work?',
          body: `${work.title}, ${work.siteName} ended half an hour ago and you are still booked on.`,
          link: seekerLinks.workInProgress,
          critical: true,
        },
      ],
    })
  })
}
