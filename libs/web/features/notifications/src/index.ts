export { notificationRoutes } from './notification-routes'
export { useUnreadCount } from './use-unread-count'
