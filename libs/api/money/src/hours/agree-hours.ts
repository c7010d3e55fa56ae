import type { HoursLines } from '@s4/domain/agreed-lines'
import { countedSpan } from '@s4/domain/counted-span'
import type { Span } from '@s4/domain/hours'
import { payForHours } from '@s4/domain/paid-time'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import { settleHoursProblems } from '@s4/api-communication/problems'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { membersOf, type NewNotice } from '@s4/api-platform/notices'
import { issueInvoices } from '../invoices/issue-invoices'
import { workFacts } from '../notices/about-work'
import { type HoursRow, markAgreed, showHours, workersFigure } from './hours-repository'

interface Agreement extends HoursLines {
  work: LockedAssignment
  /** The time that they count, where a claim says so. */
  counts?: Span
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
  const assignmentIds = agreements.map(({ work }) => work.id)
  const hours = await showHours(tx, assignmentIds)
  const agreed = agreements.map(({ work, minutes, extraMinutes, counts }) => ({
    assignmentId: work.id,
    minutes,
    extraMinutes,
    pence: payForHours(work, { minutes, extraMinutes }),
    counts: counts ?? countsOf(work, hours, { minutes, extraMinutes }),
  }))
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

function countsOf(work: LockedAssignment, hours: ReadonlyMap<string, HoursRow>, agreed: HoursLines): Span {
  const row = hours.get(work.id)
  if (!row) throw new Error(`there are no hours of ${work.id} to agree`)
  return countedSpan(work, { ...row, worker: workersFigure(row) }, agreed)
}
