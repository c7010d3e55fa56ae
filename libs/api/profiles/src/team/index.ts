export { eraseInvitations, eraseMemberships } from './erase-membership'
export { ownersOf } from './member-repository'
export { removeOldInvitations } from './remove-old-invitations'
export { teamHandlers } from './team-handlers'
