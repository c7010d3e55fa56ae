import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { rotaOf } from './rota-repository'

export const rotaHandlers = ({ db, clock }: Deps) => [
  implement('rota.show', ({ input: { week }, actor }) => rotaOf(db, { companyId: actor.companyId, week, now: clock.now() })),
]
