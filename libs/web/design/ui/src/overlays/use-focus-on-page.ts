import { useEffect } from 'react'

// What opened the dialog may go with the answer, or only when the page has been read again.
const CHECKS_MS = [0, 250, 1000, 3000]

/**
 * After a dialog or another part of a page, focus goes to the page where what had it is gone, so that a key does not
 * begin at the very top.
 */
export function useFocusOnPage(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    return () => CHECKS_MS.forEach((wait) => setTimeout(focusPage, wait))
  }, [open])
}

function focusPage(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
