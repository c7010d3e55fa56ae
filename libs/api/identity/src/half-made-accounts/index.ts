export { removeHalfMadeAccounts } from './remove-half-made-accounts'
export { unmarkHalfMadeAccount } from './unmark-half-made-account'
