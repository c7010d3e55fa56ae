import { use, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

interface ShownProps {
  /** Called once the app stands in the page and hears what happens in it. */
  onShown: () => void
  /** Null while nothing in the page is being pressed. */
  pressed: () => Promise<void> | null
  children: ReactNode
}

/** The app, shown in one step: not between a finger's touch and its lifting, or what it pressed would be gone. */
export function Shown({ onShown, pressed, children }: ShownProps) {
  const [, setHears] = useState(false)
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        // All effects run before the next rendering, so a form keeps what is filled in from here on.
        flushSync(() => setHears(true))
        onShown()
      }),
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
