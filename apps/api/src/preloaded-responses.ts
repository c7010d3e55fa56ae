import { apiLinks, companyLinks, seekerLinks } from '@s4/links'
import { routePath, type RouteName } from '@s4/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { PreloadedResponses } from '@s4/api-platform/pages'

const apiAddress = (name: RouteName) => `${apiLinks.root}${routePath(name)}`

/** The first list of a page. The address must be exactly the one the page requests. */
const firstListByPage: Record<string, string> = {
  [seekerLinks.jobs]: apiAddress('jobSearch.list'),
  [companyLinks.jobs]: `${apiAddress('jobs.list')}?status=recent`,
}

/** The API responses to the first two requests of a signed-in page; null without a session. */
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
    const url = firstListByPage[request.url]
    const list = url ? await ask(url, { 'firebase-id': session.data.user.uid }) : null
    return { [apiAddress('session.show')]: session, ...(url && list && { [url]: list }) }
  }

const isSomebody = (view: unknown): view is { user: { uid: string } } =>
  typeof view === 'object' && view !== null && 'user' in view
