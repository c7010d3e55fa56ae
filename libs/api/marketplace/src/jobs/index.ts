export { jobHandlers } from './job-handlers'
export { jobRepository } from './job-repository'
export { moveShift } from './move-shift'
