import { WorkingTimeWarnings } from './working-time-warnings'
import { ShiftList } from './shift-list'
import { ShiftTime } from './shift-time'

const ZONE = 'Europe/London'
const nights = [16, 17, 18, 19, 20, 21, 22].map((day) => ({
  id: String(day),
  startsAt: `2026-11-${day}T22:00:00.000Z`,
  endsAt: `2026-11-${day + 1}T06:00:00.000Z`,
}))

export const OneShift = () => (
  <ShiftTime shift={{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }} zone={ZONE} />
)

export const FewShifts = () => <ShiftList shifts={nights.slice(0, 2)} zone={ZONE} label="Shifts of this offer" />

export const ManyShifts = () => <ShiftList shifts={nights} zone={ZONE} />

export const ShortRest = () => (
  <WorkingTimeWarnings
    warnings={['7 h of rest, between Fri 20 Nov 2026, 22:00–06:00 (8 h) and Sat 21 Nov 2026, 13:00–21:00 (8 h)']}
  />
)
