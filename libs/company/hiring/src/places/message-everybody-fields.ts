import { chat } from '@s4/contract'

export const Fields = chat['chat.broadcast'].input.pick({ text: true })
