import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { acceptTerms, listAgreements, showTerms } from '@s4/api-marketplace/self-billing'
import { agreeToSelfBilling } from './agree-to-self-billing'
import { endSelfBilling } from './end-self-billing'

export const selfBillingHandlers = ({ db, clock, sealer }: Deps): Handler[] => [
  implement('selfBilling.list', ({ actor }) => listAgreements(db, toViewer(actor), clock.now())),

  implement('selfBilling.terms', ({ actor }) => showTerms(db, actor.companyId)),
  implement('selfBilling.acceptTerms', ({ input, transact }) => transact((ctx) => acceptTerms(ctx, input))),

  implement('selfBilling.agree', ({ input, transact }) =>
    transact((ctx) => agreeToSelfBilling(ctx, { ...input, sealer })),
  ),

  implement('selfBilling.end', ({ input, transact }) => transact((ctx) => endSelfBilling(ctx, input))),
]
