import { applications } from '@s4/contract'

export const ApplyFields = applications['applications.create'].input.pick({ note: true, shiftIds: true })
