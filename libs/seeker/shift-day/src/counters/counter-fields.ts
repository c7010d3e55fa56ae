import { counters as endpoints } from '@s4/contract'

export const ResetFields = endpoints['counters.reset'].input.pick({ reason: true })
