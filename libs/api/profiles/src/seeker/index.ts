export { createSeeker } from './create-seeker'
export { eraseSeeker, hideSeeker } from './erase-seeker'
export { profileHandlers } from './profile-handlers'
export { nextSellerNumbers, sellerPrefix } from './seller-numbers'
