import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { expenseText } from '@s4/domain/expenses'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { type NewNotice, workText } from '@s4/api-platform/notices'
import { aboutWork } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { expenseRepository } from '../expense-claims/expense-repository'
import { agreeExpense, whereItGoes } from './agree-expense'

type Answer = ParsedInputOf<Contract['expenses.answer']> & { sealer: Sealer }

/**
 * The company agrees a claim, which goes on the next invoice of the work, or refuses it with a reason. Throws
 * `assignment.missing`, `record.missing`, `expenses.answered`, `input.invalid`.
 */
export async function answerExpense(
  ctx: CommandContext<CompanyActor>,
  { id, claimId, answer, reason, sealer }: Answer,
): Promise<void> {
  const { tx, actor, now } = ctx
  const work = await assignmentRepository(tx).lock(id, toViewer(actor))
  const claims = expenseRepository(tx, work.id)
  const claim = (await claims.list()).find((one) => one.id === claimId)
  if (!claim) throw new ApiError('record.missing')
  if (claim.status !== 'claimed') throw new ApiError('expenses.answered')
  const isAgreed = answer === 'agree'
  if (!isAgreed && reason === '')
    throw new ApiError('input.invalid', { fields: { reason: 'Say why. The worker reads it.' } })
  const what = expenseText(claim, work.terms.pay.expenses)
  const notice: NewNotice = {
    to: [work.seekerUid],
    kind: 'expenses.answered',
    link: moneyLinks.completedWork,
    title: `${formatPence(claim.pence)} of expenses ${isAgreed ? 'agreed' : 'refused'}: ${workText(work)}`,
    body: isAgreed
      ? `${what}. ${whereItGoes(work)}`
      : `${what}. They say: ${asSentence(reason)} You can claim it again, corrected.`,
  }
  if (isAgreed) return agreeExpense(ctx, { work, claim, notices: [notice], sealer })
  await claims.answer(claimId, { status: 'refused', reason, now })
  await ctx.record({
    action: 'expenses.refused',
    ...(await aboutWork(tx, work)),
    detail: { kind: claim.kind, pence: claim.pence },
    notices: [notice],
  })
}
