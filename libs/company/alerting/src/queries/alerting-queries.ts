import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

// Live signals refetch at once; the interval is for a broken stream.
const refetchInterval = 30_000

export const waitingAlertsQuery = (api: Api) => api.query('alerts.waiting', {})
export const onCallQuery = (api: Api) => api.query('onCall.show', {})
export const reachQuery = (api: Api) => api.query('reach.show', {})

export const useOnCall = () => useSuspenseQuery({ ...onCallQuery(useApi()), refetchInterval }).data
export const useReach = () => useSuspenseQuery({ ...reachQuery(useApi()), refetchInterval }).data
/** A failure does not break the screen. */
export const useWaitingAlerts = () =>
  useQuery({ ...waitingAlertsQuery(useApi()), refetchInterval, throwOnError: false })

export const useAddOnCall = () => useEndpointMutation('onCall.add', { shown: true, repeatable: true })
export const useRemoveOnCall = () => useEndpointMutation('onCall.remove')
export const useSaveAlertRules = () => useEndpointMutation('onCall.saveRules', { shown: true, repeatable: true })

export const useAddDevice = () => useEndpointMutation('reach.addDevice', { shown: true, repeatable: true })
export const useRemoveDevice = () => useEndpointMutation('reach.removeDevice')
export const useSavePhone = () => useEndpointMutation('reach.savePhone', { shown: true, repeatable: true })
export const useConfirmPhone = () => useEndpointMutation('reach.confirmPhone', { shown: true, repeatable: true })
export const useRemovePhone = () => useEndpointMutation('reach.removePhone', { repeatable: true })
export const useSaveQuietHours = () => useEndpointMutation('reach.saveQuietHours', { shown: true, repeatable: true })
export const useSendTest = () => useEndpointMutation('reach.test', { shown: true, repeatable: true })
