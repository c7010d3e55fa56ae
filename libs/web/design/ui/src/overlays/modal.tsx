import { Suspense, startTransition, useEffect, useState, type ComponentType } from 'react'
import type { ModalProps } from './modal-dialog'

let Dialog: ComponentType<ModalProps> | null = null

const loadDialog = async () => {
  Dialog = (await import('./modal-dialog')).ModalDialog
}

/** Loads the code of the dialog early, so that it also opens without a network. */
export const preloadModal = () => loadDialog().catch(() => {})

/** A dialog that traps focus and stops the page from scrolling. */
export function Modal({ open, ...props }: ModalProps) {
  const isOpen = useOpenAfterPicture(open)
  const [opened, setOpened] = useState(false)
  if (isOpen && !opened) setOpened(true)
  if (!opened || !Dialog) return null

  return (
    <Suspense fallback={null}>
      <Dialog {...props} open={isOpen} />
    </Suspense>
  )
}

/**
 * The press is answered first: a dialog takes a slow phone longer than a picture. Its code is loaded without `lazy`,
 * because React shows what it had to wait for 300 ms later.
 */
function useOpenAfterPicture(open: boolean): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!open) return
    let isClosed = false
    const become = (ready: () => boolean) => isClosed || startTransition(() => setIsReady(ready))
    void nextPicture()
      .then(loadDialog)
      .then(
        () => become(() => true),
        // The screen's error boundary tells it.
        (failure: unknown) =>
          become(() => {
            throw failure
          }),
      )
    return () => {
      isClosed = true
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
