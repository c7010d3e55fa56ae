import { apiLinks } from '@s4/links'
import rateLimit from '@fastify/rate-limit'
import { ApiError } from '@s4/contract/api-error'
import { CONTRACT_HEADER, OLDEST_CONTRACT } from '@s4/contract/contract-version'
import type { FastifyInstance, preHandlerHookHandler } from 'fastify'
import helmet from 'helmet'
import type { Deps } from '@s4/api-platform/deps'
import { isInnerRequest } from '@s4/api-platform/http'
import type { Settings } from '@s4/api-platform/settings'
import { shareRateLimits } from './share-rate-limits'

/**
 * Headers by which an answer loads and runs nothing, is read by its own site alone and opens in a window of its own.
 * Pages have others in their place.
 */
export async function secure(app: FastifyInstance, deps: Pick<Deps, 'db' | 'log' | 'settings'>): Promise<void> {
  const { settings } = deps

  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        // The browser's own, for showing a PDF.
        styleSrc: ["'unsafe-inline'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: settings.secureCookies,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  // Not by `@fastify/helmet`, which makes all of this anew for each request.
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  )

  // Responses are personal unless their route sets a cache time.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(`${apiLinks.root}/`)) return done()
    void reply.header('cache-control', 'no-store')
    const version = request.headers[CONTRACT_HEADER]
    const isOutdated = version !== undefined && !(Number(version) >= OLDEST_CONTRACT)
    done(isOutdated ? new ApiError('app.outdated') : undefined)
  })

  await app.register(rateLimit, {
    global: true,
    max: Math.round(600 * settings.rateLimitFactor),
    timeWindow: '1 minute',
    store: shareRateLimits(app, deps),
    // The actions of one phone queue count as one request.
    allowList: isInnerRequest,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('rate.limited', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

/**
 * For pages, their files and unknown addresses. High, because a page loads about 30 files and an office shares one
 * address.
 */
export const limitPages = (app: FastifyInstance, { rateLimitFactor }: Settings): preHandlerHookHandler =>
  app.rateLimit({ max: Math.round(1500 * rateLimitFactor), timeWindow: '1 minute' })
