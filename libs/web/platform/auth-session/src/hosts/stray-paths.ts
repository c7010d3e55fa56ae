import { redirectDocument, type RouteObject } from 'react-router-dom'
import { urlOf, type App } from './hosts'

/** Catches what this app has no page for: another app's path goes there, search and all; the rest is not found. */
export const strayPaths = (own: App): RouteObject => ({
  path: '*',
  loader: async ({ request }) => {
    const { pathname, search, hash } = new URL(request.url)
    // Few come here, and the table of all paths is long.
    const { appOfPath } = await import('./paths')
    const app = appOfPath(pathname)
    if (app && app !== own) throw redirectDocument(urlOf(app, `${pathname}${search}${hash}`))
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  },
})
