import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { team } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { useChange } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

export type HistoryAsked = RouteInput<'team.history'>

/** From the address of the page; anything else than numbers and ids is left out. */
export function parseHistory(params: URLSearchParams): HistoryAsked {
  const { data } = team['team.history'].input.safeParse({
    member: params.get('member') || undefined,
    before: params.get('before') ?? undefined,
  })
  return data ?? {}
}

export const historyQuery = (api: Api, asked: HistoryAsked) => api.query('team.history', asked)
export const useHistory = (asked: HistoryAsked) => useSuspenseQuery(historyQuery(useApi(), asked)).data

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
