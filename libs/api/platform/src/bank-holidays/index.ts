export { calendarHandlers } from './calendar-handlers'
