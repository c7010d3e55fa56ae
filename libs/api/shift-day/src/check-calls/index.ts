export { checkCallHandlers } from './check-call-handlers'
export { serveCheckCalls } from './serve-check-calls'
export { ringCheckCalls } from './ring-check-calls'
export { missCheckCalls } from './miss-check-calls'
