export { expenseHandlers } from './expense-handlers'
export { remindOfExpenses, settleUnansweredExpenses } from './unanswered-expenses'
export { withdrawExpenses } from '../expense-claims/withdraw-expenses'
