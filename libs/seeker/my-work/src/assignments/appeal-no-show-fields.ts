import { problems } from '@s4/contract'

export const AppealFields = problems['problems.create'].input.pick({ text: true })
