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
  /** When the company agreed to this version; null: not yet. */
  companyAcceptedAt: Instant.nullable(),
  /**
   * `endsSoon`: within 30 days. `waitsForCompany`: the company has not agreed to this version; to an
   * earlier one it cannot any more, so that is `ended`. `vatChanged`: ended by
   * a change of the seeker's registration for VAT.
   */
  status: z.enum(['valid', 'endsSoon', 'expired', 'ended', 'waitsForCompany', 'vatChanged']),
  /** How many pieces of work wait for an invoice until the agreement is renewed. */
  waiting: z.number().int(),
})
export type SelfBillingAgreement = z.infer<typeof SelfBillingAgreement>

/** The terms as they are now; `accepted` by the company's owner, with the email address of who did. */
export const SelfBillingTerms = z.object({
  version: z.string(),
  accepted: z.object({ acceptedAt: Instant, acceptedBy: z.string() }).nullable(),
})
export type SelfBillingTerms = z.infer<typeof SelfBillingTerms>

export const selfBilling = endpoints({
  'selfBilling.terms': {
    summary: 'The version of the self-billing terms now, and whether my company has agreed to it.',
    requires: 'self-billing.accept',
    input: Nothing,
    output: SelfBillingTerms,
  },
  'selfBilling.acceptTerms': {
    summary: 'The owner agrees, for the company, to self-billing with every worker who agrees; once a version.',
    requires: 'self-billing.accept',
    input: z.object({ version: z.string().max(20) }),
    output: SelfBillingTerms,
  },
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
