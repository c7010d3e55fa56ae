import type { Db } from '@s4/db'
import { cancelAssignment } from '../assignments/cancel-assignment'
import { audit, links, notify, signal } from '@s4/api-platform/notices'
import { settleApplication } from '../offers/settle-application'
import type { CompanyActor } from '@s4/api-platform/actor'

interface Ending {
  jobId: string
  shiftIds: readonly string[]
  reason: string
  actor: CompanyActor
  now: Date
  requestId: string
}

/** Work agreed on these shifts, neither begun nor past its end, is cancelled by the company, each under the terms agreed for it; answers how many. */
export async function cancelAssignments(tx: Db, { shiftIds, reason, actor, now }: Ending): Promise<number> {
  const agreed = await tx.query<{ id: string }>(
    `select id from assignment where shift_id = any ($1) and status = 'assigned' and ends_at > $2 order by id`,
    [shiftIds, now],
  )
  for (const { id } of agreed) await cancelAssignment(tx, { id, reason, actor, now })
  return agreed.length
}

/** Offers that name any of these shifts, or any at all when none are given, are taken back; an application with no other offer waits again. */
export async function rescindOffers(
  tx: Db,
  { jobId, shiftIds, reason, actor, now, requestId }: Omit<Ending, 'shiftIds'> & { shiftIds?: readonly string[] },
): Promise<void> {
  const rescinded = await tx.query<{ id: string; uid: string; seekerId: string; title: string }>(
    `update offer set status = 'rescinded', decided_at = $3, reason = $4
     from seeker, job
     where seeker.id = offer.seeker_id and job.id = offer.job_id and offer.job_id = $1 and offer.status = 'open'
       and ($2::uuid[] is null or exists (select 1 from offer_shift where offer_id = offer.id and shift_id = any ($2)))
     returning offer.id, seeker.uid, offer.seeker_id, job.title`,
    [jobId, shiftIds ?? null, now, reason],
  )
  for (const { id, seekerId } of rescinded) {
    await settleApplication(tx, { jobId, seekerId, status: 'applied', now })
    await audit(tx, { at: now, actor, action: 'offer.rescinded', subject: { kind: 'offer', id }, seekerId, requestId })
  }
  // One notice a person, however many offers they had.
  for (const { uid, title } of new Map(rescinded.map((one) => [one.uid, one])).values()) {
    await notify(tx, {
      at: now,
      to: [uid],
      kind: 'offer.rescinded',
      title: `Offer taken back: ${title}`,
      body: reason,
      link: links.applied(),
    })
    await signal(tx, [uid], ['offers', 'applications', 'jobs'])
  }
}

/** Everybody still waiting for an answer gets one, with the reason. */
export async function rejectApplicants(tx: Db, { jobId, reason, actor, now, requestId }: Ending): Promise<void> {
  const rejected = await tx.query<{ id: string; uid: string; seekerId: string; title: string }>(
    `update application set status = 'rejected', reason = $2, decided_at = $3
     from seeker, job
     where seeker.id = application.seeker_id and job.id = application.job_id and application.job_id = $1 and application.status in ('applied', 'offered')
     returning application.id, seeker.uid, application.seeker_id, job.title`,
    [jobId, reason, now],
  )
  for (const { id, uid, seekerId, title } of rejected) {
    await audit(tx, {
      at: now,
      actor,
      action: 'application.rejected',
      subject: { kind: 'application', id },
      seekerId,
      requestId,
    })
    await notify(tx, {
      at: now,
      to: [uid],
      kind: 'application.rejected',
      title: `Cancelled: ${title}`,
      body: reason,
      link: links.applied(),
    })
    await signal(tx, [uid], ['applications', 'jobs'])
  }
}
