/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** The files of this build, written in by `tools/config/vite.app.ts`. */
declare const KEPT_FILES: { url: string; revision: string | null }[]

/** A page that has not come by then opens from the phone. */
const PAGE_WITHIN_MS = 3000

/*
 * Keeps the app's own files, so that it opens without a network. A page from the phone has neither a session nor
 * answers of the server in it; what the shift needs is in the phone's store (docs/product.md#without-a-signal).
 */
precacheAndRoute(KEPT_FILES)
cleanupOutdatedCaches()

const keptPage = createHandlerBoundToURL('/index.html')

const openPage: typeof keptPage = async (page) => {
  try {
    return await fetch(page.request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })
  } catch {
    return keptPage(page)
  }
}

// Links to files of the API are answered by the server alone.
registerRoute(new NavigationRoute(openPage, { denylist: [/^\/api\//, /\.\w+$/] }))
// Files that are not kept beforehand, such as maps, from their first use on.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'more-files' }),
)

// A newer version waits until the person asks for it, so that an open page keeps its own files.
self.addEventListener('message', ({ data }) => {
  if (data === 'update') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
