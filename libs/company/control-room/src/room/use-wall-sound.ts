import { isMuted, setMuted, tryAlarm, useAlarm } from '@s4/ui'
import { useEffect, useRef, useState } from 'react'
import type { Line } from './lines'

const HELP_EVERY_MS = 3000
const ALERT_EVERY_MS = 15_000

/**
 * Rings while a red alert waits for somebody, and once for anything else that becomes red. The choice is the one of the
 * alert bar in this browser. Calls for help ring all the same.
 */
export function useWallSound(lines: readonly Line[]) {
  const [muted, setMutedHere] = useState(isMuted)
  const pressed = useHasBeenPressed()
  const calling = lines.filter(callsSomebody)
  const isHelp = calling.some(({ kind }) => kind === 'help')
  useAlarm(pressed && calling.length > 0 && (isHelp || !muted), isHelp ? HELP_EVERY_MS : ALERT_EVERY_MS)
  useRingOnce(
    lines.filter((line) => line.tone === 'danger' && !callsSomebody(line)).map(({ key }) => key),
    pressed && !muted,
  )
  return {
    muted,
    waitsForPress: !pressed && !muted,
    setMuted: (off: boolean) => {
      setMuted(off)
      setMutedHere(off)
      if (!off) tryAlarm()
    },
  }
}

/** Red, and nobody has said that they look at it. */
function callsSomebody(line: Line): boolean {
  if (line.tone !== 'danger') return false
  if ('alert' in line) return line.alert.acknowledgedAt === null
  return line.kind === 'late'
}

function useRingOnce(keys: readonly string[], on: boolean): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const present = keys.join(' ')
  useEffect(() => {
    const now = new Set(present.split(' ').filter(Boolean))
    const before = known.current
    known.current = now
    if (on && before && [...now].some((key) => !before.has(key))) tryAlarm()
  }, [present, on])
}

/** Browsers let a page sound after the first press on it. */
function useHasBeenPressed(): boolean {
  const [pressed, setPressed] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  useEffect(() => {
    if (pressed) return undefined
    const note = () => setPressed(true)
    window.addEventListener('pointerdown', note)
    window.addEventListener('keydown', note)
    return () => {
      window.removeEventListener('pointerdown', note)
      window.removeEventListener('keydown', note)
    }
  }, [pressed])
  return pressed
}
