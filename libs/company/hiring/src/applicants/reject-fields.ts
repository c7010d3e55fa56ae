import { applications } from '@s4/contract'

export const RejectFields = applications['applications.reject'].input.pick({ reason: true })
