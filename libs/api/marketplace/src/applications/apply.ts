import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { isBookable } from '@s4/domain/job-status'
import { v7 as uuid } from 'uuid'
import { audit, links, membersOf, notify, signal } from '@s4/api-platform/notices'
import type { SeekerActor } from '@s4/api-platform/actor'
import { isDoNotSend } from '@s4/api-profiles/workers'
import { applicationRepository } from './application-repository'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const DAY = 24 * 60 * 60_000
/** Each tells the company. */
const MOST_WITHDRAWN = 3

interface Applying {
  jobId: string
  note: string
  actor: SeekerActor
  now: Date
}

interface AskedJob {
  id: string
  companyId: string
  title: string
  status: string
  zone: string
  siaSector: string | null
  shifts: { startsAt: string; endsAt: string; positions: number; taken: number }[]
}

/** Applies, or finds the live application already there: a double tap, two tabs and a retry make one. Answers its id and the job. */
export async function apply(tx: Db, { jobId, note, actor, now }: Applying): Promise<{ id: string; job: AskedJob }> {
  const applications = applicationRepository(tx)
  const job = await askedJob(tx, jobId)
  const already = await applications.live(jobId, actor.seekerId)
  if (already) return { id: already, job }
  refuseClosed(job, now)
  if (await applications.wasRejected(jobId, actor.seekerId)) throw new Problem('application.rejected-before')
  if ((await applications.withdrawnSince(jobId, actor.seekerId, new Date(now.getTime() - DAY))) >= MOST_WITHDRAWN)
    throw new Problem('application.repeated')

  if (await isDoNotSend(tx, actor.seekerId, job.companyId)) throw new Problem('worker.blocked')

  const id = await applications.insert({ id: uuid(), jobId, seekerId: actor.seekerId, note, now })
  if (id === null) return { id: (await applications.live(jobId, actor.seekerId)) ?? gone(), job }
  await joinOffers(tx, { id, jobId, seekerId: actor.seekerId, now })
  await audit(tx, {
    at: now,
    actor,
    action: 'application.made',
    subject: { kind: 'application', id },
    companyId: job.companyId,
  })
  await tellCompany(tx, job, actor, now)
  return { id, job }
}

function gone(): never {
  throw new Problem('record.changed')
}

/** Somebody invited who applies all the same stands as offered, with the offers they have. */
async function joinOffers(
  tx: Db,
  { id, jobId, seekerId, now }: { id: string; jobId: string; seekerId: string; now: Date },
): Promise<void> {
  const open = await tx.query(
    `update offer set application_id = $1 where job_id = $2 and seeker_id = $3 and status = 'open' and lapses_at > $4 returning id`,
    [id, jobId, seekerId, now],
  )
  if (open.length > 0) await tx.query(`update application set status = 'offered' where id = $1`, [id])
}

/** Held as it is, so that it is not cancelled meanwhile. */
async function askedJob(tx: Db, id: string): Promise<AskedJob> {
  const [job] = await tx.query<Omit<AskedJob, 'shifts'>>(
    `select job.id, job.company_id, job.title, job.status, job.sia_sector, site.zone
     from job join site on site.id = site_id where job.id = $1 and job.status <> 'draft' for share of job`,
    [id],
  )
  if (!job) throw new Problem('job.missing')
  const shifts = await tx.query<AskedJob['shifts'][number]>(
    `select starts_at, ends_at, positions,
       ${PLACES_TAKEN} as taken
     from shift where job_id = $1 and cancelled_at is null order by starts_at`,
    [id],
  )
  return { ...job, shifts }
}

function refuseClosed({ status, shifts }: AskedJob, now: Date): void {
  const bookable = shifts.filter((shift) => isBookable(shift, now.toISOString()))
  if (status !== 'published' || bookable.length === 0) throw new Problem('job.not-open')
  if (bookable.every(({ taken, positions }) => taken >= positions)) throw new Problem('job.full')
}

async function tellCompany(tx: Db, { id, companyId, title }: AskedJob, { seekerId, uid }: SeekerActor, now: Date) {
  const [seeker] = await tx.query<{ fullname: string }>('select fullname from seeker where id = $1', [seekerId])
  const members = await membersOf(tx, companyId)
  await notify(tx, {
    at: now,
    to: members,
    kind: 'application.made',
    title: `${seeker?.fullname ?? 'Somebody'} applied for ${title}`,
    link: links.applicants(id),
  })
  await signal(tx, [...members, uid], ['applications', 'companyJobs', 'jobs'])
}
