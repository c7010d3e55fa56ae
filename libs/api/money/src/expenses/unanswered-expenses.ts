import type { ExpenseClaim } from '@s4/contract'
import { expenseText } from '@s4/domain/expenses'
import { formatPence } from '@s4/domain/money'
import { momentText } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { listMemberUids, workText } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { expenseRepository } from '../expense-claims/expense-repository'
import { aboutWork } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { agreeExpense, whereItGoes } from './agree-expense'

const REMINDED_MS = 24 * 60 * 60_000

/** After 72 hours without an answer a claim for expenses is agreed, as hours are (docs/product.md#expenses). */
export const settleUnansweredExpenses: DueWork = async ({ db, sealer }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from expense_claim where status = 'claimed' and respond_by <= $1 order by respond_by`,
    [now],
  )
  await eachDue({ db, now }, due, (ctx, id) => settle(ctx, id, sealer))
}

/** Reminds the company once, 24 hours before silence agrees a claim. */
export const remindOfExpenses: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from expense_claim
     where status = 'claimed' and reminded_at is null and respond_by > $1 and respond_by <= $2 order by respond_by`,
    [now, new Date(now.getTime() + REMINDED_MS)],
  )
  await eachDue({ db, now }, due, remind)
}

async function settle(ctx: CommandContext, id: string, sealer: Sealer): Promise<void> {
  const { tx, now } = ctx
  const found = await lockWaiting(ctx, id)
  if (!found || Date.parse(found.claim.respondBy) > now.getTime()) return
  const { work, claim } = found
  const what = `${expenseText(claim, work.terms.pay.expenses)}.`
  const common = {
    kind: 'expenses.answered',
    title: `${formatPence(claim.pence)} of expenses agreed: ${workText(work)}`,
  }
  const notices = [
    {
      ...common,
      to: [work.seekerUid],
      link: moneyLinks.completedWork,
      body: `${what} The company did not answer within 72 hours, so it is agreed. ${whereItGoes(work)}`,
    },
    {
      ...common,
      to: await listMemberUids(tx, work.companyId),
      link: moneyLinks.completedJob(work),
      body: `${work.seekerName} claimed it. ${what} You did not answer within 72 hours, so it is agreed.`,
    },
  ]
  await agreeExpense(ctx, { work, claim, notices, sealer })
}

async function remind(ctx: CommandContext, id: string): Promise<void> {
  const { tx, now } = ctx
  const found = await lockWaiting(ctx, id)
  if (!found || !(await expenseRepository(tx, found.work.id).markReminded(id, now))) return
  const { work, claim } = found
  await ctx.record({
    action: 'expenses.reminded',
    ...(await aboutWork(tx, work)),
    detail: { kind: claim.kind, pence: claim.pence },
    notices: [
      {
        to: await listMemberUids(tx, work.companyId),
        kind: 'expenses.due',
        critical: true,
        link: moneyLinks.completedJob(work),
        title: `Answer ${work.seekerName}’s expenses by ${momentText(claim.respondBy, work.zone)}`,
        body:
          `${formatPence(claim.pence)}, ${workText(work)}: ${expenseText(claim, work.terms.pay.expenses)}. ` +
          'Without an answer it is agreed.',
      },
    ],
  })
}

interface Waiting {
  work: LockedAssignment
  claim: ExpenseClaim
}

/** Locks the work of a claim; null when the claim was answered between the query and the lock. */
async function lockWaiting({ tx }: CommandContext, id: string): Promise<Waiting | null> {
  const [row] = await tx.query<{ assignmentId: string }>('select assignment_id from expense_claim where id = $1', [id])
  if (!row) return null
  const work = await assignmentRepository(tx).lockForSweep(row.assignmentId)
  const claim = (await expenseRepository(tx, work.id).list()).find((one) => one.id === id)
  return claim?.status === 'claimed' ? { work, claim } : null
}
