import { useApi } from '@s4/api-client'
import { jobOffersQuery, useChange } from '@s4/queries'
import { useQuery } from '@tanstack/react-query'

/** The open offers of a job; empty until known. */
export const useOpenOffers = (jobId: string) =>
  (useQuery(jobOffersQuery(useApi(), jobId)).data ?? []).filter(({ status }) => status === 'open')

/** Not cached, because the amount owed grows as the shift comes nearer. */
export const useCancellation = (id: string, open: boolean) =>
  useQuery({ ...useApi().query('jobs.cancellation', { id }), enabled: open, gcTime: 0, staleTime: 0 })

export const usePublish = () => useChange('jobs.publish', { shown: true })
export const useClose = () => useChange('jobs.close')
export const useCancel = () => useChange('jobs.cancel', { shown: true })
