export { liveHandlers } from './live-handlers'
