export { configHandlers } from './config-handlers'
