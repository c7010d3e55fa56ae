export { ticketHandlers } from './ticket-handlers'
