import { companyLinks } from '@s4/links'
import { changes } from '@s4/contract/changes'
import type { SelfBillingAgreement } from '@s4/contract'
import type { Db } from '@s4/db'
import { endAgreement } from '@s4/api-marketplace/self-billing'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import { moneyLinks } from '../notices/hours-notices'
import { ownAgreement } from './own-agreement'

/** Ending an ended agreement changes nothing. Throws `self-billing.missing`. */
export async function endSelfBilling(
  ctx: CommandContext<Actor>,
  { id }: { id: string },
): Promise<SelfBillingAgreement> {
  const agreement = await ownAgreement(ctx, id)
  if (await endAgreement(ctx.tx, id, ctx.now)) await recordEnd(ctx, agreement)
  return ownAgreement(ctx, id)
}

async function recordEnd(ctx: CommandContext<Actor>, agreement: SelfBillingAgreement): Promise<void> {
  const { id, companyId, seekerId } = agreement
  const seeker = await uidOfSeeker(ctx.tx, seekerId)
  const members = await listMemberUids(ctx.tx, companyId)
  const common = {
    kind: 'self-billing.ended',
    critical: true,
    about: `${companyId} ${seekerId}`,
    body: 'Hours agreed from now on have no invoice until it is agreed again.',
  }
  const notice: NewNotice =
    ctx.actor.seekerId === null
      ? {
          ...common,
          to: seeker,
          title: `${agreement.companyName} ended self-billing with you`,
          link: moneyLinks.invoices,
        }
      : {
          ...common,
          to: members,
          title: `${agreement.seekerName} ended self-billing with you`,
          link: companyLinks.completedJobs,
        }
  await ctx.record({
    action: 'self-billing.ended',
    subject: { kind: 'self-billing-agreement', id },
    companyId,
    seekerId,
    notices: [notice],
    signals: [{ to: [...members, ...seeker], resources: changes['selfBilling.end'] }],
  })
}

const uidOfSeeker = async (tx: Db, seekerId: string): Promise<string[]> =>
  (await tx.query<{ uid: string }>('select uid from seeker where id = $1', [seekerId])).map(({ uid }) => uid)
