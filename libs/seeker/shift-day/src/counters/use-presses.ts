import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Presses are sent together once nobody has pressed for so long. */
const IDLE_MS = 700
/** And at the latest after so long: other doors read them, however busy this one is. */
const LONGEST_MS = 3000

export interface Presses {
  ins: number
  outs: number
}

export const NONE: Presses = { ins: 0, outs: 0 }

/** Collects presses for a moment, so that a hundred people at a door are not a hundred requests. */
export function usePresses(onSend: (presses: Presses) => void) {
  const [waiting, setWaiting] = useState(NONE)
  const held = useRef(NONE)
  /** When the first of them was pressed, in milliseconds. */
  const since = useRef(0)

  const send = useEffectEvent(() => {
    const presses = held.current
    if (presses.ins + presses.outs === 0) return
    held.current = NONE
    setWaiting(NONE)
    onSend(presses)
  })
  const press = (more: Partial<Presses>) => {
    const { ins, outs } = held.current
    if (ins + outs === 0) since.current = Date.now()
    held.current = { ins: ins + (more.ins ?? 0), outs: outs + (more.outs ?? 0) }
    setWaiting(held.current)
  }

  // Each press begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(send, Math.min(IDLE_MS, since.current + LONGEST_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [waiting])

  useEffect(() => {
    // A phone put away, or another screen: what was pressed is kept first.
    const handleHide = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', handleHide)
    return () => {
      document.removeEventListener('visibilitychange', handleHide)
      send()
    }
  }, [])

  return { waiting, press }
}
