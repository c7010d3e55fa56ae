import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'

/** How many messages are unread; 0 until known. */
export function useUnreadMessages(): number {
  const { data } = useQuery({ ...useApi().query('chat.unread', {}), throwOnError: false })
  return data?.unread ?? 0
}
