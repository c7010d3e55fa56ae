import type { ChargeRate } from '@s4/contract'
import { bankHolidays } from '@s4/domain/bank-holidays'
import { chargedTime, chargeRateOn } from '@s4/domain/charge'
import type { PaidTime } from '@s4/domain/paid-time'
import { localDate } from '@s4/domain/shift-text'
import { siteNation } from '@s4/domain/site-nation'

interface ChargeableShift {
  startsAt: string
  endsAt: string
  role: string
  zone: string
  postcode: string
  /** Those of the contract; null without one. */
  rates: readonly ChargeRate[] | null
}

/** How the minutes of a shift are charged to its client; null without a rate for its role on its day at the site. */
export function chargedShift({ rates, role, ...shift }: ChargeableShift): PaidTime | null {
  const rate = rates && chargeRateOn(rates, { role, date: localDate(shift.startsAt, shift.zone) })
  return rate && chargedTime(rate, shift, { zone: shift.zone, bankHolidays: holidaysOf(shift) })
}

function holidaysOf({
  postcode,
  startsAt,
}: Pick<ChargeableShift, 'postcode' | 'startsAt'>): ReadonlyMap<string, string> {
  const year = Number(startsAt.slice(0, 4))
  return new Map(
    [year, year + 1].flatMap((each) =>
      bankHolidays(siteNation(postcode), each).map(({ date, name }) => [date, name] as const),
    ),
  )
}
