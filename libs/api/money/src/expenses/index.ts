export { expenseHandlers } from './expense-handlers'
export { withdrawExpenses } from '../expense-claims/withdraw-expenses'
