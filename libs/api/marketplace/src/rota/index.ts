export { rotaHandlers } from './rota-handlers'
export { serveRotaCalendar } from './serve-rota-calendar'
