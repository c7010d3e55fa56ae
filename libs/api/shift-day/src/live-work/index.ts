export { liveWorkHandlers } from './live-work-handlers'
