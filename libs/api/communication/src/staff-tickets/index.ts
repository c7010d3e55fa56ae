export { staffTicketHandlers } from './staff-ticket-handlers'
