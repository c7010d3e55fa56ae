import type { RoomMoment } from '@s4/contract'
import type { ComingShift } from './coming-shifts'
import { dayAhead } from './room'

const MAX_MOMENTS = 60

/**
 * The next starts, ends and check calls, in order of time. A shift that nobody has, or that all have booked off, has no
 * end here.
 */
export function timeline(shifts: readonly ComingShift[], calls: readonly RoomMoment[], now: Date): RoomMoment[] {
  const [from, until] = [now.toISOString(), dayAhead(now).toISOString()]
  const moments = shifts.flatMap((shift): RoomMoment[] => [
    moment(shift, 'start', Math.max(0, shift.positions - shift.taken)),
    ...(shift.stillToEnd > 0 ? [{ ...moment(shift, 'end', 0), people: shift.stillToEnd }] : []),
  ])
  return [...moments, ...calls]
    .filter(({ at }) => at >= from && at <= until)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, MAX_MOMENTS)
}

const moment = (shift: ComingShift, kind: 'start' | 'end', open: number): RoomMoment => {
  const { jobId, siteId, siteName, title, zone, shiftId, startsAt, endsAt, taken } = shift
  const at = kind === 'start' ? startsAt : endsAt
  return { kind, at, people: taken, open, jobId, siteId, siteName, title, zone, shiftId, startsAt, endsAt }
}
