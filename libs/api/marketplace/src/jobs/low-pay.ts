import { minimumWageWarning } from '@s4/domain/minimum-wage'
import { lowestRate } from '@s4/domain/paid-time'
import type { PayBand } from '@s4/domain/pay-terms'
import { ratedStretches } from '@s4/domain/rated-stretches'

interface PlannedDay {
  /** `2026-11-21` */
  date: string
  shifts: readonly { startsAt: string; endsAt: string; minutes: number }[]
  /** Pence. */
  payPerHour: number
  breaksPaid: boolean
  bands: readonly PayBand[]
}

interface Place {
  zone: string
  /** Names by date. */
  holidays: ReadonlyMap<string, string>
}

/** A sentence where the shifts of a day would pay below the National Living Wage (docs/uk-rules.md#minimum-wage). */
export function lowPayOf(
  { date, shifts, payPerHour, breaksPaid, bands }: PlannedDay,
  { zone, holidays }: Place,
): string | null {
  const rules = { payPerHour, bands, zone, bankHolidays: holidays }
  const warning = minimumWageWarning({
    breaksPaid,
    shifts: shifts.map((shift) => ({
      date,
      minutes: shift.minutes,
      pencePerHour: lowestRate({ payPerHour, stretches: ratedStretches(rules, shift) }, shift.minutes),
    })),
  })
  return warning && `${warning}.`
}
