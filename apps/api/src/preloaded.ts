import { appPageAt, frameAsks, THIS_WEEK, type FirstAsked } from '@s4/contract/app-pages'
import { pinsIn } from '@s4/contract/page-messages'
import { routePath, type RouteName } from '@s4/contract/routes'
import { localDate } from '@s4/domain/shift-text'
import { findMonday } from '@s4/domain/week'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { Deps } from '@s4/api-platform/deps'
import { withTimeout } from '@s4/api-platform/outside-services'
import { appUrl } from '@s4/api-platform/settings'
import type { OwnApp, pageScripts, pageWriters, Preloaded } from '@s4/api-platform/pages'

/** A page is sent without an answer that takes longer. */
const ANSWER_WITHIN_MS = 500

interface Ask extends Pick<Deps, 'clock'> {
  /** Of this S4: the host that a browser names may be any. */
  settings: Parameters<typeof appUrl>[0]
  app: FastifyInstance
  scripts: ReturnType<typeof pageScripts>
  writers: ReturnType<typeof pageWriters>
}

type PageRequest = Pick<FastifyRequest, 'cookies' | 'headers' | 'ip' | 'method' | 'url'>

/** What an API answers of nobody's session. */
const NOBODY: { data?: unknown } = { data: null }

/**
 * The scripts of a page, the API's responses to its first requests, and the page itself. Null where a page needs a
 * session and there is none; *missing* where somebody without one asks for a record that is not there.
 */
export const preloaded =
  ({ app, clock, settings, scripts, writers }: Ask) =>
  async (request: PageRequest, side: OwnApp): Promise<Preloaded | 'missing' | null> => {
    const [path = '', query] = request.url.split('?')
    const asPage = appPageAt(side, path)
    const hasCookie = Boolean(request.cookies[SESSION_COOKIE])
    if (!hasCookie && !asPage?.page.isOpen) return null
    const { host, cookie, 'user-agent': userAgent } = request.headers
    const missing = new Set<string>()
    const ask = async (url: string, headers = {}) => {
      const answer = await app.inject({
        url,
        remoteAddress: request.ip,
        headers: { host, ...(cookie && { cookie }), 'user-agent': userAgent, ...headers },
      })
      const isMissing = answer.statusCode === 404
      if (isMissing) missing.add(url)
      return isMissing || answer.statusCode === 200 ? answer.json<{ data?: unknown }>() : null
    }

    const sessionUrl = `${apiLinks.root}${routePath('session.show')}`
    const session = hasCookie ? await ask(sessionUrl) : NOBODY
    const user = isSomebody(session?.data) ? session.data.user : null
    if (!session || (!user && !asPage?.page.isOpen)) return null
    const found = !user || user.role === roles[side] ? asPage : null
    const responses: Record<string, unknown> = { [sessionUrl]: session }
    if (!found) return { responses, scripts: [], page: null }

    const asked = new Map<string, Promise<unknown>>([[sessionUrl, Promise.resolve(session)]])
    const readAnswer = async (url: string) => {
      const answer = await withTimeout(ask(url, user ? { 'firebase-id': user.uid } : {}), ANSWER_WITHIN_MS)
      if (answer) responses[url] = answer
      return answer
    }
    const answer = (url: string): Promise<unknown> => {
      const known = asked.get(url) ?? readAnswer(url)
      asked.set(url, known)
      return known
    }
    const ofPage = found.page.asks.map((one) => addressOf(one, found.id, clock))
    if (!user) {
      await Promise.all(ofPage.map(answer))
      if (ofPage.some((url) => missing.has(url))) return 'missing'
    }
    // Nobody reads more of it than whether it is there, and whose it is.
    if (request.method === 'HEAD') return { responses, scripts: [], page: null }
    const ofFrame = user ? frameAsks[side].map((one) => addressOf(one, found.id, clock)) : []
    const first = [...ofFrame, ...(query === undefined ? ofPage : [])]
    const [page] = await Promise.all([
      writers.write(side, { url: appUrl(settings, side, request.url), width: windowWidth(userAgent) }, answer),
      ...first.map(answer),
    ])
    const isLeftOut = ([url, response]: [string, unknown]) =>
      page ? page.leftOut.includes(url) : !first.includes(url) && pinsIn(response).length > 0
    return {
      responses: Object.fromEntries(Object.entries(responses).filter((one) => !isLeftOut(one))),
      scripts: scripts[side].get(found.page.path) ?? [],
      page,
    }
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
