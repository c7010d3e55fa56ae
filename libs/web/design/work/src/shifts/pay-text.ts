import { formatPence, formatRate } from '@s4/domain/money'
import { payForShift, type PaidTime } from '@s4/domain/paid-time'
import { shiftMinutes, type ShiftSpan } from '@s4/domain/shift-text'
import { VAT_PERCENT, vatOn } from '@s4/domain/vat'
import { breakDue, workingTime } from '@s4/domain/working-time'

type PricedShift = ShiftSpan & Pick<PaidTime, 'stretches'>
/** What prices the shifts of a job. */
type Rates = Omit<PaidTime, 'stretches'>
/** Unpaid breaks are taken off as they are taken, so a sum before the work is the most it comes to. */
type PlannedRates = Rates & { breaksPaid?: boolean }

const upTo = ({ breaksPaid }: PlannedRates, pence: number) =>
  `${breaksPaid === false ? 'up to ' : ''}${formatPence(pence)}`

/** Pence for a whole shift under its terms. */
export const shiftPay = (shift: PricedShift, { payPerHour, terms }: Rates): number =>
  payForShift({ payPerHour, terms, stretches: shift.stretches }, shiftMinutes(shift))

/** As `totalPayText`, for one shift. */
export const shiftPayText = (work: PricedShift & PlannedRates): string => totalPayText([work], work)

/** `£14.50/h · £232.00 for 2 shifts`, `£14.50/h · up to £232.00 for 2 shifts, minus unpaid breaks`. */
export function totalPayText(shifts: readonly PricedShift[], rates: PlannedRates): string {
  const total = shifts.reduce((sum, shift) => sum + shiftPay(shift, rates), 0)
  const span = shifts.length === 1 ? 'the shift' : `${shifts.length} shifts`
  const less = rates.breaksPaid === false ? ', minus unpaid breaks' : ''
  return `${formatRate(rates.payPerHour)} · ${upTo(rates, total)} for ${span}${less}`
}

/**
 * `£344.17 with 2 unpaid breaks of 20 min`; null where no unpaid break is due, or where it depends on when it is taken.
 */
export function afterBreaksText(shifts: readonly PricedShift[], rates: PlannedRates): string | null {
  const due = shifts.filter((shift) => breakDue(shiftMinutes(shift)) > 0)
  if (rates.breaksPaid !== false || due.length === 0 || due.some(({ stretches }) => stretches.length > 1)) return null
  const total = shifts.reduce((sum, shift) => {
    const minutes = shiftMinutes(shift)
    return sum + payForShift({ ...rates, stretches: shift.stretches }, minutes - breakDue(minutes))
  }, 0)
  const breaks = due.length === 1 ? 'an unpaid break' : `${due.length} unpaid breaks`
  return `${formatPence(total)} with ${breaks} of ${workingTime.breakMinutes} min`
}

/** `£46.40 VAT (20%) on top, £278.40 in all`. Each shift has its own invoice and rounding. */
export function vatOnTopText(shifts: readonly PricedShift[], rates: PlannedRates): string {
  const pays = shifts.map((shift) => shiftPay(shift, rates))
  const vat = pays.reduce((sum, pay) => sum + vatOn(pay), 0)
  return (
    `${upTo(rates, vat)} VAT (${VAT_PERCENT}%) on top, ` +
    `${upTo(
      rates,
      pays.reduce((sum, pay) => sum + pay, vat),
    )} in all`
  )
}
