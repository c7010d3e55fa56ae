export { CompanyProfile } from '@s4/contract'
