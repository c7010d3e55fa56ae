import type { ControlRoom } from '@s4/contract'
import type { Db } from '@s4/db'
import { clientsNotPosted } from '@s4/api-marketplace/clients'
import { attentionRepository } from './attention-repository'
import { MAX_LINES, type Room } from './room'
import { comingShifts, draftsToPost, toUnfilled, unfilledLater } from './coming-shifts'
import { timeline } from './timeline'

/** A fixed number of statements, however many sites and people there are (docs/decisions/025). */
export async function shownRoom(db: Db, room: Room): Promise<ControlRoom> {
  const attention = attentionRepository(db, room)
  const counts = await attention.countPeople()
  const late = await attention.listLate()
  const alerts = await attention.listAlerts()
  const alertCounts = await attention.countAlerts()
  const applicants = room.may.applicants ? await attention.listApplicants() : []
  const hours = room.may.hours ? await attention.hoursToAgree() : { people: 0, firstAt: null }
  const calls = await attention.listCalls()
  const shifts = await comingShifts(db, room)
  const unfilled = shifts.filter(({ bookable, positions, taken }) => bookable && positions > taken)
  return {
    now: room.now.toISOString(),
    figures: {
      ...counts,
      ...alertCounts,
      unfilled: unfilled.reduce((sum, { positions, taken }) => sum + positions - taken, 0),
      hoursToAgree: hours.people,
    },
    hoursAgreedAt: hours.firstAt,
    late,
    alerts,
    calls: await attention.listWaitingCalls(),
    unfilled: unfilled.slice(0, MAX_LINES).map(toUnfilled),
    unfilledLater: await unfilledLater(db, room),
    applicants,
    notPosted: room.may.clients ? await clientsNotPosted(db, room) : [],
    drafts: room.may.drafts ? await draftsToPost(db, room) : { jobs: 0, first: null },
    timeline: timeline(shifts, calls, room.now),
  }
}
