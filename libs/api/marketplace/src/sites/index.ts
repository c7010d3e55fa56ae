export { serveCodes } from './serve-codes'
export { KIOSK_STEP, siteCodes } from './site-codes'
export { placeSitesAt } from './place-sites'
export { siteHandlers } from './site-handlers'
