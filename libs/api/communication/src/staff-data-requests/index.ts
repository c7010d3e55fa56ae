export { staffDataRequestHandlers } from './staff-data-request-handlers'
