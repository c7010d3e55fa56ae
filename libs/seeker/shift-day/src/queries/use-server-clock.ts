import { useEffect, useState } from 'react'
import { serverNow } from '../clock/server-clock'
import { useDay } from './shift-day-queries'

const SECOND = 1000

/** Returns the server's time in milliseconds; waits until the server was heard once, or cannot be. */
export function useServerClock(assignmentId: string): () => number {
  useDay(assignmentId)
  return serverNow
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
