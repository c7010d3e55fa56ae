import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, text } from '../endpoint/shapes'
import { JobBrief } from './applications'
import { AssignmentDetails } from './assignments'
import { RequirementCodes, Shift, Terms } from './jobs'

export const offerStatuses = ['open', 'accepted', 'declined', 'lapsed', 'rescinded'] as const
export const Offer = z.object({
  id: Id,
  job: JobBrief,
  /** Whether S4's staff have verified the company. */
  companyVerified: z.boolean(),
  applicationId: Id.nullable(),
  seekerId: Id,
  seekerName: z.string(),
  status: z.enum(offerStatuses),
  lapsesAt: Instant,
  createdAt: Instant,
  shifts: z.array(Shift),
  terms: Terms,
  /** What the job asks for besides a licence, and in its own words. */
  requirements: RequirementCodes,
  otherRequirements: z.string(),
  /** All its shifts are worked as own staff of the company: it pays through its payroll, and S4 makes no invoice. */
  ownStaff: z.boolean(),
  /** The worker is registered for VAT, which comes on top of the pay. */
  chargesVat: z.boolean(),
  /** False the first time with this company: accepting then needs `selfBilling: true`. */
  selfBillingAgreed: z.boolean(),
  /**
   * Less than 11 h of rest, or more than 48 h a week on average: for the company with what the worker does for it, for
   * the seeker with all their work.
   */
  workingTimeWarnings: z.array(z.string()),
  /** Why the company offers it all the same. */
  workingTimeReason: z.string(),
  /**
   * Of an offer to cover a shift: how far the seeker lives from it and when to leave, as an estimate; null for other
   * offers, for the company, and where the home is unknown.
   */
  cover: z.object({ metres: z.number(), travelMinutes: z.number().int() }).nullable(),
})
export type Offer = z.infer<typeof Offer>

export const offers = endpoints({
  'offers.create': {
    summary:
      'Offer named shifts of a job to one seeker; when none are named, all still bookable that they applied for.',
    requires: 'workers.offer',
    needs: ['complete', 'verified'],
    input: z.object({
      id: Id,
      seekerId: Id,
      shiftIds: z.array(Id).max(200).optional(),
      lapseHours: z.union([z.literal(1), z.literal(4), z.literal(24)]).default(24),
      /** Why rest is short or hours are long; the worker reads it. */
      workingTimeReason: text(300).default(''),
    }),
    output: Offer,
  },
  'offers.list': {
    summary: 'Offers made to me, or by my company; open ones first, as they lapse.',
    requires: 'offers.read',
    input: z.object({ jobId: Id.optional() }),
    output: z.array(Offer),
  },
  'offers.accept': {
    summary: 'Accept an offer: all its shifts, or the named ones.',
    requires: 'offers.answer',
    needs: ['complete', 'verified'],
    input: z.object({ id: Id, selfBilling: z.boolean().default(false), shiftIds: z.array(Id).max(200).optional() }),
    output: z.object({
      assignmentIds: z.array(Id),
      /** The first of them; not in answers that a server of before has kept. */
      first: AssignmentDetails.optional(),
    }),
  },
  'offers.decline': {
    summary: 'Decline an offer.',
    requires: 'offers.answer',
    input: z.object({ id: Id, reason: text(300).default('') }),
    output: Offer,
  },
  'offers.rescind': {
    summary: 'Withdraw an offer not yet accepted.',
    requires: 'workers.offer',
    input: ById,
    output: Offer,
  },
})
