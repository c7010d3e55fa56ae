import { payFor } from '../pay/money'
import { paidMinutes, shiftLines, type PaidTime, type PayLine } from '../pay/paid-time'

/** Minutes of the shift, and extra minutes before and after it; each is a line of its own. */
export interface HoursLines {
  minutes: number
  extraMinutes: number
}

export const NO_LINES: HoursLines = { minutes: 0, extraMinutes: 0 }

/**
 * Splits a company's total into lines: first the worker's minutes in the shift, then the extra minutes they claim; the
 * rest counts as minutes in the shift.
 */
export function companyLines(total: number, worker: HoursLines): HoursLines {
  const extraMinutes = Math.min(Math.max(0, total - worker.minutes), worker.extraMinutes)
  return { minutes: total - extraMinutes, extraMinutes }
}

/** The minutes that both sides agree on, line by line. */
export const undisputedLines = (worker: HoursLines, company: HoursLines): HoursLines => ({
  minutes: Math.min(worker.minutes, company.minutes),
  extraMinutes: Math.min(worker.extraMinutes, company.extraMinutes),
})

/**
 * The minutes by which the two sides differ. Extra minutes count only if the company accepts them
 * (docs/product.md#hours), so they are in dispute only when some are accepted.
 */
export function disputedMinutes(worker: HoursLines, company: HoursLines): number {
  const extra = company.extraMinutes > 0 ? worker.extraMinutes - company.extraMinutes : 0
  return Math.abs(worker.minutes - company.minutes) + extra
}

/**
 * What is left to invoice: the minutes, the minimum included, and the lines of pay. The invoices of a line add up to
 * its pay, which is rounded only once.
 */
export function linesLeft(
  settled: HoursLines,
  invoiced: HoursLines,
  time: PaidTime,
): { lines: HoursLines; pay: PayLine[] } {
  const { payPerHour } = time
  const extraMinutes = settled.extraMinutes - invoiced.extraMinutes
  const pence = payFor(settled.extraMinutes, payPerHour) - payFor(invoiced.extraMinutes, payPerHour)
  return {
    lines: { minutes: Math.max(0, paidMinutes(time, settled.minutes) - invoiced.minutes), extraMinutes },
    pay: [
      ...shiftLines(time, settled.minutes, invoiced.minutes),
      ...(extraMinutes > 0
        ? [{ kind: 'extraTime' as const, label: null, pencePerHour: payPerHour, minutes: extraMinutes, pence }]
        : []),
    ],
  }
}
