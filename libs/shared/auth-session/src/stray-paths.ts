import { redirectDocument, type RouteObject } from 'react-router-dom'
import { urlOf, type App } from './hosts'
import { appOfPath } from './paths'

/** Catches what this app has no page for: another app's path goes there, search and all; the rest is not found. */
export const strayPaths = (own: App): RouteObject => ({
  path: '*',
  loader: ({ request }) => {
    const { pathname, search, hash } = new URL(request.url)
    const app = appOfPath(pathname)
    if (app && app !== own) throw redirectDocument(urlOf(app, `${pathname}${search}${hash}`))
    throw new Response(null, { status: 404, statusText: 'Not Found' })
  },
})
