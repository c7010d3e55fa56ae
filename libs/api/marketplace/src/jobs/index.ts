export { rejectApplicants, rescindOffers } from './end-work'
export { jobHandlers } from './job-handlers'
export { jobRepository } from './job-repository'
