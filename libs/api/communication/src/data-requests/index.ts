export { dataRequestHandlers } from './data-request-handlers'
export { eraseDataRequests } from './erase-data-requests'
