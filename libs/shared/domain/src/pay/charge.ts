import type { ShiftSpan } from '../time/shift-text'
import type { PaidTime } from './paid-time'
import type { PayBand } from './pay-terms'
import { ratedStretches } from './rated-stretches'

/** What margins can be added up by. */
export const marginGroups = ['client', 'site', 'shift', 'week', 'month'] as const

/** What an hour of a role is charged from a day on, in pence; a band without an amount is charged as usual. */
export interface ChargeRate {
  role: string
  from: string
  pencePerHour: number
  night: { from: string; to: string; pencePerHour: number } | null
  saturday: number | null
  sunday: number | null
  bankHoliday: number | null
}

/** The rate of a role in force on a day: the latest that has begun. Null where there is none. */
export const chargeRateOn = <Rate extends Pick<ChargeRate, 'role' | 'from'>>(
  rates: readonly Rate[],
  { role, date }: { role: string; date: string },
): Rate | null =>
  rates
    .filter((rate) => rate.role === role && rate.from <= date)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1) ?? null

interface Place {
  zone: string
  bankHolidays: ReadonlyMap<string, string>
}

/** How the minutes of a shift are charged, in the shape in which they are paid, so that both are added up alike. */
export function chargedTime(rate: ChargeRate, shift: ShiftSpan, place: Place): PaidTime {
  const { pencePerHour: base } = rate
  const more = (pence: number) => ({ unit: 'pencePerHour' as const, extra: pence - base })
  const bands: PayBand[] = [
    ...(rate.night
      ? [{ kind: 'night' as const, from: rate.night.from, to: rate.night.to, ...more(rate.night.pencePerHour) }]
      : []),
    ...(['saturday', 'sunday', 'bankHoliday'] as const).flatMap((kind) => {
      const pence = rate[kind]
      return pence === null ? [] : [{ kind, ...more(pence) }]
    }),
  ]
  return {
    payPerHour: base,
    stretches: ratedStretches({ payPerHour: base, bands, ...place }, shift),
    terms: { pay: { minimumMinutes: 0 } },
  }
}
