import { addDays } from '../time/calendar-date'
import { localDate } from '../time/shift-text'
import { plainDate, plainTime, toIso, wallTime } from '../time/wall-time'

const MINUTE_MS = 60_000

/** When a route is walked: every so many minutes from the start of the shift, or at times of the site's clock. */
export interface PatrolTimes {
  everyMinutes: number | null
  times: readonly string[]
}

export interface PatrolledShift {
  startsAt: string
  endsAt: string
  zone: string
}

/** When the patrols of a route start within a shift, in order; its end is not within it. */
export function patrolStarts({ everyMinutes, times }: PatrolTimes, shift: PatrolledShift): Date[] {
  const [from, until] = [Date.parse(shift.startsAt), Date.parse(shift.endsAt)]
  if (everyMinutes !== null) {
    const step = everyMinutes * MINUTE_MS
    const count = Math.max(0, Math.ceil((until - from) / step) - 1)
    return Array.from({ length: count }, (_unused, index) => new Date(from + (index + 1) * step))
  }
  const starts: number[] = []
  const lastDay = localDate(shift.endsAt, shift.zone)
  for (let day = localDate(shift.startsAt, shift.zone); day <= lastDay; day = addDays(day, 1))
    starts.push(...times.flatMap((time) => instantsOf(day, time, shift.zone)))
  return starts
    .filter((at) => at >= from && at < until)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at))
}

/** A time that the clock change leaves out is no patrol; of one that comes twice, the first is. */
function instantsOf(day: string, time: string, zone: string): number[] {
  const [date, clock] = [plainDate(day), plainTime(time)]
  const local = date && clock ? wallTime(date, clock, zone) : null
  if (!local || local.kind === 'never') return []
  return [Date.parse(toIso(local.kind === 'once' ? local.at : local.first))]
}

export interface PatrolWindow {
  /** Earlier a point is too early. */
  opensAt: Date
  endsAt: Date
  /** From then on a point that was not scanned is missed. */
  missAt: Date
}

/** The window is how long the walk may take; the tolerance counts before it and after it. */
export const patrolWindow = (startsAt: Date, minutes: { window: number; tolerance: number }): PatrolWindow => {
  const endsAt = new Date(startsAt.getTime() + minutes.window * MINUTE_MS)
  return {
    opensAt: new Date(startsAt.getTime() - minutes.tolerance * MINUTE_MS),
    endsAt,
    missAt: new Date(endsAt.getTime() + minutes.tolerance * MINUTE_MS),
  }
}
