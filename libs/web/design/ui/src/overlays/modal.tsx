import { Suspense, lazy, useState } from 'react'
import type { ModalProps } from './modal-dialog'

const loadDialog = () => import('./modal-dialog')

const LazyDialog = lazy(async () => ({ default: (await loadDialog()).ModalDialog }))

/** Fetches the overlay's code ahead of need, so that it also opens where the network has gone. */
export const preloadModal = async () => {
  await loadDialog().catch(() => {})
}

/** A full-screen overlay that holds focus and stops the page from scrolling until it is closed. */
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
