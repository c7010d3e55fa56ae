import type { SelfBillingAgreement } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { listAgreements } from '@s4/api-marketplace/self-billing'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'

/** Throws `self-billing.missing` for an agreement that is not theirs or was replaced by a newer one. */
export async function ownAgreement(
  { tx, actor, now }: CommandContext<Actor>,
  id: string,
): Promise<SelfBillingAgreement> {
  const found = (await listAgreements(tx, toViewer(actor), now)).find((agreement) => agreement.id === id)
  if (!found) throw new ApiError('self-billing.missing')
  return found
}
