import type { ExpenseClaim } from '@s4/contract'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import type { NewNotice } from '@s4/api-platform/notices'
import { expenseRepository } from '../expense-claims/expense-repository'
import { issueInvoices } from '../invoices/issue-invoices'
import { aboutWork } from '../notices/about-work'

interface Agreed {
  /** Locked. */
  work: LockedAssignment
  claim: ExpenseClaim
  notices: readonly NewNotice[]
  sealer: Sealer
}

/** Agrees a claim that waits; it is invoiced at once when something of the hours is settled. */
export async function agreeExpense(ctx: CommandContext, { work, claim, notices, sealer }: Agreed): Promise<void> {
  const claims = expenseRepository(ctx.tx, work.id)
  await claims.answer(claim.id, { status: 'agreed', reason: '', now: ctx.now })
  await ctx.record({
    action: 'expenses.agreed',
    ...(await aboutWork(ctx.tx, work)),
    detail: { kind: claim.kind, pence: claim.pence, silence: ctx.actor === null },
    notices,
  })
  if (await claims.isSettled()) await issueInvoices(ctx, [work.id], sealer)
}

/** Where the money of an agreed claim goes. */
export const whereItGoes = ({ engagement }: LockedAssignment): string =>
  engagement === 'own-staff' ? 'It goes to the company’s payroll.' : 'It goes on the next invoice of this work.'
