import { ApiError } from '@s4/contract/api-error'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { recordAgreement } from '../self-billing/record-agreement'
import { agreementInForce } from '../self-billing/self-billing-repository'

interface AgreementInput {
  companyId: string
  seekerId: string
  agreed: boolean
}

/**
 * Records the seeker's agreement with this company the first time, for a year
 * (docs/uk-rules.md#invoices-and-self-billing). Throws `offer.agreement-needed`.
 */
export async function agreeToSelfBilling(
  ctx: CommandContext<SeekerActor>,
  { agreed, ...pair }: AgreementInput,
): Promise<void> {
  if (await agreementInForce(ctx.tx, pair, ctx.now)) return
  if (!agreed)
    throw new ApiError('offer.agreement-needed', {
      fields: { selfBilling: 'Tick the box to agree to self-billing with this company.' },
    })
  await recordAgreement(ctx, pair)
}
