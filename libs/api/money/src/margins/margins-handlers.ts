import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { marginsOf } from './margins-of'

export const marginHandlers = ({ db }: Deps) => [
  implement('margins.show', ({ input, actor }) => marginsOf(db, actor, input)),
]
