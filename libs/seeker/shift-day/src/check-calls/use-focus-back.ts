import { useEffect } from 'react'

/** When a dialog that opened by itself is gone with its focus, focus returns to where it was, else to the page. */
export function useFocusBack(dialog: string | undefined): void {
  useEffect(() => {
    if (dialog === undefined) return undefined
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
        const target = isThere ? before : document.querySelector<HTMLElement>('main')
        target?.focus()
      })
    }
  }, [dialog])
}
