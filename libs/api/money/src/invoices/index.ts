export { TO_PAY } from './invoice-columns'
export { invoiceHandlers } from './invoice-handlers'
export { limitNamesOnInvoices, removeOldNames } from './remove-old-names'
export { serveInvoiceFiles } from './serve-invoice-files'
