export { serveEvents } from './serve-events'
