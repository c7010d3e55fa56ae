import { useCallback, useEffect, useState } from 'react'
import { useDay } from './shift-day-queries'

const SECOND = 1000

/** Returns the server's time in milliseconds. */
export function useServerClock(assignmentId: string): () => number {
  const { data, dataUpdatedAt } = useDay(assignmentId)
  const serverOffsetMs = Date.parse(data.now) - dataUpdatedAt
  return useCallback(() => Date.now() + serverOffsetMs, [serverOffsetMs])
}

/** The clock's time, updated every `every` milliseconds. */
export function useNow(clock: () => number, every = SECOND): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [clock, every])
  return now
}
