import { tickets } from '@s4/contract'

export const ReplyFields = tickets['tickets.reply'].input.pick({ text: true })
