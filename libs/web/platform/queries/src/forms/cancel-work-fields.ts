import { assignments } from '@s4/contract'

export const CancelFields = assignments['assignments.cancel'].input.pick({ reason: true })
