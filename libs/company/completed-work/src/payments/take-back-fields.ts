import { payments } from '@s4/contract'

export const ReversalFields = payments['payments.reverse'].input.pick({ reason: true })
