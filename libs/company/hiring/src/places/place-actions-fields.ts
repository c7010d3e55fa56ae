import { assignments } from '@s4/contract'

export const NoShowFields = assignments['assignments.noShow'].input.pick({ reason: true })
