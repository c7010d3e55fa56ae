export { counterHandlers } from './counter-handlers'
