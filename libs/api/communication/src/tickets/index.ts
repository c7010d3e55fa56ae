export { eraseTickets } from './erase-tickets'
export { ticketHandlers } from './ticket-handlers'
export { answerTicket } from './ticket-commands'
