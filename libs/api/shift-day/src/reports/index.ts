export { reportHandlers } from './report-handlers'
