import type { AssignmentStatus, SubstituteOffer } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { engagementsOn } from '@s4/api-profiles/engagements'
import { agreementInForce } from '../self-billing/self-billing-repository'
import { workingTimeWarningsFor } from '../offers/working-time'
import { swapState } from '../assignments/swap-state'
import { refuseUnsaved } from './refuse-unsaved'
import { refuseSubstitution } from './refuse-substitution'
import { workOfLink } from './substitution-link'

interface ShowInput {
  secret: string
  seekerId: string
  now: Date
}

type Row = Omit<SubstituteOffer, 'selfBillingAgreed' | 'workingTimeWarnings'> & {
  companyId: string
  seekerId: string
  status: AssignmentStatus
}

/** What somebody with the link takes over. Throws `substitution.missing`, `substitution.not-possible`. */
export async function showSubstitution(db: Db, { secret, seekerId, now }: ShowInput): Promise<SubstituteOffer> {
  const assignmentId = await workOfLink(db, secret)
  const [row] = await db.query<Row>(
    `select assignment.company_id, assignment.seeker_id, assignment.status, seeker.fullname as worker,
       company.company_name, company.vetting = 'verified' as company_verified, assignment.title, assignment.site_name,
       assignment.address, assignment.zone, assignment.starts_at, assignment.ends_at, assignment.pay_per_hour,
       assignment.breaks_paid, assignment.stretches, assignment.terms, assignment.sia_sector, assignment.requirements,
       assignment.other_requirements, site.known_risks as site_risks, job.known_risks as job_risks
     from assignment join seeker on seeker.id = assignment.seeker_id join company on company.id = assignment.company_id
     join site on site.id = assignment.site_id join job on job.id = assignment.job_id where assignment.id = $1`,
    [assignmentId],
  )
  if (!row) throw new ApiError('substitution.missing')
  const { companyId, seekerId: workerId, status, ...offer } = row
  refuseSubstitution({ ...offer, status, swap: await swapState(db, assignmentId) }, now)
  await refuseUnsaved(db, { ...offer, companyId, seekerId })
  if (workerId === seekerId)
    throw new ApiError('substitution.not-possible', {
      message: 'This link is for the person you send. Give it to them: you have this work already.',
    })
  return {
    ...offer,
    selfBillingAgreed:
      (await agreementInForce(db, { companyId, seekerId }, now)) !== null ||
      (await engagementsOn(db, { ...offer, companyId, seekerId, shifts: [offer] })).every(
        (kind) => kind === 'own-staff',
      ),
    workingTimeWarnings: await workingTimeWarningsFor(db, { ...offer, companyId, seekerId, shifts: [offer], now }),
  }
}
