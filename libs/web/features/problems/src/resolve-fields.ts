import { problems } from '@s4/contract'

export const ResolveFields = problems['problems.resolve'].input.pick({ outcome: true })
