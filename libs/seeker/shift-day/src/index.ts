export { requireSeekerOrShift } from './pass/require-seeker-or-shift'
export { shiftDayRoutes } from './shift-day-routes'
