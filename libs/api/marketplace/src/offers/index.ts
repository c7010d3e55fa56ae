export { lapseOffers } from './lapse-offers'
export { offerHandlers } from './offer-handlers'
