import pg from 'pg'

interface Callbacks {
  onMessage: (payload: string) => void
  /** Called after a reconnect: notifications sent in between are lost. */
  onGap: () => void
}

export interface Subscription {
  /** Resolves once the first connection listens. */
  ready: Promise<void>
  stop(): Promise<void>
}

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5000
/** A connection that only listens would never notice that the network forgot it. */
const BEAT_MS = 4000

/** Listens to a PostgreSQL channel on its own connection and reconnects until stopped. */
export function listen(url: string, channel: string, { onMessage, onGap }: Callbacks, beatMs = BEAT_MS): Subscription {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let wait = FIRST_RETRY_MS
  let hasConnected = false
  let markReady: () => void
  const ready = new Promise<void>((resolve) => {
    markReady = resolve
  })

  const scheduleReconnect = () => {
    client = undefined
    if (stopped) return
    timer = setTimeout(() => void connect(), wait)
    wait = Math.min(wait * 2, MAX_RETRY_MS)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: MAX_RETRY_MS,
      query_timeout: beatMs,
    })
    client = next
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    // An `end` event follows each error; without a listener the error would end the process.
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch {
      await next.end().catch(() => undefined)
      return scheduleReconnect()
    }
    const beat = setInterval(() => {
      next.query('select 1').catch(() => next.end().catch(() => undefined))
    }, beatMs)
    next.once('end', () => {
      clearInterval(beat)
      scheduleReconnect()
    })
    wait = FIRST_RETRY_MS
    if (hasConnected) onGap()
    hasConnected = true
    markReady()
  }

  void connect()
  return {
    ready,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
