import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import { routeMethod, type RouteName } from '@s4/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInnerRequest } from './inner-requests'
import { routeUrl } from './route-url'

/** As many as the pool has connections, and some that are read or written. More only make all of them slower. */
const MOST_AT_ONCE = 24
/** So few while the process has no time left, so that a running shift's requests get theirs. */
const LEAST_AT_ONCE = 2
/** About a second of work. Who would wait longer is refused at once. */
const MOST_WAITING = 240
const RETRY_AFTER_SECONDS = 2

const LOOK_EVERY_MS = 50
/** Share of its time that the event loop works; without a pause in it every request waits for all the others. */
const NO_TIME_LEFT = 0.8

interface Options {
  /** Never waits and is never refused, as a check call or a call for help. */
  essential: readonly RouteName[]
}

/** A stream stays open, and who asks whether the process lives must hear it. */
const UNCOUNTED: ReadonlySet<string> = new Set([apiLinks.events, apiLinks.alive, apiLinks.ready])

/**
 * Answers so many requests to the API at once, lets some wait in their order and refuses the others with `server.busy`
 * before anything is done for them. Streams and uploads do not count: both have limits of their own.
 */
export function shedLoad(app: FastifyInstance, { essential }: Options): void {
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
  const waiting = new Set<() => void>()
  const ending = new WeakMap<FastifyRequest, () => void>()
  const letIn = () => {
    for (const go of waiting) {
      if (answering >= atOnce()) break
      answering += 1
      waiting.delete(go)
      go()
    }
  }
  const free = () => {
    answering -= 1
    letIn()
  }
  const atOnce = followLoop(app, { hasWaiting: () => waiting.size > 0, onChange: letIn })

  refuseEarly(app, essential, () => answering >= atOnce() && waiting.size >= MOST_WAITING)
  // After the body: who sends it slowly holds nobody up.
  app.addHook('preValidation', async (request, reply) => {
    if (!isCounted(request)) return undefined
    if (answering < atOnce()) answering += 1
    else await new Promise<void>((go) => waiting.add(go))
    const end = once(free)
    ending.set(request, end)
    if (!reply.raw.destroyed) return void reply.raw.once('close', end)
    // A browser that left while it waited wants no answer: it asks again under the same key.
    end()
    return reply.hijack()
  })
  // Before the answer is sent, because it may be read slowly as well.
  app.addHook('onSend', (request, _reply, _body, done) => {
    ending.get(request)?.()
    done()
  })
}

/**
 * How many requests are answered at once: very few as soon as somebody waits while the event loop has no time left, and
 * one more each time that it has.
 */
function followLoop(
  app: FastifyInstance,
  { hasWaiting, onChange }: { hasWaiting: () => boolean; onChange: () => void },
): () => number {
  let atOnce = MOST_AT_ONCE
  let seen = performance.eventLoopUtilization()
  const looking = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    const hasTime = utilization < NO_TIME_LEFT
    if (hasWaiting() && !hasTime) atOnce = LEAST_AT_ONCE
    // Also beside much work of running shifts: else few would be answered at once for good.
    else if (hasTime) atOnce = Math.min(MOST_AT_ONCE, atOnce + 1)
    onChange()
  }, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(looking))
  return () => atOnce
}

/** Before the framework looks at it: at thousands of requests a second that alone would hold up the others. */
function refuseEarly(app: FastifyInstance, essential: readonly RouteName[], isFull: () => boolean): void {
  const answered = new RegExp(
    `^(?:${essential.map((name) => `${routeMethod(name)} ${routeUrl(name).replaceAll(/:\w+/g, '[^/]+')}`).join('|')})$`,
  )
  const isRefused = ({ method, url = '', headers }: IncomingMessage) => {
    const [path = ''] = url.split('?')
    return (
      path.startsWith(`${apiLinks.root}/`) &&
      !UNCOUNTED.has(path) &&
      !headers['content-type']?.startsWith('multipart/') &&
      !answered.test(`${method} ${path}`)
    )
  }
  const failure = new ApiError('server.busy')
  const body = JSON.stringify({ code: failure.code, detail: failure.message })
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  }
  const listeners = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isFull() && isRefused(request)) response.writeHead(503, headers).end(body)
    else for (const listen of listeners) listen(request, response)
  })
}

function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    run()
  }
}
