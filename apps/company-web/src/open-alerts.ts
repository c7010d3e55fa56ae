import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import { useQuery } from '@tanstack/react-query'

/** How many alerts are not resolved; none for who may not see them. */
export function useOpenAlerts(): number {
  const { member } = useSession()
  const { data } = useQuery({
    ...useApi().query('alerts.waiting', {}),
    enabled: member?.permissions.includes('alerts.read') ?? false,
    throwOnError: false,
  })
  return data?.open ?? 0
}
