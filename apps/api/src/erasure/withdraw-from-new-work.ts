import type { Db } from '@s4/db'
import { audit, links, membersOf, notify, signal } from '@s4/api-platform/notices'
import { rejectApplicants, rescindOffers } from '@s4/api-marketplace/jobs'
import type { Actor, CompanyActor } from '@s4/api-platform/actor'
import type { Leaving } from './work-of'

interface Leave {
  actor: Actor
  leaving: Leaving
  now: Date
  requestId: string
}

const CLOSING = 'The company is closing its account.'

/** Ends what could still become work: applications, offers, open jobs, being found. Each is on record, and the other side is told. */
export async function withdrawFromNewWork(tx: Db, leave: Leave): Promise<void> {
  const {
    actor,
    leaving: { seekerId, companyId },
  } = leave
  if (seekerId) await withdrawSeeker(tx, seekerId, leave)
  if (companyId) await closeJobs(tx, { ...actor, companyId }, leave)
}

interface Ended {
  id: string
  jobId: string
  companyId: string
  title: string
  fullname: string
}

async function withdrawSeeker(tx: Db, seekerId: string, { actor, now, requestId }: Leave): Promise<void> {
  // The seeker first, as accepting does: the two take turns.
  await tx.query('update seeker set findable = false where id = $1', [seekerId])
  const ended = (table: 'application' | 'offer', status: string, live: string) =>
    tx.query<Ended>(
      `update ${table} set status = '${status}', decided_at = $2 from job, seeker
       where ${table}.seeker_id = $1 and ${table}.status in (${live}) and job.id = ${table}.job_id and seeker.id = ${table}.seeker_id
       returning ${table}.id, ${table}.job_id, job.company_id, job.title, seeker.fullname`,
      [seekerId, now],
    )
  const withdrawn = await ended('application', 'withdrawn', `'applied', 'offered'`)
  const declined = await ended('offer', 'declined', `'open'`)

  for (const { id, companyId } of withdrawn)
    await audit(tx, {
      at: now,
      actor,
      action: 'application.withdrawn',
      subject: { kind: 'application', id },
      companyId,
      requestId,
    })
  for (const { id, companyId } of declined)
    await audit(tx, { at: now, actor, action: 'offer.declined', subject: { kind: 'offer', id }, companyId, requestId })
  // One notice a job: an application and the offer on it go together.
  for (const { jobId, companyId, title, fullname } of new Map(
    [...withdrawn, ...declined].map((one) => [one.jobId, one]),
  ).values()) {
    const members = await membersOf(tx, companyId)
    await notify(tx, {
      at: now,
      to: members,
      kind: 'application.withdrawn',
      title: `${fullname} withdrew from ${title}`,
      link: links.applicants(jobId),
    })
    await signal(tx, members, ['applications', 'offers', 'companyJobs'])
  }
}

async function closeJobs(tx: Db, actor: CompanyActor, { now, requestId }: Leave): Promise<void> {
  const jobs = await tx.query<{ id: string; status: string; shiftIds: string[] }>(
    `select id, status, array(select shift.id from shift where job_id = job.id) as shift_ids from job
     where company_id = $1 and (status = 'published'
       or exists (select from offer where job_id = job.id and offer.status = 'open')
       or exists (select from application where job_id = job.id and application.status in ('applied', 'offered')))
     order by id`,
    [actor.companyId],
  )
  for (const { id: jobId, status, shiftIds } of jobs) {
    const ending = { jobId, shiftIds, reason: CLOSING, actor, now, requestId }
    await rescindOffers(tx, ending)
    await rejectApplicants(tx, ending)
    if (status !== 'published') continue
    await tx.query(`update job set status = 'closed' where id = $1`, [jobId])
    await audit(tx, { at: now, actor, action: 'job.closed', subject: { kind: 'job', id: jobId }, requestId })
  }
}
