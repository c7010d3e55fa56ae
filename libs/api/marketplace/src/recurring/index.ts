export { makeRecurringJobs } from './make-jobs'
export { pauseRecurringOf } from './pause-recurring'
export { recurringHandlers } from './recurring-handlers'
