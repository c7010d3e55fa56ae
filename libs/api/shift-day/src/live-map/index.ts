export { liveMapHandlers } from './live-map-handlers'
