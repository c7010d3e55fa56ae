import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { companyJobQuery, configQuery, siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { NewSiteContext, type RenderNewSite } from './fields/new-site-context'
import { parsePostingStart } from './draft/posting-start'

interface Deps {
  api: Api
  queryClient: QueryClient
  /** The form of a new site, owned by another feature. */
  newSite: RenderNewSite
}

export const postingRoutes = ({ api, queryClient, newSite }: Deps): RouteObject[] => [
  {
    path: companyLinks.postJob,
    loader: ({ request }) => {
      const { jobId } = parsePostingStart(new URL(request.url).searchParams)
      return Promise.all([
        queryClient.ensureQueryData(siteListQuery(api)),
        // For the map in the form of a new site.
        queryClient.ensureQueryData(configQuery(api)),
        ...(jobId ? [queryClient.ensureQueryData(companyJobQuery(api, jobId))] : []),
      ])
    },
    lazy: {
      Component: async () => {
        const { PostingPage } = await import('./posting-page')
        return () => (
          <NewSiteContext value={newSite}>
            <PostingPage />
          </NewSiteContext>
        )
      },
    },
  },
]
