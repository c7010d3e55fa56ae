import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const patrolRoutesQuery = (api: Api, siteId: string) => api.query('patrols.routes', { id: siteId })
export const usePatrolRoutes = (siteId: string) => useSuspenseQuery(patrolRoutesQuery(useApi(), siteId)).data

export const useAddRoute = () => useEndpointMutation('patrols.addRoute', { shown: true })
export const useSwitchRoute = () => useEndpointMutation('patrols.switchRoute', { shown: true, repeatable: true })
