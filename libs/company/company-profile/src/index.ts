export { companyProfileRoutes } from './company-profile-routes'
