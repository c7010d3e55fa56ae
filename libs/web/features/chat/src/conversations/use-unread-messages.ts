import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'

/** How many messages are unread; zero until it is known, and no reason to hold anything up. */
export function useUnreadMessages(): number {
  const { data } = useQuery({ ...useApi().query('conversations.unread', {}), throwOnError: false })
  return data?.unread ?? 0
}
