export { CompanyVatEntry } from '@s4/contract'
