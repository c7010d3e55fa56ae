export { logbookHandlers } from './logbook-handlers'
