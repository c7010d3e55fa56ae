import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, createContext, useContext, useState, useSyncExternalStore } from 'react'
import { ToastBody } from './toast-card'
import { type Toast, type Toasts, createToasts } from './toasts'

const ToastContext = createContext<Toasts | null>(null)

interface ToastProviderProps {
  children: ReactNode
  /** Toasts that are also raised outside React. */
  toasts?: Toasts | undefined
}

/**
 * Shows toasts at the bottom right, on a phone at the top. Screen readers announce errors at once, the rest politely.
 */
export function ToastProvider({ children, toasts }: ToastProviderProps) {
  const [own] = useState(createToasts)
  const used = toasts ?? own
  const shown = useSyncExternalStore(used.subscribe, used.current)

  return (
    <ToastContext value={used}>
      {children}
      <div css={regionStyle}>
        <div role="status" aria-atomic={false} css={stackStyle}>
          <ToastStack toasts={shown.filter(({ type }) => type !== 'error')} onClose={used.dismiss} />
        </div>
        <div role="alert" aria-atomic={false} css={stackStyle}>
          <ToastStack toasts={shown.filter(({ type }) => type === 'error')} onClose={used.dismiss} />
        </div>
      </div>
    </ToastContext>
  )
}

/** Raises toasts. Throws outside `ToastProvider`. */
export function useToast(): Pick<Toasts, 'show' | 'success' | 'error' | 'warning' | 'info' | 'dismiss'> {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a <ToastProvider> above it.')
  return toasts
}

function ToastStack({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  return toasts.map(({ id, ...toast }) => <ToastLine key={id} id={id} toast={toast} onClose={onClose} />)
}

function ToastLine({ id, toast, onClose }: { id: number; toast: Omit<Toast, 'id'>; onClose: (id: number) => void }) {
  const [close] = useState(() => () => onClose(id))
  return <ToastBody {...toast} onClose={close} />
}

const regionStyle = css({
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: theme.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  // Below the top bar, because forms end with their buttons above the tabs.
  [theme.below.tablet]: { top: 'calc(64px + env(safe-area-inset-top))', bottom: 'auto' },
})

const stackStyle = css({ display: 'flex', flexDirection: 'column', '& > div': { marginTop: 10 } })
