import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { hasReason } from './reason-to-see'
import { liveAssignment } from '@s4/api-platform/agreed-work'

const DAY = 24 * 60 * 60_000
/** A company is new for this long, and until it has a completed shift. */
const NEW_COMPANY_MS = 30 * DAY
const MAX_PER_DAY = 10

interface Approach {
  companyId: string
  seekerId: string
  now: Date
}

/** Throws `company.approach-limit` when a new company has approached too many people in a day who did not apply. */
export async function refuseTooManyApproaches(tx: Db, { companyId, seekerId, now }: Approach): Promise<void> {
  if (await hasContact(tx, { companyId, seekerId, now })) return
  const isNew = await tx.query(
    `select 1 from company where id = $1 and (created_at > $2 or not exists (
       select from assignment where assignment.company_id = company.id
         and assignment.status in ('completed', 'hoursAgreed', 'invoiced', 'paid')))
     for no key update`,
    [companyId, new Date(now.getTime() - NEW_COMPANY_MS)],
  )
  if (isNew.length === 0) return

  // The company's row is locked above, so this statement sees all earlier approaches.
  const approached = await tx.query<{ at: string }>(
    `select min(at) as at from (
       select offer.seeker_id, offer.created_at as at from offer join job on job.id = offer.job_id
         where job.company_id = $1 and offer.application_id is null and offer.created_at > $3
       union all
       select conversation.seeker_id, conversation.created_at from conversation
         where conversation.company_id = $1 and conversation.created_at > $3
           and not exists (select from application
             where application.job_id = conversation.job_id and application.seeker_id = conversation.seeker_id)
     ) approach where seeker_id <> $2 group by seeker_id order by at`,
    [companyId, seekerId, new Date(now.getTime() - DAY)],
  )
  const [first] = approached
  if (!first || approached.length < MAX_PER_DAY) return
  throw new ApiError('company.approach-limit', {
    retryAfterSeconds: Math.ceil((Date.parse(first.at) + DAY - now.getTime()) / 1000),
  })
}

/** True when the seeker applied, works or worked here. */
async function hasContact(tx: Db, { companyId, seekerId, now }: Approach): Promise<boolean> {
  const known = await tx.query(
    `select 1 from seeker where id = $1 and (${hasReason({ company: '$2', now: '$3' })}
       or exists (select from assignment where assignment.seeker_id = seeker.id and assignment.company_id = $2
         and ${liveAssignment()}))`,
    [seekerId, companyId, now],
  )
  return known.length > 0
}
