export { expenseHandlers } from './expense-handlers'
