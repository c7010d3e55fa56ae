export { chatRoutes } from './chat-routes'
export { useUnreadMessages } from './conversations/use-unread-messages'
export { useSendKeptMessages } from './sending/use-send-kept-messages'
