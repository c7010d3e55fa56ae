export { eraseMessages, type NewMessage, queueMessages, removeOldMessages } from './message-repository'
