export {
  eraseWorkerInvitations,
  removeInvitationsOf,
  removeOldWorkerInvitations,
} from './remove-old-worker-invitations'
export { workerInvitationHandlers } from './worker-invitation-handlers'
