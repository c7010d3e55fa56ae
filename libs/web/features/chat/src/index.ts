export { chatRoutes } from './chat-routes'
export { useUnreadMessages } from './conversations/use-unread-messages'
