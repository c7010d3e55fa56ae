export { chargedShift } from './charged-shift'
export { marginHandlers } from './margins-handlers'
export { serveMargins } from './serve-margins'
