import { siaSectors } from '@s4/domain/sia'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Pence } from '../endpoint/shapes'
import { RatedStretch, RequirementCodes, Terms } from './jobs'

/** Agreed work as the person reads it who may come instead: the terms they would take over. */
export const SubstituteOffer = z.object({
  /** Whose place it is. */
  worker: z.string(),
  companyName: z.string(),
  companyVerified: z.boolean(),
  title: z.string(),
  siteName: z.string(),
  address: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  payPerHour: Pence,
  breaksPaid: z.boolean(),
  stretches: z.array(RatedStretch),
  terms: Terms,
  siaSector: z.enum(siaSectors).nullable(),
  requirements: RequirementCodes,
  otherRequirements: z.string(),
  siteRisks: z.string(),
  jobRisks: z.string(),
  /** False the first time with this company: accepting then needs `selfBilling: true`. */
  selfBillingAgreed: z.boolean(),
  workingTimeWarnings: z.array(z.string()),
})
export type SubstituteOffer = z.infer<typeof SubstituteOffer>

const BySecret = z.object({ secret: z.string().min(1).max(100) })

export const substitutions = endpoints({
  'substitutions.start': {
    summary:
      'Make the link for the person I send instead of me, where the terms allow it. Another link ends the one before.',
    requires: 'substitutes.send',
    input: ById,
    output: z.object({ secret: z.string() }),
  },
  'substitutions.show': {
    summary: 'The work and its terms, for the person who was given the link.',
    requires: 'offers.answer',
    input: BySecret,
    output: SubstituteOffer,
  },
  'substitutions.accept': {
    summary: 'Take over the work under the same terms. Everything that is asked of whoever accepts an offer is asked.',
    requires: 'offers.answer',
    needs: ['complete', 'verified'],
    input: BySecret.extend({ selfBilling: z.boolean().default(false) }),
    output: z.object({ assignmentId: Id }),
  },
})
