import { useEffect, useState } from 'react'

const SECOND = 1000

/** The clock's time, updated every `every` milliseconds. */
export function useNow(clock: () => number, every = SECOND): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), every)
    return () => clearInterval(timer)
  }, [clock, every])
  return now
}
