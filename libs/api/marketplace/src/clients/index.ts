export { clientHandlers } from './client-handlers'
export { seesClient } from './sees-client'
export { eraseClients } from './erase-clients'
