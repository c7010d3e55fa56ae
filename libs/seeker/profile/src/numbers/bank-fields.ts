export { BankDetailsDraft } from '@s4/contract'
