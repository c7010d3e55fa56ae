import type { createBrowserRouter } from 'react-router-dom'
import { backClosesDialog } from './back-closes-dialog'
import { rememberScroll } from './scroll-memory'

/** What Back does beside what the router does. */
export function followHistory(router: ReturnType<typeof createBrowserRouter>, onNewPage: () => void): void {
  backClosesDialog(router)
  rememberScroll(router, onNewPage)
}
