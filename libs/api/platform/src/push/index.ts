export { pushHandlers } from './push-handlers'
