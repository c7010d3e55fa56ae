export { ToastCard, type ToastCardProps } from './toast-card'
export { ToastProvider, useToast } from './toast-provider'
export { createToasts, type ToastOptions, type ToastRequest, type Toasts, type ToastType } from './toasts'
export { useUndo } from './use-undo'
