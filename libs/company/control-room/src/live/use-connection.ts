import { useCallback, useEffect, useRef, useState } from 'react'

interface Connection {
  /** When something last arrived, while the stream of changes is lost; milliseconds since the epoch. */
  lostAt: number | null
  onConnection: (connected: boolean) => void
}

/** A stream that is back within two seconds was not lost. */
const GRACE_MS = 2000
/** The server sends a beat every 20 seconds. */
const SILENCE_MS = 50_000

export function useConnection(): Connection {
  const [lostAt, setLostAt] = useState<number | null>(null)
  const heardAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const onConnection = useCallback((connected: boolean) => {
    clearTimeout(timer.current)
    if (connected) {
      heardAt.current = Date.now()
      setLostAt(null)
    }
    timer.current = setTimeout(() => setLostAt(heardAt.current), connected ? SILENCE_MS : GRACE_MS)
  }, [])

  useEffect(() => {
    heardAt.current = Date.now()
    return () => clearTimeout(timer.current)
  }, [])

  return { lostAt, onConnection }
}
