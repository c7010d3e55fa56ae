import type { ShiftSpan } from '@s4/domain/shift-text'
import { Disclosure, List } from '@s4/ui'
import { ShiftTime } from './shift-time'

interface ShiftListProps {
  shifts: readonly (ShiftSpan & { id: string })[]
  zone: string
  label?: string
}

const MAX_SHIFTS = 5

/** A list of shifts; those after the fifth are in a disclosure. */
export function ShiftList({ shifts, zone, label = 'Shifts' }: ShiftListProps) {
  const lines = (part: ShiftListProps['shifts']) =>
    part.map((shift) => (
      <li key={shift.id}>
        <ShiftTime shift={shift} zone={zone} />
      </li>
    ))
  if (shifts.length <= MAX_SHIFTS)
    return (
      <List label={label} gap="xs">
        {lines(shifts)}
      </List>
    )
  return (
    <>
      <List label={label} gap="xs">
        {lines(shifts.slice(0, MAX_SHIFTS))}
      </List>
      <Disclosure summary={`${shifts.length - MAX_SHIFTS} more shifts`}>
        <List label={`More ${label.toLowerCase()}`} gap="xs">
          {lines(shifts.slice(MAX_SHIFTS))}
        </List>
      </Disclosure>
    </>
  )
}
