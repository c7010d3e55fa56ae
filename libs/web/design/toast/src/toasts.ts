export type ToastType = 'success' | 'error' | 'warning' | 'info'

/** What can be done about it while it is shown, such as *Undo*; the toast closes then. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  /** The time of creation in milliseconds, made unique. */
  id: number
  message: string
  /** Anything unknown is shown as info. */
  type?: string | undefined
  title?: string | undefined
  /** Milliseconds until it closes. */
  duration: number
  action?: ToastAction | undefined
}

export interface ToastOptions {
  title?: string | undefined
  duration?: number | undefined
  action?: ToastAction | undefined
}

export interface ToastRequest extends ToastOptions {
  message: string
  /** Anything unknown is shown as info. */
  type?: string | undefined
}

const SHOWN_MS = 3000
/** Long enough to press the button. */
const ACTION_SHOWN_MS = 10_000
export type Toasts = ReturnType<typeof createToasts>

/** The toasts of one page, also usable outside React. */
export function createToasts(now = Date.now) {
  const listeners = new Set<() => void>()
  let shown: readonly Toast[] = []
  let lastId = 0

  const change = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }

  /** Returns the id, for `dismiss`. */
  const show = ({ duration, ...toast }: ToastRequest): number => {
    lastId = Math.max(now(), lastId + 1)
    // One that says the same and offers nothing is said once, anew.
    const others = shown.filter((one) => one.action || one.message !== toast.message)
    const usual = toast.action ? ACTION_SHOWN_MS : SHOWN_MS
    change([...others, { ...toast, id: lastId, duration: duration ?? usual }])
    return lastId
  }

  const showAs = (type: ToastType) => (message: string, options?: ToastOptions) => show({ ...options, message, type })

  return {
    show,
    success: showAs('success'),
    error: showAs('error'),
    warning: showAs('warning'),
    info: showAs('info'),
    dismiss: (id: number) => change(shown.filter((toast) => toast.id !== id)),
    isShown: (id: number) => shown.some((toast) => toast.id === id),
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
