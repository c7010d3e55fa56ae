export { manyApplicationHandlers } from './many-application-handlers'
