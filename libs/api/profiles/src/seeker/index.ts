export { profileHandlers } from './profile-handlers'
export { remindOfExpiries } from './remind-of-expiries'
export { nextSellerNumber } from './seller-numbers'
