import { shiftText, type ShiftSpan } from '@s4/domain/shift-text'
import { TimeText } from '@s4/ui'

interface ShiftTimeProps {
  shift: ShiftSpan
  zone: string
}

/** `Sat 21 Nov 2026, 22:00–06:00 (8 h)`, in the site's time zone. */
export const ShiftTime = ({ shift, zone }: ShiftTimeProps) => (
  <TimeText at={shift.startsAt}>{shiftText(shift, zone)}</TimeText>
)
