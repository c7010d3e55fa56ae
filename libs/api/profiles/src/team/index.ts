export { eraseInvitations, eraseMemberships } from './erase-membership'
export { removeOldInvitations } from './remove-old-invitations'
export { teamHandlers } from './team-handlers'
