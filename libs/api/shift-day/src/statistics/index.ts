export { statisticsHandlers } from './statistics-handlers'
