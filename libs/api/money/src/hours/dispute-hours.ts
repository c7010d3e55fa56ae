import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { openHoursProblem } from '@s4/api-communication/problems'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import type { NewNotice } from '@s4/api-platform/notices'
import { issueInvoices } from '../invoices/issue-invoices'
import { aboutWork } from '../notices/about-work'
import { hoursRepository } from './hours-repository'

interface Dispute {
  work: LockedAssignment
  /** The worker's reason; null when the worker did not answer. */
  reason: string | null
  /** Makes the notices once the problem has its number. */
  notices: (problem: string) => Promise<readonly NewNotice[]>
  sealer: Sealer
}

/**
 * Marks the hours as disputed, invoices the part both sides agree on and opens a problem about the rest
 * (docs/product.md#hours).
 */
export async function disputeHours(ctx: CommandContext, { work, reason, notices, sealer }: Dispute): Promise<void> {
  await hoursRepository(ctx.tx, work.id).dispute(reason)
  await ctx.record({
    action: 'hours.disputed',
    ...(await aboutWork(ctx.tx, work)),
    detail: { silence: ctx.actor === null },
  })
  // The invoice comes first because it locks the seeker; taking that lock after the problem's could deadlock.
  await issueInvoices(ctx, [work.id], sealer)
  await openHoursProblem(ctx, { work, reason, notices })
}
