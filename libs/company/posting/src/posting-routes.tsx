import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { companyJobQuery, configQuery, siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router-dom'
import { NewSiteContext, type RenderNewSite } from './fields/new-site-context'
import { lastTermsQuery } from './draft/use-last-terms'
import { parsePostingStart } from './draft/posting-start'
import { jobTemplateQuery, jobTemplatesQuery } from './templates/template-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  /** The form of a new site, owned by another feature. */
  newSite: RenderNewSite
}

/** The id of the template that new jobs begin with; a form without one works as well when the list cannot be read. */
const usualTemplate = ({ api, queryClient }: Pick<Deps, 'api' | 'queryClient'>): Promise<string | null> =>
  queryClient
    .ensureQueryData(jobTemplatesQuery(api))
    .then((templates) => templates.find(({ isDefault }) => isDefault)?.id ?? null)
    .catch(() => null)

/** None where something was typed before: that comes first. */
async function templateWithoutDraft(deps: Pick<Deps, 'api' | 'queryClient'>): Promise<string | null> {
  const [{ readDraft }, usual] = await Promise.all([import('./draft/stored-draft'), usualTemplate(deps)])
  return readDraft() ? null : usual
}

export const postingRoutes = ({ api, queryClient, newSite }: Deps): RouteObject[] => [
  {
    path: companyLinks.postJob,
    loader: async ({ request }) => {
      const params = new URL(request.url).searchParams
      const { jobId, templateId, post } = parsePostingStart(params)
      // The page asks for them as soon as it is there.
      const lastTerms = jobId ? null : queryClient.prefetchQuery(lastTermsQuery(api))
      const isNew = !jobId && !templateId && !post && !params.has('empty')
      const [usual] = await Promise.all([
        isNew ? templateWithoutDraft({ api, queryClient }) : null,
        queryClient.ensureQueryData(siteListQuery(api)),
        lastTerms,
        // For the map in the form of a new site.
        queryClient.ensureQueryData(configQuery(api)),
        ...(jobId ? [queryClient.ensureQueryData(companyJobQuery(api, jobId))] : []),
        ...(templateId ? [queryClient.ensureQueryData(jobTemplateQuery(api, templateId))] : []),
      ])
      return usual ? redirect(`${companyLinks.postJob}?template=${usual}`) : null
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
  {
    path: companyLinks.jobTemplates,
    loader: ({ request }) => {
      const job = new URL(request.url).searchParams.get('job')
      return Promise.all([
        queryClient.ensureQueryData(jobTemplatesQuery(api)),
        ...(job ? [queryClient.ensureQueryData(companyJobQuery(api, job))] : []),
      ])
    },
    lazy: { Component: async () => (await import('./templates/templates-page')).TemplatesPage },
  },
  {
    path: companyLinks.importJobs,
    lazy: { Component: async () => (await import('./import/import-page')).ImportPage },
  },
]
