import { type ComponentType, createElement, useEffect, useState } from 'react'
import { Button } from '../controls/button'
import { keepCode, type Load, useKeptCode } from '../feedback/kept-code'
import { CornerNotice } from '../feedback/corner-notice'

interface DialogProps {
  /** Open unless it says otherwise. */
  open?: boolean | undefined
  onClose: () => void
  /** Can only be closed by one of its actions. */
  required?: boolean | undefined
  /** Opens without a press. */
  focusDialog?: boolean | undefined
}

/**
 * A dialog whose code is loaded when it is asked for. Until it is there, Escape withdraws the request. When it cannot
 * be loaded, a notice in the corner says so and opens it on a press: somebody types on the screen by then. Only what
 * opens without a press comes by itself.
 */
export function lazyDialog<Props extends DialogProps>(load: Load<Props>): ComponentType<Props> {
  const kept = keepCode(load)
  // What was closed before its code came is asked for anew when it opens again.
  return function LazyDialog(props: Props) {
    return kept.part || props.open !== false ? createElement(AwaitedDialog, props) : null
  }

  function AwaitedDialog(props: Props) {
    const { onClose, required = false, focusDialog = false } = props
    const { Part, hasFailed, ask } = useKeptCode(kept, required || focusDialog)
    const [opener] = useState(() => document.activeElement as HTMLElement | null)
    const [said, say] = useState('S4 could not be reached.')
    useEscape(Part || required ? null : onClose)
    if (Part) return createElement(Part, props)
    if (!hasFailed) return null
    const handlePress = () => {
      say('Loading this part of S4.')
      void ask().then(() => say('S4 still could not be reached.'))
    }
    return (
      <CornerNotice
        opener={opener}
        title="This could not be opened"
        action={
          <>
            <Button size="small" onClick={handlePress}>
              Open it now
            </Button>
            {!required && (
              <Button size="small" tone="plain" onClick={onClose}>
                Close
              </Button>
            )}
          </>
        }
      >
        {said}
      </CornerNotice>
    )
  }
}

/** Closes what was asked for and is not there yet, and nothing else: not the dialog that it was asked for in. */
export function useEscape(onClose: (() => void) | null): void {
  useEffect(() => {
    if (!onClose) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  }, [onClose])
}
