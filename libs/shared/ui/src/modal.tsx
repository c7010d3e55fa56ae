import { type ReactNode, Suspense, lazy, useState } from 'react'

export interface ModalProps {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'normal' | 'large' | undefined
  /** Has to be answered by one of its actions: no other way to close it. */
  required?: boolean | undefined
}

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
