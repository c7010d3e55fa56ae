import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useChange } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

export type HistoryAsked = RouteInput<'team.history'>

/** From the address of the page; anything else than numbers and ids is left out. */
export function parseHistory(params: URLSearchParams): HistoryAsked {
  const member = params.get('member') ?? ''
  const before = params.get('before') ?? ''
  return { ...(ID.test(member) && { member }), ...(LINE.test(before) && { before: Number(before) }) }
}

/** Not by the contract's shape: the table of routes uses this, and every page would load the shapes with it. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const LINE = /^[1-9]\d{0,14}$/

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
