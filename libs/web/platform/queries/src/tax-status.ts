import { useApi, type Api } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useChange } from './use-change'

/** What the company determined about the status for tax on the job of an assignment. */
const taxStatusQuery = (api: Api, id: string) => api.query('taxStatus.list', { id })
export const useTaxStatus = (id: string) => useQuery(taxStatusQuery(useApi(), id))
export const useRecordTaxStatus = () => useChange('taxStatus.record')
