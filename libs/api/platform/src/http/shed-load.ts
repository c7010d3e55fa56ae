import { apiLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import { routeMethod, type RouteName } from '@s4/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInnerRequest } from './inner-requests'
import { routeUrl } from './route-url'

/**
 * Requests that are being answered at once. More only make all of them wait: the pool has 20 connections, and a browser
 * gives up after a few seconds.
 */
const MOST_AT_ONCE = 120
const RETRY_AFTER_SECONDS = 2

interface Options {
  /** Never refused, as a check call or a call for help. */
  essential: readonly RouteName[]
  mostAtOnce?: number
}

/** A stream stays open, and who asks whether the process lives must hear it. */
const UNCOUNTED: ReadonlySet<string> = new Set([apiLinks.events, apiLinks.alive, apiLinks.ready])

/**
 * Refuses further requests to the API with `server.busy` while so many are being answered, before anything is done for
 * them. Streams and uploads do not count: both have limits of their own.
 */
export function shedLoad(app: FastifyInstance, { essential, mostAtOnce = MOST_AT_ONCE }: Options): void {
  const always = new Set(essential.map((name) => `${routeMethod(name)} ${routeUrl(name)}`))
  const isCounted = (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions
    return (
      url.startsWith(`${apiLinks.root}/`) &&
      !UNCOUNTED.has(url) &&
      !always.has(`${request.method} ${url}`) &&
      !isInnerRequest(request) &&
      !request.headers['content-type']?.startsWith('multipart/')
    )
  }
  let answering = 0

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (answering >= mostAtOnce) throw new ApiError('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    answering += 1
    const done = () => {
      reply.raw.off('finish', done).off('close', done)
      answering -= 1
    }
    // A browser that leaves closes it unfinished.
    reply.raw.on('finish', done).on('close', done)
  })
}
