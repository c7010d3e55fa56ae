export { applicationHandlers } from './application-handlers'
