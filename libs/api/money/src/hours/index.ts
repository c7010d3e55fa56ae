export { hoursHandlers } from './hours-handlers'
export { recordedAttendance } from './recorded-attendance'
export { settleSilence } from './settle-silence'
