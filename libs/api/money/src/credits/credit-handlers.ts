import { type Handler, implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { changeInvoice } from '../invoices/change-invoice'
import { answerCredit, askForCredit, withdrawCredit } from './credit-request'

export const creditHandlers = ({ sealer }: Deps): Handler[] => [
  implement('credits.ask', ({ input: { id, ...draft }, transact }) =>
    transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => askForCredit(ctx, { invoice, ...draft }))),
  ),
  implement('credits.answer', ({ input: { id, ...answer }, transact }) =>
    transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => answerCredit(ctx, { invoice, ...answer }))),
  ),
  implement('credits.withdraw', ({ input: { id }, transact }) =>
    transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => withdrawCredit(ctx, { invoice }))),
  ),
]
