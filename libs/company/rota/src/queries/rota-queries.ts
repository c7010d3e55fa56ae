import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { findMonday } from '@s4/domain/week'
import { useSuspenseQuery } from '@tanstack/react-query'
import { today } from '../week/rota-params'

export const rotaQuery = (api: Api, week: string) => api.query('rota.show', { week })
export const useRota = (week: string) => useSuspenseQuery(rotaQuery(useApi(), week)).data

export const thisWeekQuery = (api: Api) => rotaQuery(api, findMonday(today()) ?? today())
export const useThisWeek = () => useSuspenseQuery(thisWeekQuery(useApi())).data

export const calendarsQuery = (api: Api) => api.query('rotaCalendars.list', {})
export const useCalendars = () => useSuspenseQuery(calendarsQuery(useApi())).data
export const useAddCalendar = () => useEndpointMutation('rotaCalendars.add', { shown: true })
export const useRemoveCalendar = () => useEndpointMutation('rotaCalendars.remove', { shown: true })
