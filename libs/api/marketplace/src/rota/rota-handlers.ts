import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { findRota } from './rota-repository'

export const rotaHandlers = ({ db, clock }: Deps) => [
  implement('rota.show', ({ input: { week }, actor }) => findRota(db, { actor, week, now: clock.now() })),
]
