import { apiLinks, companyLinks, seekerLinks } from '@s4/links'
import { routePath, type RouteName } from '@s4/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { PreloadedResponses } from '@s4/api-platform/pages'

const apiAddress = (name: RouteName) => `${apiLinks.root}${routePath(name)}`

/** What a page asks for first. The addresses must be exactly those the page requests. */
const firstOfPage: Record<string, readonly string[]> = {
  [seekerLinks.jobs]: [apiAddress('jobSearch.list')],
  [companyLinks.jobs]: [`${apiAddress('jobs.list')}?status=recent`, apiAddress('controlRoom.show')],
}

/** The API responses to the first requests of a signed-in page; null without a session. */
export const preloadedResponses =
  (app: FastifyInstance) =>
  async (request: Pick<FastifyRequest, 'cookies' | 'headers' | 'ip' | 'url'>): Promise<PreloadedResponses | null> => {
    if (!request.cookies[SESSION_COOKIE]) return null
    const { host, cookie, 'user-agent': userAgent } = request.headers
    const ask = async (url: string, headers = {}) => {
      const answer = await app.inject({
        url,
        remoteAddress: request.ip,
        headers: { host, cookie, 'user-agent': userAgent, ...headers },
      })
      return answer.statusCode === 200 ? answer.json<{ data: unknown }>() : null
    }

    const session = await ask(apiAddress('session.show'))
    if (!isSomebody(session?.data)) return null
    const headers = { 'firebase-id': session.data.user.uid }
    const urls = firstOfPage[request.url] ?? []
    const answers = await Promise.all(urls.map(async (url) => [url, await ask(url, headers)] as const))
    return { [apiAddress('session.show')]: session, ...Object.fromEntries(answers.filter(([, answer]) => answer)) }
  }

const isSomebody = (view: unknown): view is { user: { uid: string } } =>
  typeof view === 'object' && view !== null && 'user' in view
