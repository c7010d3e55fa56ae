import { apiLinks } from '@s4/links'
import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { ApiError } from '@s4/contract/api-error'
import { CONTRACT_HEADER, OLDEST_CONTRACT } from '@s4/contract/contract-version'
import { prePaintScript } from '@s4/theme/page'
import type { FastifyInstance, preHandlerHookHandler } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import { isInnerRequest } from '@s4/api-platform/http'
import { appOrigin, type Settings } from '@s4/api-platform/settings'
import { shareRateLimits } from './share-rate-limits'

const emulators = ({ authEmulator, firestoreEmulator }: Settings['firebase']) =>
  [authEmulator, firestoreEmulator].filter((host) => host !== null).map((host) => `http://${host}`)

// The only inline script of our pages; the policy blocks all others.
const prePaintHash = `'sha256-${createHash('sha256').update(prePaintScript).digest('base64')}'`

/** Headers that limit our pages to our own hosts, the identity provider and the map tiles. */
export async function secure(app: FastifyInstance, deps: Pick<Deps, 'db' | 'log' | 'settings'>): Promise<void> {
  const { settings } = deps
  const { firebase, tileUrl, baseDomain } = settings
  const tiles = URL.canParse(tileUrl.replaceAll(/\{[^}]*\}/g, 'x'))
    ? [new URL(tileUrl.replaceAll(/\{[^}]*\}/g, 'x')).origin]
    : []
  const own = appOrigin(settings, `*.${baseDomain}`)
  const google = [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ]

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: [
          "'self'",
          prePaintHash,
          "'wasm-unsafe-eval'",
          own,
          'https://apis.google.com',
          ...emulators(firebase),
        ],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'", own, ...google, ...emulators(firebase)],
        frameSrc: [`https://${firebase.authDomain}`, ...emulators(firebase)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: settings.secureCookies,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  // Responses are personal unless their route sets a cache time.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${apiLinks.root}/`)) return
    void reply.header('cache-control', 'no-store')
    const version = request.headers[CONTRACT_HEADER]
    if (version !== undefined && !(Number(version) >= OLDEST_CONTRACT)) throw new ApiError('app.outdated')
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
