import type { HoursLines } from '@s4/domain/agreed-lines'
import { payFor } from '@s4/domain/money'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import { settleHoursProblem } from '@s4/api-communication/problems'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import type { NewNotice } from '@s4/api-platform/notices'
import { issueInvoice } from '../invoices/issue-invoice'
import { aboutWork } from '../notices/about-work'
import { hoursRepository } from './hours-repository'

interface Agreement extends HoursLines {
  work: LockedAssignment
  notices?: readonly NewNotice[]
  /** What S4's staff decided, for both to read. */
  decision?: string
  sealer: Sealer
}

/**
 * Settles the hours and, in the same transaction, makes the invoice (docs/product.md#hours). The work is locked by the
 * caller.
 */
export async function agreeHours(ctx: CommandContext, agreement: Agreement): Promise<void> {
  const { work, minutes, extraMinutes, notices = [], decision = null, sealer } = agreement
  const { tx, actor, now } = ctx
  const pence = payFor(minutes, work.payPerHour) + payFor(extraMinutes, work.payPerHour)
  await hoursRepository(tx, work.id).agree({ minutes, extraMinutes, pence, at: now })
  await assignmentRepository(tx).setStatus(work.id, 'hoursAgreed')
  await ctx.record({
    action: decision === null ? 'hours.agreed' : 'hours.decided',
    ...(await aboutWork(tx, work)),
    detail: { minutes, extraMinutes, pence, silence: actor === null && decision === null },
    notices,
  })
  await settleHoursProblem(ctx, work.id, decision)
  await issueInvoice(ctx, { assignmentId: work.id, sealer })
}
