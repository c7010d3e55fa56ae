/** ISO instants of server time. Seconds are dropped from each, so that sums match the times on screen. */
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
  /** Break minutes during the shift, paid or not. */
  breakMinutes: number
}

/**
 * The hours proposed when a worker books off (docs/product.md#hours), in elapsed minutes, so that clock changes are
 * counted.
 */
export function proposedHours(
  shift: Span,
  { bookedOnAt, bookedOffAt, breaks }: Attendance,
  breaksPaid: boolean,
): ProposedHours {
  const [starts, ends, on] = [toMinute(shift.startsAt), toMinute(shift.endsAt), toMinute(bookedOnAt)]
  const off = Math.max(on, toMinute(bookedOffAt))
  const present = { from: Math.max(on, starts), to: Math.min(off, ends) }
  const presentMinutes = spanMinutes(present)
  const breakMinutes = coveredMinutes(
    breaks.map((pause) => ({
      from: Math.max(toMinute(pause.startsAt), present.from),
      to: Math.min(pause.endsAt ? toMinute(pause.endsAt) : off, present.to),
    })),
  )

  return {
    minutes: breaksPaid ? presentMinutes : presentMinutes - breakMinutes,
    beforeMinutes: spanMinutes({ from: on, to: Math.min(off, starts) }),
    afterMinutes: spanMinutes({ from: Math.max(on, ends), to: off }),
    breakMinutes,
  }
}

/** The minutes proposed as paid, as spans: present during the shift, without breaks that are not paid. */
export function paidSpans(shift: Span, { bookedOnAt, bookedOffAt, breaks }: Attendance, breaksPaid: boolean): Span[] {
  const off = Math.max(toMinute(bookedOnAt), toMinute(bookedOffAt))
  const present = {
    from: Math.max(toMinute(bookedOnAt), toMinute(shift.startsAt)),
    to: Math.min(off, toMinute(shift.endsAt)),
  }
  const pauses = breaksPaid
    ? []
    : breaks
        .map((pause) => ({ from: toMinute(pause.startsAt), to: pause.endsAt ? toMinute(pause.endsAt) : off }))
        .toSorted((a, b) => a.from - b.from)
  const spans: TimeSpan[] = []
  let reached = present.from
  for (const { from, to } of pauses) {
    spans.push({ from: reached, to: Math.min(from, present.to) })
    reached = Math.max(reached, to)
  }
  spans.push({ from: reached, to: present.to })
  return spans
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ startsAt: toInstant(from), endsAt: toInstant(to) }))
}

/** When the worker's other attendance before this one ended, and when the next began; null without one. */
export interface OtherWork {
  endedAt: string | null
  beganAt: string | null
}

/** The times themselves, as far as they are not in other work. */
export const besideOtherWork = <Times extends Pick<Attendance, 'bookedOnAt' | 'bookedOffAt'>>(
  times: Times,
  { endedAt, beganAt }: OtherWork,
): Times => ({
  ...times,
  bookedOnAt: endedAt && Date.parse(endedAt) > Date.parse(times.bookedOnAt) ? endedAt : times.bookedOnAt,
  bookedOffAt: beganAt && Date.parse(beganAt) < Date.parse(times.bookedOffAt) ? beganAt : times.bookedOffAt,
})

export interface AttendanceByHand extends Attendance {
  /** Which ends the company entered. */
  byHand: { on: boolean; off: boolean }
  otherWork?: OtherWork
}

export interface Figures {
  /** The worker's figure, which is agreed when nobody answers. */
  worker: { minutes: number; extraMinutes: number }
  /** The minutes of the worker's figure within the shift, in their order. */
  workerSpans: Span[]
  /** From when until when the worker's figure counts. */
  workerCounts: Span
  /** The figure from the times that the company entered by hand; null when it entered none. */
  entered: { minutes: number; extraMinutes: number } | null
}

/**
 * The figures of both sides when work ends. Times that a company entered by hand only make the company's figure. Until
 * the worker gives times, the worker's figure uses the planned times there, as far as the worker was at no other
 * work, and the times that the worker booked (docs/product.md#hours).
 */
export function hoursFigures(shift: Span, attendance: AttendanceByHand, breaksPaid: boolean): Figures {
  const { byHand, bookedOnAt, bookedOffAt, otherWork = { endedAt: null, beganAt: null } } = attendance
  const recorded = proposedHours(shift, attendance, breaksPaid)
  const extraMinutes = recorded.beforeMinutes + recorded.afterMinutes
  if (!byHand.on && !byHand.off) {
    return {
      worker: { minutes: recorded.minutes, extraMinutes },
      workerSpans: paidSpans(shift, attendance, breaksPaid),
      workerCounts: { startsAt: bookedOnAt, endsAt: bookedOffAt },
      entered: null,
    }
  }

  const planned = besideOtherWork({ bookedOnAt: shift.startsAt, bookedOffAt: shift.endsAt }, otherWork)
  const workerAttendance = {
    bookedOnAt: byHand.on ? planned.bookedOnAt : bookedOnAt,
    bookedOffAt: byHand.off ? planned.bookedOffAt : bookedOffAt,
    breaks: attendance.breaks.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt ?? bookedOffAt })),
  }
  return {
    worker: { minutes: proposedHours(shift, workerAttendance, breaksPaid).minutes, extraMinutes },
    workerSpans: paidSpans(shift, workerAttendance, breaksPaid),
    workerCounts: { startsAt: workerAttendance.bookedOnAt, endsAt: workerAttendance.bookedOffAt },
    entered: {
      minutes: recorded.minutes,
      extraMinutes: (byHand.on ? recorded.beforeMinutes : 0) + (byHand.off ? recorded.afterMinutes : 0),
    },
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The company may answer hours, or a claim for expenses, until this ISO instant; after it what the worker said is
 * agreed.
 */
export const agreementDueAt = (proposedAt: string): string => new Date(Date.parse(proposedAt) + 72 * HOUR).toISOString()

interface TimeSpan {
  from: number
  to: number
}

const toMinute = (instant: string) => Math.floor(Date.parse(instant) / MINUTE)
const toInstant = (minute: number) => new Date(minute * MINUTE).toISOString()
const spanMinutes = ({ from, to }: TimeSpan) => Math.max(0, to - from)

function coveredMinutes(spans: TimeSpan[]): number {
  let covered = 0
  let reached = -Infinity
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += spanMinutes({ from: Math.max(from, reached), to })
    reached = Math.max(reached, to)
  }
  return covered
}
