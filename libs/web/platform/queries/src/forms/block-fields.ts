import { workers } from '@s4/contract'

export const BlockFields = workers['workers.block'].input.pick({ reason: true })
