import { dataRequests } from '@s4/contract'

export const Fields = dataRequests['dataRequests.create'].input
