export { bankHolidayHandlers } from './bank-holiday-handlers'
