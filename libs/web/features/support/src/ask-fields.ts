import { tickets } from '@s4/contract'

export const AskFields = tickets['tickets.create'].input.pick({ kind: true, subject: true, text: true })
