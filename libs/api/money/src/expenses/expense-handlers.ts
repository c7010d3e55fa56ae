import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import { answerExpense } from './answer-expense'
import { claimExpense } from './claim-expense'
import { expenseRepository } from '../expense-claims/expense-repository'

/** Mileage and parking, claimed by the worker and answered by the company. */
export const expenseHandlers = ({ sealer }: Deps): Handler[] => [
  implement('expenses.list', ({ input: { id }, transact }) =>
    transact(async ({ tx, actor }) => {
      await assignmentRepository(tx).lock(id, toViewer(actor))
      return expenseRepository(tx, id).list()
    }),
  ),
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
