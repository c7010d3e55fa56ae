import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { WORKABLE } from './workable'

export interface Pair {
  jobId: string
  seekerId: string
}

interface AtTime {
  now: Date
}

/** An application or offer that has ended, with what its notices need. */
export interface EndedHiring {
  id: string
  jobId: string
  companyId: string
  title: string
  fullname: string
}

export interface RejectedApplication {
  id: string
  seekerId: string
  uid: string
  title: string
}

/** True in SQL while a seeker waits for an answer. */
export const WAITING = `application.status in ('applied', 'offered')`
/** True in SQL while the seeker may not apply again. */
export const LIVE = `application.status in ('applied', 'offered', 'accepted')`

/** SQL: the shifts that `application` is for, sorted; null for the whole job. */
export const CHOSEN_SHIFTS = `(select array_agg(chosen.shift_id order by chosen.shift_id) from application_shift chosen
  where chosen.application_id = application.id)`
/** True in SQL where `application` is for `shift`: for each of the job's when none were chosen. */
export const APPLIED_FOR = `(exists (select from application_shift chosen
    where chosen.application_id = application.id and chosen.shift_id = shift.id)
  or not exists (select from application_shift chosen where chosen.application_id = application.id))`

const FROM_JOB = 'from job, seeker where job.id = application.job_id and seeker.id = application.seeker_id'
const ENDED = 'application.id, application.job_id, job.company_id, job.title, seeker.fullname'

/**
 * Locks the live application of a seeker for a job. The offers must be read by a later statement, under this lock,
 * so that two offers ending at the same time do not each see the other as open.
 */
export async function lockApplication(tx: Db, { jobId, seekerId }: Pair): Promise<void> {
  await tx.query(`select id from application where job_id = $1 and seeker_id = $2 and ${LIVE} for no key update`, [
    jobId,
    seekerId,
  ])
}

interface SettleInput extends Pair, AtTime {
  status: 'applied' | 'declined' | 'lapsed'
  reason?: string
}

/** Sets the status after an offer ended without work; unchanged while another offer is open or work is agreed. */
export async function settleApplication(tx: Db, { jobId, seekerId, status, reason, now }: SettleInput): Promise<void> {
  await lockApplication(tx, { jobId, seekerId })
  await tx.query(
    `update application set status = $3, reason = $4,
       decided_at = case when $3 = 'applied' then null else $5::timestamptz end
     where job_id = $1 and seeker_id = $2 and status = 'offered' and not exists (
       select from offer where offer.job_id = $1 and offer.seeker_id = $2 and offer.status = 'open')`,
    [jobId, seekerId, status, reason ?? null, now],
  )
}

interface CancelledWork extends Pair, AtTime {
  side: 'seeker' | 'company'
  reason: string
}

/**
 * Without agreed work left the application goes back to offered while an offer is open; otherwise it ends, and the
 * seeker may apply again (docs/product.md#applications).
 */
export async function endApplicationOfCancelledWork(
  tx: Db,
  { jobId, seekerId, side, reason, now }: CancelledWork,
): Promise<void> {
  await lockApplication(tx, { jobId, seekerId })
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

/** Marks a waiting application as offered. Returns the id of the live application, or null. */
export async function markOffered(tx: Db, { jobId, seekerId }: Pair): Promise<string | null> {
  const [application] = await tx.query<{ id: string }>(
    `update application set status = case status when 'applied' then 'offered' else status end
     where job_id = $1 and seeker_id = $2 and ${LIVE} returning id`,
    [jobId, seekerId],
  )
  return application?.id ?? null
}

export async function markAccepted(tx: Db, { jobId, seekerId, now }: Pair & AtTime): Promise<void> {
  await tx.query(
    `update application set status = 'accepted', decided_at = $3 where job_id = $1 and seeker_id = $2 and ${WAITING}`,
    [jobId, seekerId, now],
  )
}

interface EndInput extends AtTime {
  id: string
  status: 'withdrawn' | 'rejected'
  reason: string | null
}

export async function endApplication(tx: Db, { id, status, reason, now }: EndInput): Promise<void> {
  await tx.query('update application set status = $2, reason = $3, decided_at = $4 where id = $1', [
    id,
    status,
    reason,
    now,
  ])
}

/** Rejects all waiting applications for a job. */
export const rejectWaiting = (tx: Db, { jobId, reason, now }: { jobId: string; reason: string } & AtTime) =>
  tx.query<RejectedApplication>(
    `update application set status = 'rejected', reason = $2, decided_at = $3 ${FROM_JOB} and application.job_id = $1
       and ${WAITING}
     returning application.id, seeker.uid, application.seeker_id, job.title`,
    [jobId, reason, now],
  )

/** Withdraws the applications without an open offer and without a shift the seeker could still work. */
export const withdrawClashing = (
  tx: Db,
  { seekerId, reason, now }: { seekerId: string; reason: string } & AtTime,
): Promise<EndedHiring[]> =>
  tx.query<EndedHiring>(
    `update application set status = 'withdrawn', reason = $3, decided_at = $2 ${FROM_JOB}
       and application.seeker_id = $1 and ${WAITING}
       and not exists (select from offer where offer.job_id = application.job_id
         and offer.seeker_id = application.seeker_id and offer.status = 'open')
       and not exists (select 1 from shift where shift.job_id = application.job_id and ${APPLIED_FOR} and ${WORKABLE})
     returning ${ENDED}`,
    [seekerId, now, reason],
  )

/** Withdraws all waiting applications of a seeker. */
export const withdrawEvery = (tx: Db, { seekerId, now }: { seekerId: string } & AtTime): Promise<EndedHiring[]> =>
  tx.query<EndedHiring>(
    `update application set status = 'withdrawn', decided_at = $2 ${FROM_JOB} and application.seeker_id = $1
       and ${WAITING} returning ${ENDED}`,
    [seekerId, now],
  )

/** Erases the notes of both sides in a seeker's applications. */
export async function eraseApplicationNotes(tx: Db, seekerId: string): Promise<void> {
  await tx.query(`update application set note = '', company_note = '' where seeker_id = $1`, [seekerId])
}
