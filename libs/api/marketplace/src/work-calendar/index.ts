export { serveWorkCalendars } from './serve-work-calendars'
export { workCalendarHandlers } from './work-calendar-handlers'
