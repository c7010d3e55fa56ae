import { useCallback, useEffect, useState } from 'react'
import { useDay } from './shift-day-queries'

const SECOND = 1000

/** The server's time in milliseconds, whatever the phone's clock says. */
export function useServerClock(assignmentId: string): () => number {
  const { data, dataUpdatedAt } = useDay(assignmentId)
  const ahead = Date.parse(data.now) - dataUpdatedAt
  return useCallback(() => Date.now() + ahead, [ahead])
}

/** The same, drawn again every `every` milliseconds. */
export function useNow(clock: () => number, every = SECOND): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [clock, every])
  return now
}
