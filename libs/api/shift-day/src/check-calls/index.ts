export { checkCallHandlers } from './check-call-handlers'
export { missCheckCalls } from './miss-check-calls'
