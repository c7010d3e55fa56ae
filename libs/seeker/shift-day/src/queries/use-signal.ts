import { isOutage } from '@s4/api-client'
import { useOffline, useServerUnreachable } from '@s4/auth-session'
import { useDay } from './shift-day-queries'

interface Signal {
  /** True when the server cannot be reached. */
  isLost: boolean
  /** When the server last answered, by its clock; null when the phone keeps no answer. */
  heardAt: string | null
}

export function useSignal(assignmentId: string): Signal {
  const { data, error } = useDay(assignmentId)
  const isOffline = useOffline()
  const isUnreachable = useServerUnreachable()
  const { now, heardAt } = data
  return { isLost: isOffline || isUnreachable || isOutage(error) || heardAt !== now, heardAt }
}
