import { manyApplications } from '@s4/contract'

export const RejectFields = manyApplications['manyApplications.reject'].input.pick({ reason: true })
