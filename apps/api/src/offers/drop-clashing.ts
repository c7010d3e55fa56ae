import type { Db } from '@s4/db'
import { links } from '../hiring/work-notices'
import { audit } from '../server/audit'
import { membersOf, notify, signal } from '../server/notify'

const TOOK_OTHER_WORK = 'Took other work at that time.'

interface Dropping {
  seekerId: string
  exceptJob: string
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
  select 1 from assignment mine where mine.seeker_id = $1 and mine.status not in ('cancelled', 'noShow')
    and tstzrange(mine.starts_at, mine.ends_at) && tstzrange(shift.starts_at, shift.ends_at))`

/** Withdraws the seeker's other applications and offers of which no shift is left to work (PRODUCT rule 8). The companies never read whose work it was. */
export async function dropClashing(tx: Db, { seekerId, exceptJob, now }: Dropping): Promise<void> {
  await tx.query(
    `update offer set status = 'declined', decided_at = $2, reason = $4
     where seeker_id = $1 and job_id <> $3 and status = 'open' and not exists (
       select 1 from offer_shift join shift on shift.id = shift_id where offer_id = offer.id and ${WORKABLE})`,
    [seekerId, now, exceptJob, TOOK_OTHER_WORK],
  )
  const dropped = await tx.query<Dropped>(
    `update application set status = 'withdrawn', reason = $4, decided_at = $2 from job, seeker
     where application.seeker_id = $1 and application.job_id <> $3 and application.status in ('applied', 'offered')
       and job.id = application.job_id and seeker.id = application.seeker_id
       and not exists (select 1 from shift where shift.job_id = application.job_id and ${WORKABLE})
     returning application.id, application.job_id, job.company_id, job.title, seeker.fullname`,
    [seekerId, now, exceptJob, TOOK_OTHER_WORK],
  )
  await tx.query(
    `update application set status = 'applied' where seeker_id = $1 and status = 'offered' and not exists (
       select 1 from offer where offer.job_id = application.job_id and offer.seeker_id = $1 and offer.status = 'open')`,
    [seekerId],
  )
  for (const { id, jobId, companyId, title, fullname } of dropped) {
    await audit(tx, { at: now, actor: null, action: 'application.withdrawn', subject: { kind: 'application', id }, companyId, seekerId })
    const members = await membersOf(tx, companyId)
    await notify(tx, { at: now, to: members, kind: 'application.withdrawn', title: `${fullname} is no longer free: ${title}`, body: TOOK_OTHER_WORK, link: links.applicants(jobId) })
    await signal(tx, members, ['applications', 'offers', 'companyJobs'])
  }
}
