export { LicenceEntry } from '@s4/contract'
