export { ratingHandlers } from './rating-handlers'
