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

/** UK-RULES 10. Add the next row when it is announced; never change one that has applied. */
const rows: readonly MinimumWageRow[] = [
  { from: '2025-04-01', from21: 1221, from18: 1000, from16: 755, apprentice: 755, accommodationOffset: 1066 },
  { from: '2026-04-01', from21: 1271, from18: 1085, from16: 800, apprentice: 800, accommodationOffset: 1110 },
]

/** The voluntary Real Living Wage of 2025–26, pence per hour. */
export const realLivingWage = { uk: 1345, london: 1480 } as const

/** The row that applies on a day, `YYYY-MM-DD`: the latest known one for days to come, null before the first. */
export const minimumWageOn = (date: string): MinimumWageRow | null => rows.findLast(({ from }) => from <= date) ?? null

/** Pence per hour for an adult, 18 or over, on a day. */
export function minimumRate(date: string, age = 21): number | null {
  const row = minimumWageOn(date)
  if (!row) return null
  return age >= 21 ? row.from21 : row.from18
}

/**
 * What to warn of when a posted rate, less unpaid breaks, falls below the National Living Wage; null when it does not.
 * It does not bind for self-employed work, so this warns and never refuses.
 */
export function minimumWageWarning({ pencePerHour, date, minutes, unpaidBreakMinutes = 0 }: Offered): string | null {
  const floor = minimumRate(date)
  const effective = minutes > 0 ? (pencePerHour * (minutes - unpaidBreakMinutes)) / minutes : pencePerHour
  if (floor === null || effective >= floor) return null

  const after = unpaidBreakMinutes > 0 ? ' after the unpaid break' : ''
  return `${formatPence(Math.floor(effective))} an hour${after} is below the National Living Wage of ${formatPence(floor)}: fewer people will apply`
}

interface Offered {
  pencePerHour: number
  /** The day of the shift, `YYYY-MM-DD`. */
  date: string
  /** Elapsed length of the shift. */
  minutes: number
  unpaidBreakMinutes?: number | undefined
}
