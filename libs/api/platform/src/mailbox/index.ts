export { mailboxHandlers } from './mailbox-handlers'
