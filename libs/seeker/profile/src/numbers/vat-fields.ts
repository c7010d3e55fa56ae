export { VatEntry } from '@s4/contract'
