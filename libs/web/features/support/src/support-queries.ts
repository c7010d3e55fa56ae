import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export const answersQuery = (api: Api) => api.query('support.answers', {})
export const ticketsQuery = (api: Api) => api.pages('tickets.list', {})
export const ticketQuery = (api: Api, id: string) => api.query('tickets.show', { id })

export const useAnswers = () => useSuspenseQuery(answersQuery(useApi())).data
export const useTickets = () => useSuspenseInfiniteQuery(ticketsQuery(useApi()))
export const useTicket = (id: string) => useSuspenseQuery(ticketQuery(useApi(), id)).data

export const useAsk = () => useEndpointMutation('tickets.create', { shown: true })
export const useAskAgain = () => useEndpointMutation('tickets.reply', { shown: true })
export const useCloseTicket = () => useEndpointMutation('tickets.close')
