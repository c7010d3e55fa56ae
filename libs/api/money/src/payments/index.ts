export { paymentHandlers } from './payment-handlers'
export { servePaymentFile } from './serve-payment-file'
