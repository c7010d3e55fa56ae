import { useApi, useEndpointMutation } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'

/** Only for a member who may give clients a link. */
export const useClientLinks = (id: string, enabled: boolean) =>
  useQuery({ ...useApi().query('clientLinks.list', { id }), enabled })

export const useMakeClientLink = () => useEndpointMutation('clientLinks.create', { shown: true })
export const useWithdrawClientLink = () => useEndpointMutation('clientLinks.withdraw', { shown: true })
