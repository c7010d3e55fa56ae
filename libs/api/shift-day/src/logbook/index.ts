export { logbookHandlers } from './logbook-handlers'
export { readsPersonal } from './personal-reports'
