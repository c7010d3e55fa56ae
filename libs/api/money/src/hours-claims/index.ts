export { hoursClaimHandlers } from './hours-claim-handlers'
export { withdrawClaims } from './withdraw-claims'
