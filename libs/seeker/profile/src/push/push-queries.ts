import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const pushQuery = (api: Api) => api.query('push.show', {})
export const usePush = () => useSuspenseQuery(pushQuery(useApi())).data
export const useAddDevice = () => useEndpointMutation('push.addDevice', { shown: true, repeatable: true })
export const useRemoveDevice = () => useEndpointMutation('push.removeDevice')
export const useTestPush = () => useEndpointMutation('push.test', { shown: true, repeatable: true })
