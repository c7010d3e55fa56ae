export { companyJobsRoutes } from './company-jobs-routes'
