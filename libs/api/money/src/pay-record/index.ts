export { payRecordHandlers } from './pay-record-handlers'
