import { ApiError } from '@s4/contract/api-error'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { isWorkAtThatTime } from './work-at-that-time'
import { STAFF_TERMS } from './staff-terms'
import { keepPaper } from '../terms-papers/terms-paper'

interface AgreementInput {
  offer: { id: string; seekerId: string; companyId: string }
  shift: { id: string; slot: number }
  /** When somebody who covers it can be there; null for the start of the shift. */
  expectedAt: Date | null
}

/**
 * Copies everything agreed, so that later edits of the job change nothing here. Throws `offer.shifts-unavailable`
 * beside overlapping work.
 */
export async function agreeAssignment(
  ctx: CommandContext<SeekerActor>,
  { offer, shift, expectedAt }: AgreementInput,
): Promise<string> {
  const id = uuid()
  try {
    await ctx.tx.query(
      `insert into assignment (id, shift_id, job_id, company_id, seeker_id, offer_id, slot, status, title, role,
           site_id, site_name, address, zone,
         starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, stretches, sia_sector, requirements,
         other_requirements, pin,
         accepted_at, expected_at, engagement)
       select $1, shift.id, job.id, job.company_id, $2, $3, $4, 'assigned', job.title, job.role, site.id, site.name,
         concat_ws(', ', site.address, site.postcode), site.zone,
         shift.starts_at, shift.ends_at, job.pay_per_hour, job.breaks_paid, job.alert_duration,
         case when kind.engagement = 'own-staff' then ${STAFF_TERMS('job.terms')} else job.terms end,
         shift.stretches,
         job.sia_sector, job.requirements, job.other_requirements, job.pin, $5, $7,
         kind.engagement
       from shift join job on job.id = shift.job_id join site on site.id = job.site_id
         cross join lateral (select engagement_on(job.company_id, $2,
           (shift.starts_at at time zone site.zone)::date) as engagement) kind where shift.id = $6`,
      [id, offer.seekerId, offer.id, shift.slot, ctx.now, shift.id, expectedAt],
    )
  } catch (error) {
    if (isWorkAtThatTime(error)) throw new ApiError('offer.shifts-unavailable')
    throw error
  }
  await keepPaper(ctx.tx, id, ctx.now)
  await ctx.record({
    action: 'assignment.agreed',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: offer.companyId,
  })
  return id
}
