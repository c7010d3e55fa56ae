import { Suspense, startTransition, useEffect, useState, type ComponentType } from 'react'
import { lazyDialog, useEscape } from './lazy-dialog'
import type { ModalProps } from './modal-dialog'

let Dialog: ComponentType<ModalProps> | null = null

const loadDialog = async () => (Dialog = (await import('./modal-dialog')).ModalDialog)

const LateDialog = lazyDialog(loadDialog)

/** Loads the code of the dialog early, so that it also opens without a network. */
export const preloadModal = async (): Promise<void> => {
  await loadDialog().catch(() => null)
}

/** A dialog that traps focus and stops the page from scrolling. */
export function Modal({ open, ...props }: ModalProps) {
  const isOpen = useOpenAfterPicture(open)
  useEscape(open && !isOpen && !props.required ? props.onClose : null)
  // While it is open it stays the same one, so that nothing typed in it is lost.
  const [Shown, setShown] = useState<ComponentType<ModalProps> | null>(null)
  if (isOpen && !Shown) setShown(() => Dialog ?? LateDialog)
  if (!isOpen && Shown === LateDialog) setShown(null)
  if (!Shown) return null

  return (
    <Suspense fallback={null}>
      <Shown {...props} open={isOpen} />
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
    void nextPicture()
      .then(preloadModal)
      .then(() => isClosed || startTransition(() => setIsReady(true)))
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
