export { removeWorkCalendar } from './remove-work-calendar'
export { serveWorkCalendars } from './serve-work-calendars'
export { workCalendarHandlers } from './work-calendar-handlers'
