import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { hull, minutesFreeBeside } from '@s4/domain/counted-span'
import { besideOtherWork, proposedHours } from '@s4/domain/hours'
import { durationText } from '@s4/domain/shift-text'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Viewer } from '@s4/api-platform/http'
import { lockWorkers } from './fit-hours'
import { type HoursRow, workersFigure } from './hours-repository'
import { recordedAttendance } from './recorded-attendance'

/**
 * The most that can be agreed beside the worker's other work, line by line; what is invoiced stays. Locks the worker's
 * time until the transaction ends, so that no other work counts it meanwhile. The caller has locked the work before.
 */
export async function leftByOtherWork(tx: Db, work: LockedAssignment, hours: HoursRow): Promise<HoursLines> {
  await lockWorkers(tx, [work.seekerId])
  const { startsAt, endsAt } = hull(hull(hours.counts, hours.recorded), work)
  const otherWork = await recordedAttendance(tx, work.id).otherWork()
  const all = { bookedOnAt: startsAt, bookedOffAt: endsAt, breaks: [] }
  const whole = proposedHours(work, all, true)
  const free = proposedHours(work, besideOtherWork(all, otherWork), true)
  const extraTaken = whole.beforeMinutes + whole.afterMinutes - free.beforeMinutes - free.afterMinutes
  const extraFree = extraTaken > 0 ? -extraTaken : minutesFreeBeside(work, { counts: { startsAt, endsAt }, otherWork })
  return {
    minutes: Math.max(free.minutes, hours.invoiced.minutes),
    extraMinutes: Math.max(hours.extraMinutes + extraFree, hours.invoiced.extraMinutes),
  }
}

/** The most that a company can propose, whose total is split into lines. */
export function mostInAll(left: HoursLines, hours: HoursRow): number {
  const worker = workersFigure(hours)
  if (left.minutes < worker.minutes) return left.minutes
  if (left.extraMinutes < worker.extraMinutes) return worker.minutes + left.extraMinutes
  return left.minutes + worker.extraMinutes
}

/** Other work lowers the worker's figure while nobody has answered it; what is invoiced in part stays. */
export const isLowered = ({ status, invoiced }: HoursRow): boolean =>
  status === 'proposed' && invoiced.minutes + invoiced.extraMinutes === 0

interface ToAgree {
  work: LockedAssignment
  hours: HoursRow
  lines: HoursLines
}

/** Refuses to agree time that other work counts by now. Throws `hours.impossible`. */
export async function refuseTimeElsewhere(tx: Db, { side }: Viewer, { work, hours, lines }: ToAgree): Promise<void> {
  if (isLowered(hours)) return
  const left = await leftByOtherWork(tx, work, hours)
  if (lines.minutes <= left.minutes && lines.extraMinutes <= left.extraMinutes) return
  const most = durationText(mostInAll(left, hours))
  throw new ApiError('hours.impossible', {
    message:
      side === 'company'
        ? `They were at other work in a part of this time: propose ${most} or less.`
        : `Other work of yours counts a part of this time: ${most} or less can be agreed.`,
  })
}
