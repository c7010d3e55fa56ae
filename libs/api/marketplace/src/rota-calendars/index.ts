export { removeRotaCalendars } from './remove-rota-calendars'
export { rotaCalendarHandlers } from './rota-calendar-handlers'
export { serveRotaCalendars } from './serve-rota-calendars'
