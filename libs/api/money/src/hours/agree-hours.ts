import type { HoursLines } from '@s4/domain/agreed-lines'
import { payForHours } from '@s4/domain/paid-time'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import { settleHoursProblems } from '@s4/api-communication/problems'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { membersOf, type NewNotice } from '@s4/api-platform/notices'
import { issueInvoices } from '../invoices/issue-invoices'
import { workFacts } from '../notices/about-work'
import { markAgreed } from './hours-repository'

interface Agreement extends HoursLines {
  work: LockedAssignment
  notices?: readonly NewNotice[]
  /** What S4's staff decided, for both to read. */
  decision?: string
}

/**
 * Settles hours and, in the same transaction, makes the invoices (docs/product.md#hours). The number of statements does
 * not grow with the number of people. The work is locked by the caller.
 */
export async function agreeHours(ctx: CommandContext, agreements: readonly Agreement[], sealer: Sealer): Promise<void> {
  const { tx, actor, now } = ctx
  const agreed = agreements.map(({ work, minutes, extraMinutes }) => ({
    assignmentId: work.id,
    minutes,
    extraMinutes,
    pence: payForHours(work, { minutes, extraMinutes }),
  }))
  const assignmentIds = agreed.map(({ assignmentId }) => assignmentId)
  await markAgreed(tx, agreed, now)
  await assignmentRepository(tx).setStatus(assignmentIds, 'hoursAgreed')
  const members = await membersOf(
    tx,
    agreements.map(({ work }) => work.companyId),
  )
  await ctx.record(
    ...agreements.map(({ work, notices = [], decision }, at) => ({
      action: decision === undefined ? 'hours.agreed' : 'hours.decided',
      ...workFacts(work, members.get(work.companyId) ?? []),
      detail: {
        minutes: agreed[at]?.minutes,
        extraMinutes: agreed[at]?.extraMinutes,
        pence: agreed[at]?.pence,
        silence: actor === null && decision === undefined,
      },
      notices,
    })),
  )
  await settleHoursProblems(
    ctx,
    agreements.map(({ work, decision = null }) => ({ assignmentId: work.id, decision })),
  )
  await issueInvoices(ctx, assignmentIds, sealer)
}
