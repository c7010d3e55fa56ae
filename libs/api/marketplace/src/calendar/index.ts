export { removeWorkCalendar } from './remove-calendar'
export { serveWorkCalendars } from './serve-calendars'
export { workCalendarHandlers } from './calendar-handlers'
