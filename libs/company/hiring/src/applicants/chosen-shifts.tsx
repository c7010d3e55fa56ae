import type { Applicant, Shift } from '@s4/contract'
import { Stack, Text } from '@s4/ui'
import { ShiftList } from '@s4/work'

interface ChosenShiftsProps {
  applicant: Pick<Applicant, 'fullname' | 'shiftIds'>
  /** Those of the job. */
  shifts: readonly Shift[]
  zone: string
}

/** The shifts somebody applied for, when not for the whole job (docs/product.md#applications). */
export function ChosenShifts({ applicant: { fullname, shiftIds }, shifts, zone }: ChosenShiftsProps) {
  if (shiftIds === null) return null
  return (
    <Stack gap="xs">
      <Text weight="medium">Applied for {shiftIds.length === 1 ? 'one shift' : `${shiftIds.length} shifts`} only</Text>
      <ShiftList
        shifts={shifts.filter(({ id }) => shiftIds.includes(id))}
        zone={zone}
        label={`Shifts that ${fullname} applied for`}
      />
    </Stack>
  )
}
