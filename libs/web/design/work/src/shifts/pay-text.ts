import { formatPence, formatRate, payFor } from '@s4/domain/money'
import { shiftMinutes, type ShiftSpan } from '@s4/domain/shift-text'
import { VAT_PERCENT, vatOn } from '@s4/domain/vat'

/** `£14.50/h · £116.00 for the shift`. */
export const shiftPayText = (shift: ShiftSpan, payPerHour: number): string =>
  `${formatRate(payPerHour)} · ${formatPence(payFor(shiftMinutes(shift), payPerHour))} for the shift`

/** `£14.50/h · £232.00 for 2 shifts`. */
export function totalPayText(shifts: readonly ShiftSpan[], payPerHour: number): string {
  const total = shifts.reduce((sum, shift) => sum + payFor(shiftMinutes(shift), payPerHour), 0)
  const span = shifts.length === 1 ? 'the shift' : `${shifts.length} shifts`
  return `${formatRate(payPerHour)} · ${formatPence(total)} for ${span}`
}

/** `£46.40 VAT (20 %) on top, £278.40 in all`. Each shift has its own invoice and rounding. */
export function vatOnTopText(shifts: readonly ShiftSpan[], payPerHour: number): string {
  const pays = shifts.map((shift) => payFor(shiftMinutes(shift), payPerHour))
  const vat = pays.reduce((sum, pay) => sum + vatOn(pay), 0)
  return (
    `${formatPence(vat)} VAT (${VAT_PERCENT} %) on top, ` +
    `${formatPence(pays.reduce((sum, pay) => sum + pay, vat))} in all`
  )
}
