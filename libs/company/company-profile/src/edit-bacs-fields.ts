export { CompanyBacsEntry } from '@s4/contract'
