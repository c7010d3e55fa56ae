export { eraseTickets } from './erase-tickets'
export { ticketHandlers } from './ticket-handlers'
export { staffTicketHandlers } from './staff-ticket-handlers'
