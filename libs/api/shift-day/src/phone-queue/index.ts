export { phoneQueueHandlers } from './phone-queue-handlers'
