import { lazy } from 'react'

export { liveWorkRoutes } from './live-work-routes'
export const BookByHandModal = lazy(async () => ({
  default: (await import('./in-progress/book-by-hand-modal')).BookByHandModal,
}))
