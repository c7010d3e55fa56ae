import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { isSeen } from './reason-to-see'

interface VisibleSeekerInput {
  seekerId: string
  companyId: string
  now: Date
  /** For a new offer of this job: a seeker who applied and declined or missed an offer is visible too. */
  jobId?: string
}

/** Throws `record.missing` for a seeker this company may not see. */
export async function visibleSeeker(
  db: Db,
  { seekerId, companyId, now, jobId }: VisibleSeekerInput,
): Promise<{ uid: string; fullname: string }> {
  const [seeker] = await db.query<{ uid: string; fullname: string }>(
    `select uid, fullname from seeker where id = $1 and (${isSeen({ company: '$2', now: '$3' })}
       or exists (select from application where application.seeker_id = seeker.id and application.job_id = $4
         and application.status in ('declined', 'lapsed')))`,
    [seekerId, companyId, now, jobId ?? null],
  )
  if (!seeker) throw new ApiError('record.missing', { message: 'We could not find that worker.' })
  return seeker
}
