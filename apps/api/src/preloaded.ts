import { appPageAt, frameAsks, THIS_WEEK, type FirstAsked } from '@s4/contract/app-pages'
import { routePath, type RouteName } from '@s4/contract/routes'
import { localDate } from '@s4/domain/shift-text'
import { findMonday } from '@s4/domain/week'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { Deps } from '@s4/api-platform/deps'
import { withTimeout } from '@s4/api-platform/outside-services'
import type { OwnApp, pageScripts, pageWriters, Preloaded } from '@s4/api-platform/pages'

/** A page is sent without an answer that takes longer. */
const ANSWER_WITHIN_MS = 500

interface Ask extends Pick<Deps, 'clock'> {
  app: FastifyInstance
  scripts: ReturnType<typeof pageScripts>
  writers: ReturnType<typeof pageWriters>
}

type PageRequest = Pick<FastifyRequest, 'cookies' | 'headers' | 'ip' | 'protocol' | 'url'>

/** The scripts of a signed-in person's page and the API's responses to its first requests; null without a session. */
export const preloaded =
  ({ app, clock, scripts, writers }: Ask) =>
  async (request: PageRequest, side: OwnApp): Promise<Preloaded | null> => {
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

    const sessionUrl = `${apiLinks.root}${routePath('session.show')}`
    const session = await ask(sessionUrl)
    if (!isSomebody(session?.data)) return null
    const { user } = session.data
    const [path = '', query] = request.url.split('?')
    const found = user.role === roles[side] ? appPageAt(side, path) : null
    const responses: Record<string, unknown> = { [sessionUrl]: session }
    if (!found) return { responses, scripts: [], page: null }

    const asked = new Map<string, Promise<unknown>>([[sessionUrl, Promise.resolve(session)]])
    const readAnswer = async (url: string) => {
      const answer = await withTimeout(ask(url, { 'firebase-id': user.uid }), ANSWER_WITHIN_MS)
      if (answer) responses[url] = answer
      return answer
    }
    const answer = (url: string): Promise<unknown> => {
      const known = asked.get(url) ?? readAnswer(url)
      asked.set(url, known)
      return known
    }
    const first = [...frameAsks[side], ...(query === undefined ? found.page.asks : [])]
    const [page] = await Promise.all([
      writers.write(
        side,
        { url: `${request.protocol}://${host}${request.url}`, width: windowWidth(userAgent) },
        answer,
      ),
      ...first.map((one) => answer(addressOf(one, found.id, clock))),
    ])
    return { responses, scripts: scripts[side].get(found.page.path) ?? [], page }
  }

/** Browsers of phones say so. A wrong guess is mended once the app stands in the page. */
const windowWidth = (userAgent = '') => (/Mobi/.test(userAgent) ? 390 : 1280)

const roles = { seeker: 'Job Seeker', company: 'Company' } satisfies Record<OwnApp, string>

/** Exactly the address that the page requests. */
function addressOf(asked: FirstAsked, id: string, clock: Deps['clock']): string {
  const [name = '', query] = asked.split('?')
  const path = routePath(name as RouteName).replace(/\{\w+\}/, id)
  const monday = findMonday(localDate(clock.now().toISOString())) ?? ''
  return `${apiLinks.root}${path}${query === undefined ? '' : `?${query.replace(THIS_WEEK, monday)}`}`
}

const isSomebody = (view: unknown): view is { user: { uid: string; role: string } } =>
  typeof view === 'object' && view !== null && 'user' in view
