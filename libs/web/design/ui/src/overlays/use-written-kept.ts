import { type RefObject, useEffect, useRef } from 'react'
import { useRefusals } from './page-refusals'

/**
 * Says in the page what was written in a dialog that closes without a press of its own, such as by an answer in another
 * tab. Who presses a button or a link in it sends or leaves what was written, so the dialog clears the map then.
 */
export function useWrittenKept(open: boolean): RefObject<Map<EventTarget, string>> {
  const refusals = useRefusals()
  const written = useRef(new Map<EventTarget, string>())
  useEffect(() => {
    if (!open) return undefined
    const { current: texts } = written
    return () => {
      const said = [...texts.values()].filter((text) => text.trim()).join(' ')
      texts.clear()
      if (said) refusals.show({ message: `The dialog has closed, and this was not sent: ${said}` })
    }
  }, [open, refusals])
  return written
}
