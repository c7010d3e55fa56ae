import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { compensationFor } from '@s4/domain/cancellation'
import { formatPence, payFor } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { minutesOf, momentText } from '@s4/domain/shift-text'
import { audit, links, membersOf, notify, signal, workText } from '@s4/api-platform/notices'
import { holdApplication } from '../offers/settle-application'
import type { Actor } from '@s4/api-platform/actor'
import { type Viewer, viewerOf } from '@s4/api-platform/http'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'
import { liveAssignment } from '@s4/api-platform/agreed-work'

interface Cancelling {
  id: string
  reason: string
  actor: Actor
  now: Date
}

/** Cancels agreed work under its terms and reopens the place. Throws `assignment.missing`, `assignment.wrong-state`. */
export async function cancelAssignment(tx: Db, { id, reason, actor, now }: Cancelling): Promise<void> {
  const viewer = viewerOf(actor)
  const work = await assignmentRepository(tx).lock(id, viewer)
  const why = whyNot(work, viewer.side, now)
  if (why) throw new Problem('assignment.wrong-state', { message: why })

  const owed = compensationFor({
    bands: work.terms[viewer.side],
    cancelledAt: now.toISOString(),
    shiftStartsAt: work.startsAt,
    shiftPay: payFor(minutesOf(work), work.payPerHour),
  })
  await tx.query(
    `update assignment set status = 'cancelled', ended_at = $2, ended_by = $3, end_reason = $4, owed_pence = $5 where id = $1`,
    [id, now, viewer.side, reason, owed],
  )
  await endApplication(tx, work, viewer.side, reason, now)
  await audit(tx, {
    at: now,
    actor,
    action: 'assignment.cancelled',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    detail: { by: viewer.side, owed },
  })
  await tellOtherSide(tx, work, { side: viewer.side, reason, owed, now })
}

/** Null when it can be cancelled: agreed, not booked on to, and not past its end. */
function whyNot({ status, endsAt, zone }: LockedAssignment, side: Viewer['side'], now: Date): string | null {
  if (status === 'inProgress') return 'This shift has started: book off instead of cancelling.'
  if (status !== 'assigned') return 'This work is already over or cancelled.'
  if (now.getTime() < Date.parse(endsAt)) return null
  const ended = `This shift ended on ${momentText(endsAt, zone)}, so it cannot be cancelled any more.`
  return side === 'seeker'
    ? `${ended} If you worked it, ask the company to book you on by hand.`
    : `${ended} Book the worker on by hand if they worked it, or record a no-show.`
}

/** With no agreed work left, an open offer is still to be answered; without one the application is over and the seeker may apply again (PRODUCT rule 6). */
async function endApplication(
  tx: Db,
  { jobId, seekerId }: LockedAssignment,
  side: 'seeker' | 'company',
  reason: string,
  now: Date,
) {
  await holdApplication(tx, { jobId, seekerId })
  const [open] = await tx.query(`select from offer where job_id = $1 and seeker_id = $2 and status = 'open' limit 1`, [
    jobId,
    seekerId,
  ])
  const [status, why] =
    side === 'seeker'
      ? ['withdrawn', 'You cancelled the work.']
      : ['lapsed', `The company cancelled the work: ${reason}`]
  await tx.query(
    `update application set status = $3, reason = $4, decided_at = $5
     where job_id = $1 and seeker_id = $2 and status = 'accepted' and not exists (
       select 1 from assignment where job_id = $1 and seeker_id = $2 and ${liveAssignment()})`,
    open ? [jobId, seekerId, 'offered', null, null] : [jobId, seekerId, status, why, now],
  )
}

interface Told {
  side: 'seeker' | 'company'
  reason: string
  owed: number
  now: Date
}

async function tellOtherSide(tx: Db, work: LockedAssignment, { side, reason, owed, now }: Told) {
  const what = workText(work)
  const money = owed > 0 ? ` ${formatPence(owed)} is owed under the terms.` : ''
  const members = await membersOf(tx, work.companyId)
  if (side === 'company') {
    await notify(tx, {
      at: now,
      to: [work.seekerUid],
      kind: 'assignment.cancelled',
      title: `Cancelled: ${what}`,
      body: `The company says: ${asSentence(reason)}${money}`,
      link: links.work(work.id),
      critical: true,
    })
  } else {
    const others = await otherApplicants(tx, work.jobId)
    const rest = others.length > 0 ? `Also applied: ${others.join(', ')}.` : 'Nobody else has applied.'
    await notify(tx, {
      at: now,
      to: members,
      kind: 'assignment.cancelled',
      title: `${work.seekerName} cancelled: ${what}`,
      body: `They say: ${asSentence(reason)}${money} The place is open again. ${rest}`,
      link: links.applicants(work.jobId),
      critical: true,
    })
  }
  await signal(tx, [...members, work.seekerUid], ['assignments', 'applications', 'companyJobs', 'jobs'])
}

const otherApplicants = async (tx: Db, jobId: string): Promise<string[]> =>
  (
    await tx.query<{ fullname: string }>(
      `select seeker.fullname from application join seeker on seeker.id = seeker_id
     where job_id = $1 and status = 'applied' order by applied_at limit 10`,
      [jobId],
    )
  ).map(({ fullname }) => fullname)
