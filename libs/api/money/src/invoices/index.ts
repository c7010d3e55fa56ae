export { TO_PAY } from './credit-columns'
export { invoiceHandlers } from './invoice-handlers'
export { limitNamesOnInvoices, removeOldNames } from './remove-old-names'
export { serveInvoiceFiles } from './serve-invoice-files'
