export { checkLedger } from './check-ledger'
