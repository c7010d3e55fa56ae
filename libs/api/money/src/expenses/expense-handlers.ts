import { ApiError } from '@s4/contract/api-error'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import { answerExpense } from './answer-expense'
import { claimExpense } from './claim-expense'
import { expenseRepository } from '../expense-claims/expense-repository'

/** Mileage and parking, claimed by the worker and answered by the company. */
export const expenseHandlers = ({ db, sealer }: Deps): Handler[] => [
  implement('expenses.list', async ({ input: { id }, actor }) => {
    if (!(await assignmentRepository(db).isVisibleTo(id, toViewer(actor)))) throw new ApiError('assignment.missing')
    return expenseRepository(db, id).list()
  }),
  implement('expenses.claim', ({ input, transact }) =>
    transact(async (ctx) => {
      await claimExpense(ctx, input)
      return expenseRepository(ctx.tx, input.id).list()
    }),
  ),
  implement('expenses.answer', ({ input, transact }) =>
    transact(async (ctx) => {
      await answerExpense(ctx, { ...input, sealer })
      return expenseRepository(ctx.tx, input.id).list()
    }),
  ),
]
