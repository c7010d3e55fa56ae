import { useEffect, useState } from 'react'

/** Minutes of the shift for each second of the replay. */
export const speeds = [1, 5, 15, 60] as const

const TICK_MS = 200
const MINUTE_MS = 60_000

interface Replay {
  /** The time that is shown, in milliseconds. */
  at: number
  playing: boolean
  speed: number
  show: (at: number) => void
  toggle: () => void
  setSpeed: (speed: number) => void
}

/** Runs through a time span; it begins at the end, and playing from there begins at the start. */
export function useReplay(from: number, to: number): Replay {
  const [at, setAt] = useState(to)
  const [isOn, setOn] = useState(false)
  const [speed, setSpeed] = useState<number>(5)
  const playing = isOn && at < to

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => setAt((now) => Math.min(to, now + (speed * MINUTE_MS * TICK_MS) / 1000)), TICK_MS)
    return () => clearInterval(timer)
  }, [playing, speed, to])

  return {
    at,
    playing,
    speed,
    setSpeed,
    show: setAt,
    toggle: () => {
      if (!playing && at >= to) setAt(from)
      setOn(!playing)
    },
  }
}
