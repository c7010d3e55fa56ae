import { payFor } from './money'

/** Minutes in a row at one rate. */
export interface RatedStretch {
  /** The band, or null at the base rate. */
  label: string | null
  pencePerHour: number
  minutes: number
}

/** What prices minutes of a shift. Minutes beyond the stretches are paid at the base rate. */
export interface PaidTime {
  payPerHour: number
  /** In the order in which minutes count; empty when all are at the base rate. */
  stretches: readonly RatedStretch[]
  terms: { pay: { minimumMinutes: number } }
}

export interface PayLine extends RatedStretch {
  kind: 'work' | 'minimumCallOut' | 'extraTime'
  pence: number
}

/** Minutes of the shift that are paid when so many were worked: no fewer than the minimum. */
export const paidMinutes = ({ terms }: PaidTime, minutes: number): number => Math.max(minutes, terms.pay.minimumMinutes)

/**
 * The lines of pay for the minutes of a shift. `paid` of them are on earlier invoices. Each line is rounded half up
 * once, and the lines of several invoices add up to those of one.
 */
export function shiftLines(time: PaidTime, minutes: number, paid = 0): PayLine[] {
  const worked = Math.max(minutes, paid)
  return [
    ...linesBetween(time, paid, worked).map((line) => ({ kind: 'work' as const, ...line })),
    ...linesBetween(time, worked, Math.max(worked, paidMinutes(time, minutes))).map((line) => ({
      kind: 'minimumCallOut' as const,
      ...line,
    })),
  ]
}

/** Pence for the minutes of a shift, the minimum included. */
export const payForShift = (time: PaidTime, minutes: number): number => sumOf(shiftLines(time, minutes))

/** Pence for minutes of the shift, and for minutes beside it, which are paid at the base rate. */
export const payForHours = (time: PaidTime, hours: { minutes: number; extraMinutes: number }): number =>
  payForShift(time, hours.minutes) + payFor(hours.extraMinutes, time.payPerHour)

export const sumOf = (lines: readonly { pence: number }[]): number => lines.reduce((sum, { pence }) => sum + pence, 0)

/** The lowest rate any of these minutes is paid at, in pence per hour. */
export const lowestRate = ({ payPerHour, stretches }: Pick<PaidTime, 'payPerHour' | 'stretches'>, minutes: number) =>
  stretches.length > 0 && stretches.reduce((sum, stretch) => sum + stretch.minutes, 0) >= minutes
    ? Math.min(...stretches.map(({ pencePerHour }) => pencePerHour))
    : payPerHour

/** By rate, in the order in which each rate first counts. */
function linesBetween(time: PaidTime, from: number, to: number): (RatedStretch & { pence: number })[] {
  if (to === from) return []
  const [before, after] = [minutesByRate(time, from), minutesByRate(time, to)]
  return [...after.values()].flatMap(({ label, pencePerHour, minutes }) => {
    const earlier = before.get(keyOf({ label, pencePerHour }))?.minutes ?? 0
    const pence = payFor(minutes, pencePerHour) - payFor(earlier, pencePerHour)
    return minutes > earlier ? [{ label, pencePerHour, minutes: minutes - earlier, pence }] : []
  })
}

const keyOf = ({ label, pencePerHour }: Omit<RatedStretch, 'minutes'>) => `${pencePerHour} ${label}`

function minutesByRate({ payPerHour, stretches }: PaidTime, upTo: number): Map<string, RatedStretch> {
  const byRate = new Map<string, RatedStretch>()
  let left = upTo
  for (const stretch of [...stretches, { label: null, pencePerHour: payPerHour, minutes: Infinity }]) {
    const minutes = Math.min(left, stretch.minutes)
    left -= minutes
    if (minutes === 0) continue
    const kept = byRate.get(keyOf(stretch))
    byRate.set(keyOf(stretch), { ...stretch, minutes: minutes + (kept?.minutes ?? 0) })
  }
  return byRate
}
