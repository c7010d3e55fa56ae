import type { SelfBillingAgreement } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { listAgreements } from '@s4/api-marketplace/self-billing'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'

/** The latest of its pair; throws `self-billing.missing` for one that is not theirs or was renewed. */
export async function ownAgreement(
  { tx, actor, now }: CommandContext<Actor>,
  id: string,
): Promise<SelfBillingAgreement> {
  const found = (await listAgreements(tx, toViewer(actor), now)).find((agreement) => agreement.id === id)
  if (!found) throw new ApiError('self-billing.missing')
  return found
}
