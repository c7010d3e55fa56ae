import { formatPence, payFor } from '@s4/domain/money'
import type { PaidTime } from '@s4/domain/paid-time'
import { shiftMinutes, type ShiftSpan } from '@s4/domain/shift-text'
import { workingTime } from '@s4/domain/working-time'

/**
 * What an unpaid break takes off: `about £5.20`, or `£5.20 to £6.24` where it depends on when it is taken. Null where
 * no shift is longer than the break.
 */
export function breakCostText(
  shifts: readonly (ShiftSpan & Pick<PaidTime, 'stretches'>)[],
  { payPerHour }: Pick<PaidTime, 'payPerHour'>,
): string | null {
  const longer = shifts.filter((shift) => shiftMinutes(shift) > workingTime.breakMinutes)
  if (longer.length === 0) return null
  const rates = longer.flatMap(({ stretches }) =>
    stretches.length > 0 ? stretches.map(({ pencePerHour }) => pencePerHour) : [payPerHour],
  )
  const least = formatPence(payFor(workingTime.breakMinutes, Math.min(...rates)))
  const most = formatPence(payFor(workingTime.breakMinutes, Math.max(...rates)))
  return least === most ? `about ${least}` : `${least} to ${most}`
}
