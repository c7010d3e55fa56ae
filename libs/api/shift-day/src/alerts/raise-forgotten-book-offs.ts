import { notify } from '@s4/api-platform/notices'
import { recordDay } from '../live-shift/tell'
import { workRepository } from '../live-shift/work-repository'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { raiseAlert } from './raise-alert'

const FORGOTTEN_AFTER = 30 * 60_000

/** Alerts the company of whoever is still booked on 30 minutes after the end (PRODUCT rule 11), and asks the worker. Once a shift. */
export const raiseForgottenBookOffs: DueWork = async ({ db }, now) => {
  const forgotten = await db.query<{ id: string }>(
    `select id from assignment where status = 'inProgress' and ends_at <= $1
       and not exists (select from alert where assignment_id = assignment.id and kind = 'forgottenBookOff') order by ends_at limit 500`,
    [new Date(now.getTime() - FORGOTTEN_AFTER)],
  )
  await eachDue({ db, now }, forgotten, async ({ tx }, id) => {
    const work = await workRepository(tx).locked(id)
    if (work?.status !== 'inProgress' || !(await raiseAlert(tx, work, { kind: 'forgottenBookOff', now }))) return
    await notify(tx, {
      at: now,
      to: [work.seekerUid],
      kind: 'attendance.forgotten-book-off',
      title: 'Are you still at work?',
      body: `${work.title}, ${work.siteName} ended half an hour ago and you are still booked on.`,
      link: '/User-workInprogess',
      critical: true,
    })
    await recordDay(tx, { now, work, actor: null, action: 'attendance.needs-confirmation' })
  })
}
