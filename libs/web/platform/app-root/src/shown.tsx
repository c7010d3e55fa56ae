import { use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { TakingOver } from './take-over'

interface ShownProps extends TakingOver {
  /** Null while nothing in the page is being pressed. */
  pressed: () => Promise<void> | null
  children: ReactNode
}

/** The app, shown in one step: not between a finger's touch and its lifting, or what it pressed would be gone. */
export function Shown({ isTouched, onShown, pressed, children }: ShownProps) {
  const [, setHears] = useState(false)
  const isHurried = useRef(false)
  useLayoutEffect(
    () => {
      // What was typed and the focus must not be gone from sight meanwhile.
      isHurried.current = isTouched()
      if (!isHurried.current) return
      queueMicrotask(() => {
        // All effects run before the next rendering, so a form keeps what is filled in from here on.
        flushSync(() => setHears(true))
        onShown()
      })
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  useEffect(
    () => {
      // The last effect: the app hears what happens in it.
      if (!isHurried.current) onShown()
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  return (
    <>
      {children}
      <Unpressed pressed={pressed} />
    </>
  )
}

/** The last part of the app, hence made right before it is shown. */
function Unpressed({ pressed }: Pick<ShownProps, 'pressed'>) {
  const release = pressed()
  if (release) use(release)
  return null
}

/** Follows what is pressed in the page, until told to stop. */
export function followPresses(): { pressed: () => Promise<void> | null; stop: () => void } {
  let release: Promise<void> | null = null
  let end = () => {}
  const handleDown = () => {
    release ??= new Promise((resolve) => {
      end = resolve
    })
  }
  // The click comes after the lifting.
  const handleUp = () =>
    setTimeout(() => {
      release = null
      end()
    })
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerdown', handleDown, { signal })
  for (const lifting of ['pointerup', 'pointercancel']) addEventListener(lifting, handleUp, { signal })
  return { pressed: () => release, stop: () => listening.abort() }
}
