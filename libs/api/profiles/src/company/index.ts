export { companyHandlers } from './company-handlers'
export { publicCompanyHandlers } from './public-company-handlers'
