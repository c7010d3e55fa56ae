export { jobPageHead } from './job-posting'
export { jobSearchHandlers } from './job-search-handlers'
export { openJobsCountHandlers } from './open-jobs-count-handlers'
export { refreshOpenJobs } from './refresh-open-jobs'
