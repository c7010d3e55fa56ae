import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sharedCounts } from '@s4/api-platform/limits'
import type { Deps } from '@s4/api-platform/deps'
import type { FastifyInstance } from 'fastify'

const SHARE_MS = 1000

/** Counts of requests that every process on this database shares within a second. */
export function shareRateLimits(
  app: FastifyInstance,
  { db, log }: Pick<Deps, 'db' | 'log'>,
): FastifyRateLimitStoreCtor {
  const counts = sharedCounts(db)
  let sharing: Promise<void> | null = null
  const timer = setInterval(() => {
    // Without the database each process goes on with its own counts.
    sharing ??= counts
      .share()
      .catch((error: unknown) => log.warn({ err: error }, 'limits of requests were not shared'))
      .finally(() => {
        sharing = null
      })
  }, SHARE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })

  const storeFor = (route: string): FastifyRateLimitStore => ({
    incr: (address, answer, window, max) => answer(null, counts.count(`${route} ${address}`, { max, window })),
    child: (options) => storeFor(routeName(options)),
  })
  // The plugin makes its store itself, by “new”.
  return function Store(_options: FastifyRateLimitOptions) {
    return storeFor('requests:all')
  } as unknown as FastifyRateLimitStoreCtor
}

/** The plugin gives its own options here with the route in them, not the route as its types say. */
function routeName(options: object): string {
  const { routeInfo } = options as { routeInfo: { method?: string | string[]; url?: string } }
  return `requests:${[routeInfo.method ?? ''].flat().join()} ${routeInfo.url ?? 'pages'}`
}
