export { earningsHandlers, serveEarnings } from './earnings-handlers'
