import { useEffect, useRef } from 'react'

const HELD_AFTER_MS = 1500

interface Hold {
  onHeld: () => void
  /** A press that was let go before, or one by keyboard, switch or voice. */
  onPress: () => void
}

/** The handlers of a button that can be held. */
export function useHold({ onHeld, onPress }: Hold) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const letGo = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: () => {
      wasHeld.current = false
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHeld()
      }, HELD_AFTER_MS)
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    // A long press on a phone would open its own menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: ({ detail }: { detail: number }) => {
      letGo()
      // A press without a pointer counts no clicks; after a hold over which a dialog opened there was no click.
      if (!wasHeld.current || detail === 0) onPress()
      wasHeld.current = false
    },
  }
}
