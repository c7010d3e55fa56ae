/** ISO instants of server time; the seconds are dropped from each, so the sums agree with the times on screen. */
export interface Span {
  startsAt: string
  endsAt: string
}

export interface Attendance {
  bookedOnAt: string
  bookedOffAt: string
  /** A break still open when the worker booked off ends there. */
  breaks: readonly { startsAt: string; endsAt?: string | null | undefined }[]
}

export interface ProposedHours {
  /** Paid minutes proposed for the shift itself. */
  minutes: number
  /** Present before the shift; counts only if the company accepts it. */
  beforeMinutes: number
  /** Present after the shift; counts only if the company accepts it. */
  afterMinutes: number
  /** Taken during the shift, whether paid or not. */
  breakMinutes: number
}

/** The hours proposed when a worker books off (docs/product.md#hours). Elapsed minutes, so clock changes are right. */
export function proposedHours(
  shift: Span,
  { bookedOnAt, bookedOffAt, breaks }: Attendance,
  breaksPaid: boolean,
): ProposedHours {
  const [starts, ends, on] = [toMinute(shift.startsAt), toMinute(shift.endsAt), toMinute(bookedOnAt)]
  const off = Math.max(on, toMinute(bookedOffAt))
  const present = { from: Math.max(on, starts), to: Math.min(off, ends) }
  const presentMinutes = stretchMinutes(present)
  const breakMinutes = coveredMinutes(
    breaks.map((pause) => ({
      from: Math.max(toMinute(pause.startsAt), present.from),
      to: Math.min(pause.endsAt ? toMinute(pause.endsAt) : off, present.to),
    })),
  )

  return {
    minutes: breaksPaid ? presentMinutes : presentMinutes - breakMinutes,
    beforeMinutes: stretchMinutes({ from: on, to: Math.min(off, starts) }),
    afterMinutes: stretchMinutes({ from: Math.max(on, ends), to: off }),
    breakMinutes,
  }
}

export interface AttendanceByHand extends Attendance {
  /** Which ends the company entered. */
  byHand: { on: boolean; off: boolean }
}

export interface Figures {
  /** What the worker's side stands on: silence agrees it. */
  worker: { minutes: number; extraMinutes: number }
  /** What a company entered by hand comes to; null when it entered nothing. */
  entered: { minutes: number; extraMinutes: number } | null
}

/**
 * Both sides' figures when work ends. Attendance a company entered by hand is its own figure and no more than that: until the worker
 * says otherwise theirs is the shift as planned, with every end they booked themselves in its place (docs/product.md#hours).
 */
export function hoursFigures(shift: Span, attendance: AttendanceByHand, breaksPaid: boolean): Figures {
  const { byHand, bookedOnAt, bookedOffAt } = attendance
  const recorded = proposedHours(shift, attendance, breaksPaid)
  const extraMinutes = recorded.beforeMinutes + recorded.afterMinutes
  if (!byHand.on && !byHand.off) return { worker: { minutes: recorded.minutes, extraMinutes }, entered: null }

  const standing = {
    bookedOnAt: byHand.on ? shift.startsAt : bookedOnAt,
    bookedOffAt: byHand.off ? shift.endsAt : bookedOffAt,
    breaks: attendance.breaks.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt ?? bookedOffAt })),
  }
  return {
    worker: { minutes: proposedHours(shift, standing, breaksPaid).minutes, extraMinutes },
    entered: {
      minutes: recorded.minutes,
      extraMinutes: (byHand.on ? recorded.beforeMinutes : 0) + (byHand.off ? recorded.afterMinutes : 0),
    },
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Until this ISO instant the company may agree or counter-propose; silence then agrees the worker's figure. */
export const agreementDueAt = (bookedOffAt: string): string =>
  new Date(Date.parse(bookedOffAt) + 72 * HOUR).toISOString()

interface Stretch {
  from: number
  to: number
}

const toMinute = (instant: string) => Math.floor(Date.parse(instant) / MINUTE)
const stretchMinutes = ({ from, to }: Stretch) => Math.max(0, to - from)

function coveredMinutes(stretches: Stretch[]): number {
  let covered = 0
  let reached = -Infinity
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    covered += stretchMinutes({ from: Math.max(from, reached), to })
    reached = Math.max(reached, to)
  }
  return covered
}
