import { useApi } from '@s4/api-client'
import { unreadNoticesQuery } from '@s4/queries'
import { useQuery } from '@tanstack/react-query'

/** How many notifications are unread; 0 until known. */
export function useUnreadCount(): number {
  const { data } = useQuery(unreadNoticesQuery(useApi()))
  return data?.unread ?? 0
}
