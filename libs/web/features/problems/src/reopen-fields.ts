import { problems } from '@s4/contract'

export const ReopenFields = problems['problems.reopen'].input.pick({ reason: true })
