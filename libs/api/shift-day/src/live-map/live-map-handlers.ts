import type { Deps } from '@s4/api-platform/deps'
import { implement, type Handler } from '@s4/api-platform/http'
import { peopleOnMap } from './people-on-map'
import { trailOf } from './trail'

export const liveMapHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('liveMap.show', ({ actor }) => peopleOnMap(db, { actor, now: clock.now() })),
  implement('liveMap.trail', ({ input, actor }) => trailOf(db, { id: input.id, actor, now: clock.now() })),
]
