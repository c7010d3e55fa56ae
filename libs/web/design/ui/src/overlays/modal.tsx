import { Suspense, lazy, useState } from 'react'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')

const LazyDialog = lazy(async () => ({ default: (await loadDialog()).ModalDialog }))

/** Loads the code of the dialog early, so that it also opens without a network. */
export const preloadModal = async () => {
  await loadDialog().catch(() => {})
}

/** A dialog that traps focus and stops the page from scrolling. */
export function Modal(props: ModalProps) {
  const [opened, setOpened] = useState(props.open)
  if (props.open && !opened) setOpened(true)
  if (!opened) return null

  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  )
}
