import { useEffect, useState } from 'react'

interface CountdownProps {
  /** The instant it ends, ISO 8601. */
  to: string
  /** The clock, in milliseconds since the epoch. */
  now?: (() => number) | undefined
  /** The text when the time is over. */
  doneText?: string | undefined
  /** What follows while some is left: ` left to answer` or a full stop. As one text with the time it does not move. */
  after?: string | undefined
}

const SECOND = 1000

/** The time left, with seconds in the last hour. Screen readers do not announce its changes. */
export function Countdown({ to, now = Date.now, doneText = 'now', after = '' }: CountdownProps) {
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
      {left <= 0 ? doneText : `${timeLeft(left)}${after}`}
    </time>
  )
}

/** `2 days`, `2 d 3 h`, `3 h 05 min` or `4 min 09 s`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const twoDigits = (value: number) => String(value).padStart(2, '0')

  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} day${days > 1 ? 's' : ''}`
  if (hours > 0) return `${hours} h ${twoDigits(minutes)} min`
  return `${minutes} min ${twoDigits(seconds % 60)} s`
}
