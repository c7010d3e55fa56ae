import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing } from '../endpoint/shapes'

/** An agreement under which a company makes a seeker's invoices. */
export const SelfBillingAgreement = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  seekerId: Id,
  seekerName: z.string(),
  version: z.string(),
  acceptedAt: Instant,
  expiresAt: Instant,
  /** `endsSoon`: within 30 days. */
  status: z.enum(['valid', 'endsSoon', 'expired', 'ended']),
  /** How many pieces of work wait for an invoice until the agreement is renewed. */
  waiting: z.number().int(),
})
export type SelfBillingAgreement = z.infer<typeof SelfBillingAgreement>

export const selfBilling = endpoints({
  'selfBilling.list': {
    summary: 'The latest self-billing agreement with each company, or with each seeker.',
    requires: 'self-billing.read',
    input: Nothing,
    output: z.array(SelfBillingAgreement),
  },
  'selfBilling.end': {
    summary: 'Either side ends an agreement: hours agreed later get no invoice.',
    requires: 'self-billing.end',
    input: ById,
    output: SelfBillingAgreement,
  },
  'selfBilling.agree': {
    summary:
      'Agree to self-billing with a company I work for, for another 12 months. Also makes the invoices that ' +
      'waited for the agreement.',
    requires: 'self-billing.agree',
    input: z.object({ companyId: Id }),
    output: SelfBillingAgreement,
  },
})
