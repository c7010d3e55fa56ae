import { payFor } from '../pay/money'

/** Minutes of the shift, and of the time beside it: each a line of its own. */
export interface HoursLines {
  minutes: number
  extraMinutes: number
}

export const NO_LINES: HoursLines = { minutes: 0, extraMinutes: 0 }

/** A company's total as lines: the worker's time in the shift first, then the time they claim beside it; the rest is time in the shift they did not claim. */
export function companyLines(total: number, worker: HoursLines): HoursLines {
  const extraMinutes = Math.min(Math.max(0, total - worker.minutes), worker.extraMinutes)
  return { minutes: total - extraMinutes, extraMinutes }
}

/** What both figures hold, line by line. */
export const undisputedLines = (worker: HoursLines, company: HoursLines): HoursLines => ({
  minutes: Math.min(worker.minutes, company.minutes),
  extraMinutes: Math.min(worker.extraMinutes, company.extraMinutes),
})

/** Minutes the two sides differ by. Time beside the shift counts only if the company accepts it (docs/product.md#hours), so it is in dispute only when part of it is accepted. */
export function disputedMinutes(worker: HoursLines, company: HoursLines): number {
  const beside = company.extraMinutes > 0 ? worker.extraMinutes - company.extraMinutes : 0
  return Math.abs(worker.minutes - company.minutes) + beside
}

/** What is left to invoice of some lines; parts of a line add up to its pay, rounded once for the whole of it. */
export function linesLeft(
  settled: HoursLines,
  invoiced: HoursLines,
  payPerHour: number,
): { lines: HoursLines; pay: { shift: number; extra: number } } {
  const left = (of: keyof HoursLines) => ({
    minutes: settled[of] - invoiced[of],
    pay: payFor(settled[of], payPerHour) - payFor(invoiced[of], payPerHour),
  })
  const [shift, extra] = [left('minutes'), left('extraMinutes')]
  return { lines: { minutes: shift.minutes, extraMinutes: extra.minutes }, pay: { shift: shift.pay, extra: extra.pay } }
}
