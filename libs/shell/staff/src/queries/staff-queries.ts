import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const staffQuery = (api: Api) => api.query('staff.show', {})
export const disputesQuery = (api: Api) => api.query('staffDisputes.list', {})
export const disputeQuery = (api: Api, id: string) => api.query('staffDisputes.show', { id })
export const healthQuery = (api: Api) => api.query('staffHealth.show', {})
export const companiesToVetQuery = (api: Api) => api.query('staffCompanies.list', {})
export const namedCompaniesQuery = (api: Api, name: string) => api.query('staffCompanies.list', { name })
export const companyToVetQuery = (api: Api, id: string) => api.query('staffCompanies.show', { id })
export const reportsQuery = (api: Api, state: 'waiting' | 'decided') => api.query('staffReports.list', { state })
export const reportQuery = (api: Api, id: string) => api.query('staffReports.show', { id })
export const dataRequestsQuery = (api: Api) => api.query('staffDataRequests.list', {})
export const dataRequestQuery = (api: Api, id: string) => api.query('staffDataRequests.show', { id })
export const ticketsQuery = (api: Api) => api.query('staffTickets.list', {})
export const ticketQuery = (api: Api, id: string) => api.query('staffTickets.show', { id })

export const useStaff = () => useSuspenseQuery(staffQuery(useApi())).data
export const useDisputes = () => useSuspenseQuery(disputesQuery(useApi())).data
export const useDispute = (id: string) => useSuspenseQuery(disputeQuery(useApi(), id)).data
export const useHealth = () => useSuspenseQuery(healthQuery(useApi())).data
export const useCompaniesToVet = () => useSuspenseQuery(companiesToVetQuery(useApi())).data
export const useCompanyToVet = (id: string) => useSuspenseQuery(companyToVetQuery(useApi(), id)).data
export const useReports = (state: 'waiting' | 'decided') => useSuspenseQuery(reportsQuery(useApi(), state)).data
export const useReport = (id: string) => useSuspenseQuery(reportQuery(useApi(), id)).data
export const useDataRequests = () => useSuspenseQuery(dataRequestsQuery(useApi())).data
export const useDataRequest = (id: string) => useSuspenseQuery(dataRequestQuery(useApi(), id)).data
export const useTickets = () => useSuspenseQuery(ticketsQuery(useApi())).data
export const useTicket = (id: string) => useSuspenseQuery(ticketQuery(useApi(), id)).data

export const useAnswerTicket = () => useEndpointMutation('staffTickets.answer', { shown: true })
