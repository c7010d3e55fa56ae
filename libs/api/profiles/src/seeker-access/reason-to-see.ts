import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'

/** SQL expressions: `$2`, `job.company_id`. */
interface AccessSql {
  company: string
  now: string
}

/** A shift without booking on can still be booked by hand for this long. */
const ACCESS_AFTER_WORK = `interval '72 hours'`

/** The `application` (with its `job`) from which work may still come. */
const isLiveApplication = (now: string) => `(
  (application.status = 'applied' and job.status = 'published')
  or (application.status = 'offered' and job.status <> 'cancelled' and exists (
    select from offer where offer.job_id = job.id and offer.seeker_id = application.seeker_id
      and offer.status = 'open' and offer.lapses_at > ${now}::timestamptz)))
  and exists (select from shift where shift.job_id = job.id and shift.cancelled_at is null
    and shift.ends_at > ${now}::timestamptz)`

/** The `assignment` that is agreed and neither cancelled nor invoiced, nor over without anything to invoice. */
const isLiveWork = (now: string) => `(assignment.status in ('inProgress', 'completed')
  or (assignment.status = 'assigned' and assignment.ends_at > ${now}::timestamptz - ${ACCESS_AFTER_WORK})
  or (assignment.status = 'hoursAgreed' and assignment.engagement = 'self-employed'
      and exists (select from assignment_hours
      where assignment_id = assignment.id and agreed_pence > 0)))`

/**
 * True in SQL while a company has a reason to read the papers of the `seeker`: an application it can still answer, or
 * work agreed, until it is invoiced (docs/product.md#document-checks). An unrequested offer is no reason.
 */
export const hasReason = ({
  company,
  now,
}: AccessSql) => `(exists (select from application join job on job.id = application.job_id
    where application.seeker_id = seeker.id and job.company_id = ${company} and ${isLiveApplication(now)})
  or exists (select from assignment where assignment.seeker_id = seeker.id and assignment.company_id = ${company}
    and ${isLiveWork(now)}))`

/**
 * True in SQL for a `seeker` whom the company may see (docs/product.md#roles): their name, picture and profile, no
 * papers.
 */
export const isSeen = ({ company, now }: AccessSql) => `(seeker.findable
  or ${hasReason({ company, now })}
  or exists (select from offer join job on job.id = offer.job_id
    where offer.seeker_id = seeker.id and job.company_id = ${company} and offer.status = 'open'
    and offer.lapses_at > ${now}::timestamptz)
  or exists (select from assignment where assignment.seeker_id = seeker.id and assignment.company_id = ${company}
    and ${liveAssignment()})
  or exists (select from saved_worker where saved_worker.seeker_id = seeker.id
    and saved_worker.company_id = ${company}))`

/** Whether this company has a reason to read the seeker's papers now. */
export async function mayReadPapers(
  db: Db,
  { seekerId, companyId, now }: { seekerId: string; companyId: string; now: Date },
): Promise<boolean> {
  const found = await db.query(`select 1 from seeker where id = $1 and ${hasReason({ company: '$2', now: '$3' })}`, [
    seekerId,
    companyId,
    now,
  ])
  return found.length > 0
}
