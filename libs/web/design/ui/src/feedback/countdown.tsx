import { useEffect, useState } from 'react'

interface CountdownProps {
  /** The instant it ends, ISO 8601. */
  to: string
  /** The clock, in milliseconds since the epoch. */
  now?: (() => number) | undefined
  /** What to read once the time has come. */
  doneText?: string | undefined
}

const SECOND = 1000

/** The time left, by the second in the last hour. Not read out as it changes. */
export function Countdown({ to, now = Date.now, doneText = 'now' }: CountdownProps) {
  const end = Date.parse(to)
  const [left, setLeft] = useState(() => end - now())

  useEffect(() => {
    const tick = () => setLeft(end - now())
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [end, now])

  return (
    <time role="timer" dateTime={to} css={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {left <= 0 ? doneText : timeLeft(left)}
    </time>
  )
}

/** `2 d 3 h`, `3 h 05 min`, `4 min 09 s`: two parts are enough to act on. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const two = (value: number) => String(value).padStart(2, '0')

  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${two(minutes)} min`
  return `${minutes} min ${two(seconds % 60)} s`
}
