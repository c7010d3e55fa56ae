import { type Handler, implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { changeInvoice } from '../invoices/change-invoice'
import { answerCredit, askForCredit, withdrawCredit } from './credit-request'

export const creditHandlers = ({ db, clock, sealing }: Deps): Handler[] => {
  const change = changeInvoice({ db, sealing })

  return [
    implement('credits.ask', ({ input: { id, ...draft }, actor, request }) =>
      change(actor, id, (tx, invoice) =>
        askForCredit(tx, invoice, draft, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
    implement('credits.answer', ({ input: { id, ...answer }, actor, request }) =>
      change(actor, id, (tx, invoice) =>
        answerCredit(tx, invoice, answer, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
    implement('credits.withdraw', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) =>
        withdrawCredit(tx, invoice, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
  ]
}
