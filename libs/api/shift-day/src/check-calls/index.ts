export { checkCallHandlers } from './check-call-handlers'
export { ringCheckCalls } from './ring-check-calls'
export { missCheckCalls } from './miss-check-calls'
