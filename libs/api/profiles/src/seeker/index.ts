export { createSeeker } from './create-seeker'
export { eraseSeeker, hideSeeker } from './erase-seeker'
export { profileHandlers } from './profile-handlers'
export { nextSellerNumber } from './seller-numbers'
