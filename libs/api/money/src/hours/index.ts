export { hoursHandlers } from './hours-handlers'
export { proposeHours } from './propose-hours'
export { recordedAttendance } from './recorded-attendance'
export { settleSilence } from './settle-silence'
