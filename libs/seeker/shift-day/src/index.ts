export { requireSeekerOrShift } from './require-seeker-or-shift'
export { shiftDayRoutes } from './shift-day-routes'
