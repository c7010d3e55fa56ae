export { serveCodes } from './serve-codes'
export { KIOSK_STEP, siteCodes } from './site-codes'
export { siteHandlers } from './site-handlers'
