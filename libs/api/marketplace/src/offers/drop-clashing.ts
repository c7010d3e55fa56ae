import type { Db } from '@s4/db'
import { audit, links, membersOf, notify, signal } from '@s4/api-platform/notices'
import { settleApplication } from './settle-application'
import { liveAssignment } from '@s4/api-platform/agreed-work'

const TOOK_OTHER_WORK = 'Took other work at that time.'

interface Dropping {
  seekerId: string
  now: Date
}

interface Dropped {
  id: string
  jobId: string
  companyId: string
  title: string
  fullname: string
}

// A shift still to come that the seeker could work beside what is now agreed.
const WORKABLE = `shift.cancelled_at is null and shift.ends_at > $2 and not exists (
  select 1 from assignment mine where mine.seeker_id = $1 and ${liveAssignment('mine')}
    and tstzrange(mine.starts_at, mine.ends_at) && tstzrange(shift.starts_at, shift.ends_at))`

const OF_JOB = (table: 'application' | 'offer') => `from job, seeker
  where ${table}.seeker_id = $1 and job.id = ${table}.job_id and seeker.id = ${table}.seeker_id`
const DROPPED = (table: 'application' | 'offer') =>
  `returning ${table}.id, ${table}.job_id, job.company_id, job.title, seeker.fullname`

/** Withdraws the seeker's other applications and offers of which no shift is left to work (PRODUCT rule 8). The companies never read whose work it was. */
export async function dropClashing(tx: Db, { seekerId, now }: Dropping): Promise<void> {
  const declined = await tx.query<Dropped>(
    `update offer set status = 'declined', decided_at = $2, reason = $3 ${OF_JOB('offer')} and offer.status = 'open' and not exists (
       select 1 from offer_shift join shift on shift.id = shift_id where offer_id = offer.id and ${WORKABLE}) ${DROPPED('offer')}`,
    [seekerId, now, TOOK_OTHER_WORK],
  )
  const withdrawn = await tx.query<Dropped>(
    `update application set status = 'withdrawn', reason = $3, decided_at = $2 ${OF_JOB('application')} and application.status in ('applied', 'offered')
       and not exists (select 1 from shift where shift.job_id = application.job_id and ${WORKABLE}) ${DROPPED('application')}`,
    [seekerId, now, TOOK_OTHER_WORK],
  )
  for (const { id, jobId, companyId } of declined) {
    await settleApplication(tx, { jobId, seekerId, status: 'applied', now })
    await audit(tx, {
      at: now,
      actor: null,
      action: 'offer.declined',
      subject: { kind: 'offer', id },
      companyId,
      seekerId,
    })
  }
  for (const { id, companyId } of withdrawn)
    await audit(tx, {
      at: now,
      actor: null,
      action: 'application.withdrawn',
      subject: { kind: 'application', id },
      companyId,
      seekerId,
    })
  // One notice a job: an application and the offers on it go together.
  for (const { jobId, companyId, title, fullname } of new Map(
    [...declined, ...withdrawn].map((one) => [one.jobId, one]),
  ).values()) {
    const members = await membersOf(tx, companyId)
    await notify(tx, {
      at: now,
      to: members,
      kind: 'application.withdrawn',
      title: `${fullname} is no longer free: ${title}`,
      body: TOOK_OTHER_WORK,
      link: links.applicants(jobId),
    })
    await signal(tx, members, ['applications', 'offers', 'companyJobs'])
  }
}
