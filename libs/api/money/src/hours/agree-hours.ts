import type { Db } from '@s4/db'
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
import { type AgreedHours, type HoursRow, markAgreed, showHours, workersFigure } from './hours-repository'
import { recordedAttendance } from './recorded-attendance'

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
  const agreed: AgreedHours[] = []
  for (const { work, counts, ...lines } of agreements) {
    const row = hours.get(work.id)
    if (!row) throw new Error(`there are no hours of ${work.id} to agree`)
    // What is invoiced stays, also where the worker's times leave less of it.
    const settled = { minutes: lines.minutes, extraMinutes: Math.max(lines.extraMinutes, row.invoiced.extraMinutes) }
    agreed.push({
      assignmentId: work.id,
      ...settled,
      pence: payForHours(work, settled),
      counts: counts ?? (await countsOf(tx, { work, hours: row }, settled)),
    })
  }
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

interface ToCount {
  work: LockedAssignment
  hours: HoursRow
}

/** Other work is read only where it matters, so that hours of many people are agreed in few statements. */
async function countsOf(tx: Db, { work, hours }: ToCount, agreed: HoursLines): Promise<Span> {
  const worker = workersFigure(hours)
  const isSameBeside = agreed.extraMinutes === 0 || agreed.extraMinutes === worker.extraMinutes
  const isRead = agreed.minutes > worker.minutes || !isSameBeside
  const otherWork = isRead ? await recordedAttendance(tx, work.id).otherWork() : { endedAt: null, beganAt: null }
  return countedSpan(work, { ...hours, worker, otherWork }, agreed)
}
