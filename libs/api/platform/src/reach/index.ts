export { reachHandlers } from './reach-handlers'
export { eraseReach, MESSAGE_STATE, type WaysToReach, waysToReach } from './reach-repository'
