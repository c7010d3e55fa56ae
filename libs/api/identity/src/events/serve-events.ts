import { apiLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import { listen, type Subscription } from '@s4/db'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import { authenticate, findSession } from '../session/authenticate'
import { openStreams, recentSignals, type Stream } from '@s4/api-platform/live-signals'

const CHANNEL = 's4_signal'
const HEARTBEAT_MS = 20_000

const Signal = z.object({ uid: z.string(), resources: z.array(z.string()) })
const Since = z.object({ since: z.coerce.date().optional().catch(undefined) })

/**
 * `GET /api/events`, by cookie: a stream of the person's changed resources, so that open tabs read them again
 * (docs/product.md#live-signals). Events: `ready`, `changed` (a JSON list of resources, `*` for all), `beat` every 20
 * seconds. It ends with its session. `?since=` is the server time of the page: when something may have changed since,
 * the first event is a change of all.
 */
export function serveEvents(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps
  const streams = openStreams()
  const signals = recentSignals(clock)
  let listening: Subscription | undefined

  /** Ends the streams of ended sessions after a last event. */
  const endOrphans = async (suspects: readonly Stream[]) => {
    if (suspects.length === 0) return
    const live = await db.query<{ id: string; expiresAt: string }>(
      'select id, expires_at from session where id = any($1) and expires_at > $2',
      [suspects.map(({ sessionId }) => sessionId), clock.now()],
    )
    const expiryById = new Map(live.map(({ id, expiresAt }) => [id, Date.parse(expiresAt)]))
    for (const stream of suspects) {
      const endsAt = expiryById.get(stream.sessionId)
      if (endsAt !== undefined) stream.endsAt = endsAt
      else streams.sendChanged([stream], ['session'])
    }
    suspects.filter(({ sessionId }) => !expiryById.has(sessionId)).forEach(streams.end)
  }

  const handleMessage = (payload: string) => {
    const { uid, resources } = Signal.parse(JSON.parse(payload))
    signals.heard(uid)
    const readers = streams.of(uid)
    streams.sendChanged(readers, resources)
    if (resources.includes('session'))
      void endOrphans(readers).catch((error: unknown) => app.log.error({ err: error }, 'streams were not checked'))
  }

  const onGap = () => {
    signals.missed()
    streams.sendChanged(streams.all(), ['*'])
  }

  const startListening = () => {
    const started = listen(settings.directUrl, CHANNEL, { onMessage: handleMessage, onGap })
    void started.ready.then(signals.missed)
    return started
  }

  const heartbeat = setInterval(() => {
    streams.sendBeat()
    signals.forget()
    const now = clock.now().getTime()
    endOrphans(streams.all().filter(({ endsAt }) => endsAt <= now)).catch((error: unknown) =>
      app.log.error({ err: error }, 'streams were not checked'),
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()

  app.get(apiLinks.events, async (request, reply) => {
    const actor = await authenticate(deps, request, { headerOptional: true })
    const session = actor && (await findSession(deps, request))
    if (!session) throw new ApiError('session.required')
    listening ??= startListening()
    await listening.ready

    reply.hijack()
    reply.raw.writeHead(200, {
      ...definedHeaders(reply.getHeaders()),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Stops proxies from buffering events.
      'x-accel-buffering': 'no',
    })
    const stream = {
      uid: session.uid,
      sessionId: session.sessionId,
      response: reply.raw,
      endsAt: Date.parse(session.expiresAt),
    }
    streams.add(stream)
    const { since } = Since.parse(request.query)
    if (!since || !signals.noneSince(since, session.uid)) streams.sendChanged([stream], ['*'])
  })

  // From the start on: a page that was written before anybody listened would be read anew as a whole.
  app.addHook('onListen', async () => {
    listening ??= startListening()
  })

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    streams.endAll()
    await listening?.stop()
  })
}

const definedHeaders = (headers: Record<string, string | number | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string | number | string[]] => header[1] !== undefined),
  )
