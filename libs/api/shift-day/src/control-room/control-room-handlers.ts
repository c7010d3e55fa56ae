import { permissionsOfRole } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { implement, type Handler } from '@s4/api-platform/http'
import { placesOnMap } from './places-on-map'
import type { Room } from './room'
import { shownRoom } from './shown-room'

export const controlRoomHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('controlRoom.show', ({ actor }) => shownRoom(db, roomFor(actor, clock.now()))),
  implement('controlRoom.map', ({ actor }) => placesOnMap(db, roomFor(actor, clock.now()))),
]

function roomFor({ companyId, siteIds, memberRole }: CompanyActor, now: Date): Room {
  const permissions = memberRole === null ? [] : permissionsOfRole(memberRole, siteIds !== null)
  const may = {
    applicants: permissions.includes('applicants.read'),
    clients: permissions.includes('clients.read'),
    drafts: permissions.includes('jobs.post'),
    hours: permissions.includes('hours.agree'),
  }
  return { companyId, siteIds, may, now }
}
