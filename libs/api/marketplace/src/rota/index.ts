export { rotaHandlers } from './rota-handlers'
export { serveWeekCalendar } from './serve-week-calendar'
export { shiftUrl } from './shift-url'
export { type CalendarShift, shiftsCalendar } from './shifts-calendar'
