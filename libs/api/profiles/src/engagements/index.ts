export { eraseEngagements } from './erase-engagements'
