import { problems } from '@s4/contract'

export const ReplyFields = problems['problems.reply'].input.pick({ text: true })
