export { clockOffset, noteServerTime, serverNow } from './server-clock'
export { useNow } from './use-now'
