export { eraseRatingComments } from './erase-rating-comments'
export { ratingHandlers } from './rating-handlers'
