export { readShiftPass } from './pass/shift-pass'
export { requireSeekerOrShift } from './pass/require-seeker-or-shift'
export { shiftDayRoutes } from './shift-day-routes'
