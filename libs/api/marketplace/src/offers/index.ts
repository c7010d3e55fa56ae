export { declineEvery } from './decline-offers'
export { lapseOffers } from './lapse-offers'
export { offerHandlers } from './offer-handlers'
export { rescindOffers } from './rescind-offers'
