export { creditHandlers } from './credit-handlers'
