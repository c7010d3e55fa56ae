export { deliverDueMail, deliverMail } from './deliver-mail'
export type { OutgoingMail } from './outgoing-mail'
export { smtpSender } from './smtp-sender'
