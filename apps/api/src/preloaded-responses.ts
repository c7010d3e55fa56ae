import { apiLinks, companyLinks, seekerLinks } from '@s4/links'
import { routePath, type RouteName } from '@s4/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { PreloadedResponses } from '@s4/api-platform/pages'

const apiAddress = (name: RouteName) => `${apiLinks.root}${routePath(name)}`

/** What a screen asks for as it opens, besides who is signed in. Exactly as its page writes the address, or it asks again. */
const asksFor: Record<string, string> = {
  [seekerLinks.jobs]: apiAddress('jobSearch.list'),
  [companyLinks.jobs]: `${apiAddress('jobs.list')}?status=recent`,
}

/** Saves a signed-in page its first two round trips: the same answers the API gives this browser. Null when nobody is signed in. */
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
    const url = asksFor[request.url]
    const list = url ? await ask(url, { 'firebase-id': session.data.user.uid }) : null
    return { [apiAddress('session.show')]: session, ...(url && list && { [url]: list }) }
  }

const isSomebody = (view: unknown): view is { user: { uid: string } } =>
  typeof view === 'object' && view !== null && 'user' in view
