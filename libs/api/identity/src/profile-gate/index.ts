export { missingFor } from './profile-gate'
