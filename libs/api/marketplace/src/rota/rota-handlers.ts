import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { rotaOf } from './rota-repository'

export const rotaHandlers = ({ db, clock }: Deps) => [
  implement('rota.show', ({ input: { week }, actor }) =>
    rotaOf(db, { companyId: actor.companyId, week, now: clock.now() }),
  ),
]
