export { type BankAccount, openBankAccounts } from './open-bank-accounts'
