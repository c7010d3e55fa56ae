export { eraseSeeker, hideSeeker } from './erase-seeker'
export { profileHandlers } from './profile-handlers'
export { remindOfExpiries } from './remind-of-expiries'
export { nextSellerNumber } from './seller-numbers'
