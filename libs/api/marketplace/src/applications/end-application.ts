import type { ApplicationStatus } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { audit, links, membersOf, notify, signal } from '@s4/api-platform/notices'
import type { CompanyActor, SeekerActor } from '@s4/api-platform/actor'

interface Locked {
  id: string
  jobId: string
  companyId: string
  seekerId: string
  seekerUid: string
  fullname: string
  title: string
  status: ApplicationStatus
}

/** Locks a live application for a change. Throws `application.missing`, and `application.not-live` saying what became of it. */
async function lock(
  tx: Db,
  id: string,
  owner: { column: 'application.seeker_id' | 'job.company_id'; id: string },
): Promise<Locked> {
  const [row] = await tx.query<Locked>(
    `select application.id, job_id, job.company_id, seeker_id, seeker.uid as seeker_uid, seeker.fullname, job.title, application.status
     from application join job on job.id = job_id join seeker on seeker.id = seeker_id
     where application.id = $1 and ${owner.column} = $2 for update of application`,
    [id, owner.id],
  )
  if (!row) throw new Problem('application.missing')
  if (row.status !== 'applied' && row.status !== 'offered')
    throw new Problem('application.not-live', { message: became[row.status] })
  return row
}

const became: Record<Exclude<ApplicationStatus, 'applied' | 'offered'>, string> = {
  accepted: 'This application has led to agreed work; cancel the work instead.',
  declined: 'The offer was declined.',
  lapsed: 'The offer lapsed.',
  withdrawn: 'This application has been withdrawn.',
  rejected: 'This application has already been turned down.',
}

async function end(tx: Db, application: Locked, status: 'withdrawn' | 'rejected', reason: string | null, now: Date) {
  await tx.query('update application set status = $2, reason = $3, decided_at = $4 where id = $1', [
    application.id,
    status,
    reason,
    now,
  ])
  await tx.query(
    `update offer set status = $3, decided_at = $4 where job_id = $1 and seeker_id = $2 and status = 'open'`,
    [application.jobId, application.seekerId, status === 'rejected' ? 'rescinded' : 'declined', now],
  )
}

/** The seeker takes the application back; an open offer on it is declined. */
export async function withdraw(
  tx: Db,
  { id, actor, now }: { id: string; actor: SeekerActor; now: Date },
): Promise<void> {
  const application = await lock(tx, id, { column: 'application.seeker_id', id: actor.seekerId })
  await end(tx, application, 'withdrawn', null, now)
  await audit(tx, {
    at: now,
    actor,
    action: 'application.withdrawn',
    subject: { kind: 'application', id },
    companyId: application.companyId,
  })
  const members = await membersOf(tx, application.companyId)
  await notify(tx, {
    at: now,
    to: members,
    kind: 'application.withdrawn',
    title: `${application.fullname} withdrew from ${application.title}`,
    link: links.applicants(application.jobId),
  })
  await signal(tx, [...members, actor.uid], ['applications', 'offers', 'jobs', 'companyJobs'])
}

/** The company turns the application down with a reason the seeker reads; an open offer on it is taken back. */
export async function reject(
  tx: Db,
  { id, reason, actor, now }: { id: string; reason: string; actor: CompanyActor; now: Date },
): Promise<void> {
  const application = await lock(tx, id, { column: 'job.company_id', id: actor.companyId })
  await end(tx, application, 'rejected', reason, now)
  await audit(tx, {
    at: now,
    actor,
    action: 'application.rejected',
    subject: { kind: 'application', id },
    seekerId: application.seekerId,
  })
  await notify(tx, {
    at: now,
    to: [application.seekerUid],
    kind: 'application.rejected',
    title: `Not this time: ${application.title}`,
    body: `The company says: ${reason}`,
    link: links.applied(),
  })
  await signal(
    tx,
    [application.seekerUid, ...(await membersOf(tx, actor.companyId))],
    ['applications', 'offers', 'jobs', 'companyJobs'],
  )
}
