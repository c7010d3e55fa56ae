import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { codesQuery } from './code-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const qrCodeRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.qrCodes,
    loader: async ({ request }) => {
      // Fetched again, because a site may have just been added.
      const sites = await queryClient.fetchQuery(siteListQuery(api))
      const wanted = new URL(request.url).searchParams.get('site')
      const id = (sites.find((site) => site.id === wanted) ?? sites[0])?.id
      return id ? queryClient.ensureQueryData(codesQuery(api, id)) : null
    },
    lazy: { Component: async () => (await import('./qr-code-page')).QrCodePage },
  },
]

/** Routes outside the signed-in frame. */
export const kioskRoutes = (): RouteObject[] => [
  { path: companyLinks.kiosk(':siteId'), lazy: { Component: async () => (await import('./kiosk-page')).KioskPage } },
]
