export { alertHandlers } from './alert-handlers'
export { raiseForgottenBookOffs } from './raise-forgotten-book-offs'
export { raiseLateArrivals } from './raise-late-arrivals'
export { settleCheckAlerts } from './settle-check-alerts'
