import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { recordAgreement } from '../self-billing/record-agreement'
import { agreementInForce } from '../self-billing/self-billing-repository'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { LockedOffer } from './locked-offer'

interface Agreeing {
  offer: LockedOffer
  agreed: boolean
  actor: SeekerActor
  now: Date
}

/** Records the seeker's agreement with this company the first time, for a year (UK-RULES 7). Throws `offer.agreement-needed`. */
export async function agreeToSelfBilling(tx: Db, { offer, agreed, actor, now }: Agreeing): Promise<void> {
  if (await agreementInForce(tx, offer, now)) return
  if (!agreed)
    throw new Problem('offer.agreement-needed', {
      fields: { selfBilling: 'Tick the box to agree to self-billing with this company.' },
    })
  await recordAgreement(tx, { companyId: offer.companyId, actor, now })
}
