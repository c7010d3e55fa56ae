import type { Deps } from '@s4/api-platform/deps'
import { implement, type Handler } from '@s4/api-platform/http'
import { placesOnMap } from './places-on-map'
import { shownRoom } from './shown-room'

export const controlRoomHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('controlRoom.show', ({ actor: { companyId } }) => shownRoom(db, { companyId, now: clock.now() })),
  implement('controlRoom.map', ({ actor: { companyId } }) => placesOnMap(db, { companyId, now: clock.now() })),
]
