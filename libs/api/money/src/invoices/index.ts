export { TO_PAY } from './credit-columns'
export { invoiceHandlers } from './invoice-handlers'
export { serveInvoiceFiles } from './serve-invoice-files'
