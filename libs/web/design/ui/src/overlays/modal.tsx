import { Suspense, lazy, startTransition, useEffect, useState } from 'react'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')

const LazyDialog = lazy(async () => ({ default: (await loadDialog()).ModalDialog }))

/** Loads the code of the dialog early, so that it also opens without a network. */
export const preloadModal = async () => {
  await loadDialog().catch(() => {})
}

/** A dialog that traps focus and stops the page from scrolling. */
export function Modal({ open, ...props }: ModalProps) {
  const isOpen = useOpenAfterPicture(open)
  const [opened, setOpened] = useState(false)
  if (isOpen && !opened) setOpened(true)
  if (!opened) return null

  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} open={isOpen} />
    </Suspense>
  )
}

/**
 * The press is answered first: a dialog takes a slow phone longer than a picture. Its code is there before React asks
 * for it, because React shows what it had to wait for 300 ms later.
 */
function useOpenAfterPicture(open: boolean): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!open) return
    const opening = new AbortController()
    const show = () => !opening.signal.aborted && startTransition(() => setIsReady(true))
    void nextPicture().then(preloadModal).then(show)
    return () => {
      opening.abort()
      setIsReady(false)
    }
  }, [open])
  return open && isReady
}

/** At once where nobody looks: a hidden page has no pictures. */
const nextPicture = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
