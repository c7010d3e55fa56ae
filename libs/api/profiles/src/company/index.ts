export { eraseCompany } from './erase-company'
export { companyHandlers } from './company-handlers'
export { publicCompanyHandlers } from './public-company-handlers'
