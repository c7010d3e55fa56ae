export { readShiftPass } from './pass/shift-pass'
export { requireSeekerOrShift } from './guard/require-seeker-or-shift'
export { shiftDayRoutes } from './shift-day-routes'
