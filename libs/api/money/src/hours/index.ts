export { hoursHandlers } from './hours-handlers'
export { proposeHours } from './propose-hours'
export { recordedAttendance } from './recorded-attendance'
export { settleUnansweredHours } from './settle-unanswered-hours'
