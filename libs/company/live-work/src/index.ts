import { lazyDialog } from '@s4/ui'

export { liveWorkRoutes } from './live-work-routes'
export const BookByHandModal = lazyDialog(
  async () => (await import('./in-progress/book-by-hand-modal')).BookByHandModal,
)
