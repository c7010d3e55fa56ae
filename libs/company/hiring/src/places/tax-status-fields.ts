export { TaxStatusDraft } from '@s4/contract'
