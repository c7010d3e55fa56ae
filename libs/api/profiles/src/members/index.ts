export { eraseMemberships } from './erase-membership'
