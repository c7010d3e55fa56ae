import { serverNow } from '@s4/api-client/clock'
import { useDay } from './shift-day-queries'

/** Returns the server's time in milliseconds; waits until the server was heard once, or cannot be. */
export function useServerClock(assignmentId: string): () => number {
  useDay(assignmentId)
  return serverNow
}
