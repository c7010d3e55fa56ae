import { alerts } from '@s4/contract'

export const ResolveFields = alerts['alerts.resolve'].input.pick({ outcome: true, resolution: true })
