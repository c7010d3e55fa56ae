import { redirectDocument, type RouteObject } from 'react-router-dom'
import { appUrl, type App } from './hosts'

/** The catch-all route: redirects to the app that has the path, else 404. */
export const unknownPaths = (own: App): RouteObject => ({
  path: '*',
  loader: async ({ request }) => {
    const { pathname, search, hash } = new URL(request.url)
    // Rarely needed, and the table of all paths is long.
    const { appForPath } = await import('./paths')
    const app = appForPath(pathname)
    if (app && app !== own) throw redirectDocument(appUrl(app, `${pathname}${search}${hash}`))
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  },
})
