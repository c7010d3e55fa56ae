import type { HoursStatus } from './hours-answers'
import { type WorkSpan } from '../working-time/working-time'
import type { HoursLines } from './agreed-lines'

const MINUTE = 60_000
/** For so many days after the end of a shift either side may claim more time. */
export const CLAIM_DAYS = 28

export const claimsUntil = ({ endsAt }: Pick<WorkSpan, 'endsAt'>): number =>
  Date.parse(endsAt) + CLAIM_DAYS * 24 * 60 * MINUTE

/** The whole minutes between coming and booking on: those in the shift, and those before it. */
export function minutesCameEarlier(
  shift: WorkSpan,
  { cameAt, bookedOnAt }: { cameAt: string; bookedOnAt: string },
): HoursLines {
  const [came, on, start, end] = [cameAt, bookedOnAt, shift.startsAt, shift.endsAt].map((at) => Date.parse(at))
  if (came === undefined || on === undefined || start === undefined || end === undefined)
    return { minutes: 0, extraMinutes: 0 }
  const between = (from: number, to: number) => Math.max(0, Math.floor((to - from) / MINUTE))
  return {
    minutes: between(Math.max(came, start), Math.min(on, end)),
    extraMinutes: between(came, Math.min(on, start)),
  }
}

/** What a worker can claim first: before the hours are agreed only that they came before they booked on. */
export const firstClaim = (hours: { status: HoursStatus } | null): 'earlier' | 'more' =>
  hours?.status === 'agreed' ? 'more' : 'earlier'
