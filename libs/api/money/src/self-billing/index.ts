export { invoiceWaitingWork } from './invoice-waiting-work'
export { remindOfRenewals } from './remind-of-renewals'
export { selfBillingHandlers } from './self-billing-handlers'
