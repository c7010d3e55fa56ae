export { removeHalfMadeAccounts } from './remove-half-made-accounts'
