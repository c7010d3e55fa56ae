import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { openHoursProblem } from '@s4/api-communication/problems'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealing } from '@s4/api-platform/deps'
import type { NewNotice } from '@s4/api-platform/notices'
import { issueInvoice } from '../invoices/issue-invoice'
import { aboutWork } from '../notices/about-work'
import { hoursRepository } from './hours-repository'

interface Dispute {
  work: LockedAssignment
  /** What the worker says; null for silence. */
  reason: string | null
  /** Who is told what, by the number of the problem. */
  notices: (problem: string) => Promise<readonly NewNotice[]>
  sealing: Sealing
}

/** Leaves the hours disputed, with a problem opened. What both figures hold is invoiced at once; the rest waits until one side takes the other's (docs/product.md#hours). */
export async function disputeHours(ctx: CommandContext, { work, reason, notices, sealing }: Dispute): Promise<void> {
  await hoursRepository(ctx.tx, work.id).dispute(reason)
  await ctx.record({
    action: 'hours.disputed',
    ...(await aboutWork(ctx.tx, work)),
    detail: { silence: ctx.actor === null },
  })
  // The invoice first: it locks the seeker for the number, which two that refer to the seeker already could only wait for in each other.
  await issueInvoice(ctx, { assignmentId: work.id, sealing })
  await openHoursProblem(ctx, { work, reason, notices })
}
