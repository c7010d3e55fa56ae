export { clientHandlers } from './client-handlers'
export { eraseClients } from './erase-clients'
