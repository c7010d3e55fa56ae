import { jobs } from '@s4/contract'

export const CancelFields = jobs['jobs.cancel'].input.pick({ reason: true })
