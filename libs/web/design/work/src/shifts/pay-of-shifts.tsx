import type { Shift, Terms } from '@s4/contract'
import { shiftLines, type PayLine } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import { Disclosure } from '@s4/ui'
import { PayLinesList } from './pay-lines-list'

interface PayOfShiftsProps {
  shifts: readonly Pick<Shift, 'startsAt' | 'endsAt' | 'stretches'>[]
  payPerHour: number
  terms: Terms
}

/** The lines of pay of some shifts together, on press; nothing when all of it is at the base rate. */
export function PayOfShifts({ shifts, payPerHour, terms }: PayOfShiftsProps) {
  const lines = addUp(
    shifts.flatMap((shift) => shiftLines({ payPerHour, terms, stretches: shift.stretches }, shiftMinutes(shift))),
  )
  if (lines.length < 2) return null
  return (
    <Disclosure summary="How we work out the pay">
      <PayLinesList lines={lines} />
    </Disclosure>
  )
}

function addUp(lines: readonly PayLine[]): PayLine[] {
  const sums = new Map<string, PayLine>()
  for (const line of lines) {
    const key = `${line.kind} ${line.label} ${line.pencePerHour}`
    const sum = sums.get(key)
    sums.set(key, {
      ...line,
      minutes: line.minutes + (sum?.minutes ?? 0),
      pence: line.pence + (sum?.pence ?? 0),
    })
  }
  return [...sums.values()]
}
