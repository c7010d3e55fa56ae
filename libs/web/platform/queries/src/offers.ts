import type { Api } from '@s4/api-client'
import { useChange } from './use-change'

export const jobOffersQuery = (api: Api, jobId: string) => api.query('offers.list', { jobId })
export const useMakeOffer = () => useChange('offers.create', { shown: true })
export const useRescindOffer = () => useChange('offers.rescind')
