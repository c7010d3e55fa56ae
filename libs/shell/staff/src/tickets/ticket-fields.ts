import { staffTickets } from '@s4/contract'

export const AnswerFields = staffTickets['staffTickets.answer'].input.pick({ text: true })
