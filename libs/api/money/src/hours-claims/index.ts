export { hoursClaimHandlers } from './hours-claim-handlers'
