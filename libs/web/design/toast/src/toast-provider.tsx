import { css } from '@emotion/react'
import { theme } from '@s4/theme'
// oxlint-disable-next-line no-restricted-imports -- what stands in its place has the same props
import { type ReactNode, createContext, lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import { type Toast, type Toasts, createToasts } from './toasts'

// Without a network before the first toast, its words are there all the same.
const ToastBody = lazy(() =>
  import('./toast-card').then(
    (card) => ({ default: card.ToastBody }),
    () => ({
      default: ({ message }: Pick<Toast, 'message'>) => <p css={{ background: theme.color.surface }}>{message}</p>,
    }),
  ),
)

const ToastContext = createContext<Toasts | null>(null)

interface ToastProviderProps {
  children: ReactNode
  /** Toasts that are also raised outside React. */
  toasts?: Toasts | undefined
}

/**
 * Shows toasts at the bottom right, on a phone above the tabs, the actions that stay in reach and the notices
 * in the corner. Screen readers
 * announce errors at once, the rest politely.
 */
export function ToastProvider({ children, toasts }: ToastProviderProps) {
  const [own] = useState(createToasts)
  const used = toasts ?? own
  const shown = useSyncExternalStore(used.subscribe, used.current, used.current)

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
export function useToast(): Pick<Toasts, 'show' | 'success' | 'error' | 'warning' | 'info' | 'dismiss' | 'isShown'> {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a <ToastProvider> above it.')
  return toasts
}

function ToastStack({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  return toasts.map(({ id, ...toast }) => <ToastLine key={id} id={id} toast={toast} onClose={onClose} />)
}

function ToastLine({ id, toast, onClose }: { id: number; toast: Omit<Toast, 'id'>; onClose: (id: number) => void }) {
  const [close] = useState(() => () => onClose(id))
  return (
    <Suspense>
      <ToastBody {...toast} onClose={close} />
    </Suspense>
  )
}

const regionStyle = css({
  position: 'fixed',
  inset: 'auto 16px 16px',
  zIndex: theme.layer.toast,
  maxWidth: 400,
  marginLeft: 'auto',
  pointerEvents: 'none',
  // Above the notices in the other corner, which reach below it on a tablet, and above the actions of a long form.
  // A transform, because a screen with other actions must not count as moving it.
  transform: 'translateY(calc(0px - var(--corner-height, 0px)))',
  'body:has([data-action-bar]) &': { transform: 'translateY(calc(-72px - var(--corner-height, 0px)))' },
  // Above the tabs, so that the title and the way back stay free.
  [theme.below.tablet]: {
    bottom: 'calc(66px + env(safe-area-inset-bottom))',
    'body:has([data-action-bar]) &': { transform: 'translateY(calc(-82px - var(--corner-height, 0px)))' },
    // Over no field of a sheet, and not under the keys.
    'body:has([role=dialog][data-open]) &': { top: 16, bottom: 'auto', transform: 'none' },
  },
})

const stackStyle = css({ '& > div': { marginTop: 10 } })
