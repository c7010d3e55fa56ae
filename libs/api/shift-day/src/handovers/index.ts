export { handoverHandlers } from './handover-handlers'
