export { onCallHandlers } from './on-call-handlers'
