export { eraseMessages, type NewMessage, queueMessages, removeOldMessages } from './message-repository'
export { queueNoticePushes } from './queue-notice-pushes'
