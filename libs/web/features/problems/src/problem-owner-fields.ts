import { problems } from '@s4/contract'

export const OwnerFields = problems['problems.change'].input.pick({ ownerUid: true, severity: true })
