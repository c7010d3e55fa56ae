import { dateText } from '../time/calendar-date'
import { breakDue } from '../working-time/working-time'
import { formatPence } from './money'

interface MinimumWageRow {
  /** First day it applies, `YYYY-MM-DD`. */
  from: string
  /** Pence per hour by age; the first is the National Living Wage. */
  from21: number
  from18: number
  from16: number
  apprentice: number
  /** Pence a day an employer may count for accommodation. */
  accommodationOffset: number
}

/** docs/uk-rules.md#minimum-wage. Add the next row when it is announced; never change one that has applied. */
const rows: readonly MinimumWageRow[] = [
  { from: '2025-04-01', from21: 1221, from18: 1000, from16: 755, apprentice: 755, accommodationOffset: 1066 },
  { from: '2026-04-01', from21: 1271, from18: 1085, from16: 800, apprentice: 800, accommodationOffset: 1110 },
]

/** The row that applies on a day, `YYYY-MM-DD`: the latest known one for days to come, null before the first. */
export const minimumWageOn = (date: string): MinimumWageRow | null => rows.findLast(({ from }) => from <= date) ?? null

/** Pence per hour for an adult, 18 or over, on a day. */
export function minimumRate(date: string, age = 21): number | null {
  const row = minimumWageOn(date)
  if (!row) return null
  return age >= 21 ? row.from21 : row.from18
}

interface StaffShift {
  /** The day it begins, `YYYY-MM-DD`. */
  date: string
  /** Elapsed length. */
  minutes: number
  /** On that day; left out counts as 21 or over. */
  age?: number
}

/**
 * Why the base rate of own staff is below the National Minimum Wage, with the arithmetic; null when it is not. What
 * nights and weekends pay on top does not count towards it (docs/uk-rules.md#minimum-wage).
 */
export function belowMinimumWage({
  payPerHour,
  shifts,
}: {
  payPerHour: number
  shifts: readonly StaffShift[]
}): string | null {
  const low = shifts.flatMap((shift) => {
    const floor = minimumRate(shift.date, shift.age)
    return floor !== null && payPerHour < floor ? [{ ...shift, floor }] : []
  })
  const [first] = low
  if (!first) return null
  const whose = (first.age ?? 21) >= 21 ? 'for 21 and over' : 'for 18 to 20'
  const short = Math.round(((first.floor - payPerHour) * first.minutes) / 60)
  return (
    `Own staff are paid no less than the National Minimum Wage: ${formatPence(first.floor)} an hour ${whose} on ` +
    `${dateText(first.date)}. ${formatPence(payPerHour)} is ${formatPence(first.floor - payPerHour)} an hour less, ` +
    `${formatPence(short)} for this shift.`
  )
}

export interface PaidShift {
  /** The day it begins, `YYYY-MM-DD`. */
  date: string
  /** Elapsed length. */
  minutes: number
  /** The lowest rate any of its minutes is paid at. */
  pencePerHour: number
}

/**
 * What to warn of when the lowest rate of a shift, less the breaks due and not paid, falls below the National Living
 * Wage: the lowest of them, and how many. It does not bind for self-employed work, so this warns and never refuses.
 */
export function minimumWageWarning({
  breaksPaid,
  shifts,
}: {
  breaksPaid: boolean
  shifts: readonly PaidShift[]
}): string | null {
  const low = shifts
    .map((shift) => ({ ...shift, ...effectiveRate(breaksPaid, shift), floor: minimumRate(shift.date) }))
    .filter(({ rate, floor }) => floor !== null && rate < floor)
  const [worst] = low.toSorted((a, b) => a.rate - (a.floor ?? 0) - (b.rate - (b.floor ?? 0)))
  if (!worst) return null

  const after = worst.unpaid > 0 ? ` after an unpaid break of ${worst.unpaid} min` : ''
  const several = low.length === 1 ? '' : `${low.length} of ${shifts.length} shifts, first on `
  const where = low.length === shifts.length ? '' : ` on ${several}${dateText(low[0]?.date ?? worst.date)}`
  return (
    `${formatPence(Math.floor(worst.rate))} an hour${after} is below the National Living Wage of ` +
    `${formatPence(worst.floor ?? 0)}${where}: fewer people will apply`
  )
}

/** Pence for each hour present; `unpaid` is the break the day is due. */
function effectiveRate(breaksPaid: boolean, { minutes, pencePerHour }: PaidShift): { rate: number; unpaid: number } {
  const unpaid = breaksPaid ? 0 : breakDue(minutes)
  return { rate: minutes > 0 ? (pencePerHour * (minutes - unpaid)) / minutes : pencePerHour, unpaid }
}
