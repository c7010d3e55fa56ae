import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

export const teamQuery = (api: Api) => api.query('team.show', {})
export const useTeam = () => useSuspenseQuery(teamQuery(useApi())).data

export const useInvite = () => useEndpointMutation('team.invite', { shown: true })
export const useSendAgain = () => useEndpointMutation('team.sendAgain')
export const useWithdraw = () => useEndpointMutation('team.withdraw')
export const useChangeMember = () => useChange('team.change', { shown: true })
export const useRemoveMember = () => useEndpointMutation('team.remove', { shown: true })
export const useHandOver = () => useChange('team.handOver', { shown: true })
export const useRename = () => useChange('team.rename', { shown: true })
export const useLeave = () => useChange('team.leave', { shown: true })
export const useSwitchCompany = () => useEndpointMutation('session.switchCompany')
