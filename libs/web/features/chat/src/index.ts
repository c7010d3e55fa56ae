export { chatRoutes } from './chat-routes'
export { useUnreadMessages } from './use-unread-messages'
