import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { isWorkAtThatTime } from './work-at-that-time'
import { STAFF_TERMS } from './staff-terms'
import { keepPaper } from '../terms-papers/terms-paper'

interface SubstituteInput {
  /** Of the work that ends. */
  assignmentId: string
  seekerId: string
  now: Date
}

/**
 * Gives the place of some work, which has ended, to another worker under the same frozen terms; returns the id of their
 * work. Throws `substitution.not-possible` beside overlapping work.
 */
export async function agreeSubstitute(tx: Db, { assignmentId, seekerId, now }: SubstituteInput): Promise<string> {
  const id = uuid()
  try {
    await tx.query(
      `insert into assignment (id, substitute_for, shift_id, job_id, company_id, seeker_id, slot, status, title, role,
         site_id, site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms,
         stretches, sia_sector, requirements, other_requirements, pin, accepted_at, engagement)
       select $1, id, shift_id, job_id, company_id, $2, slot, 'assigned', title, role,
         site_id, site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration,
         case when kind.engagement = 'own-staff' then ${STAFF_TERMS('terms')} else terms end,
         stretches, sia_sector, requirements, other_requirements, pin, $3, kind.engagement
       from assignment cross join lateral (
         select engagement_on(company_id, $2, (starts_at at time zone zone)::date) as engagement) kind
       where id = $4`,
      [id, seekerId, now, assignmentId],
    )
  } catch (error) {
    if (isWorkAtThatTime(error))
      throw new ApiError('substitution.not-possible', { message: 'You have other work agreed at that time.' })
    throw error
  }
  await keepPaper(tx, id, now)
  return id
}
