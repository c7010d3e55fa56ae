export { jobHandlers } from './job-handlers'
export { jobRepository } from './store/job-repository'
export { moveShift } from './move-shift'
