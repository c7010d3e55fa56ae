export { checkLedger, findDifferences } from './check-ledger'
