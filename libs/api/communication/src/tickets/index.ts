export { eraseTickets } from './erase-tickets'
export { ticketHandlers } from './ticket-handlers'
