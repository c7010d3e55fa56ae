export { screeningHandlers } from './screening-handlers'
