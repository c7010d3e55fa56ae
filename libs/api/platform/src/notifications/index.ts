export { notificationHandlers } from './notification-handlers'
