import pg from 'pg'

interface Hears {
  onMessage: (payload: string) => void
  /** The connection was lost and is back: whatever was said meanwhile is gone. */
  onGap: () => void
}

export interface Listening {
  /** Resolves once it hears. */
  ready: Promise<void>
  stop(): Promise<void>
}

const FIRST_WAIT = 250
const MAX_WAIT = 5000

/** Hears a channel's notifications (`notify`) on a connection of its own, and connects again, for good, when it is cut. */
export function listen(url: string, channel: string, { onMessage, onGap }: Hears): Listening {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let wait = FIRST_WAIT
  let heardBefore = false
  let hears: () => void
  const ready = new Promise<void>((resolve) => {
    hears = resolve
  })

  const again = () => {
    client = undefined
    if (stopped) return
    timer = setTimeout(() => void connect(), wait)
    wait = Math.min(wait * 2, MAX_WAIT)
  }

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: MAX_WAIT })
    client = next
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    // An error is followed by the end; without a listener it would end the process.
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch {
      await next.end().catch(() => undefined)
      return again()
    }
    next.once('end', again)
    wait = FIRST_WAIT
    if (heardBefore) onGap()
    heardBefore = true
    hears()
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
