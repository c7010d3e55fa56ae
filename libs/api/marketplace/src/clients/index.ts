export { clientHandlers } from './client-handlers'
export { clientsNotPosted } from './posts-ahead'
export { seesClient } from './sees-client'
export { eraseClients } from './erase-clients'
