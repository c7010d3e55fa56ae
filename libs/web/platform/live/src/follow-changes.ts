import { openEventStream, resourcesIn } from './event-stream'

interface FollowChangesInput {
  /** When the page was loaded, by the server's clock: changes between then and the connection are reported too. */
  since?: string | undefined
  /** The resources to read again; `*` means all. */
  onChange: (resources: readonly string[]) => void
  /** Whether changes arrive at present; called again and again while they do. */
  onConnection?: ((connected: boolean) => void) | undefined
  page?: Window
}

const NAME = 's4-events'
/** Tells the tabs without the stream whether it stands. */
const CONNECTION = 's4-events-connection'
const RETRY_AFTER_REFUSAL_MS = 5000
/** In which the server has told what changed since a page was loaded. */
const LOOK_BACK_MS = 3000

/**
 * Follows what changes for the signed-in person, with one stream for all tabs of this origin. Returns the function that
 * stops it. Pauses while the page is in the back/forward cache, which does not accept pages with a lock or a stream.
 */
export function followChanges({ page = window, ...input }: FollowChangesInput): () => void {
  let stop = openChangeStream(input, page)
  const rest = () => stop()
  const resume = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = openChangeStream(input, page)
    // Changes during the pause were missed.
    input.onChange(['*'])
  }
  page.addEventListener('pagehide', rest)
  page.addEventListener('pageshow', resume)

  return () => {
    page.removeEventListener('pagehide', rest)
    page.removeEventListener('pageshow', resume)
    stop()
  }
}

function openChangeStream(
  { since, onChange, onConnection }: Omit<FollowChangesInput, 'page'>,
  { navigator }: Window,
): () => void {
  const others = new BroadcastChannel(NAME)
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => onChange(resourcesIn(String(data))))
  const broadcast = others.postMessage.bind(others)
  const shareChanges = (resources: readonly string[]) => {
    broadcast(JSON.stringify(resources))
    onChange(resources)
  }
  const connection = new BroadcastChannel(CONNECTION)
  connection.addEventListener('message', ({ data }: MessageEvent<unknown>) => onConnection?.(data === true))
  const tellConnection = connection.postMessage.bind(connection)
  const shareConnection = (connected: boolean) => {
    tellConnection(connected)
    onConnection?.(connected)
  }
  const leaving = new AbortController()

  // Without the Locks API (an insecure host in an old browser) each tab reads its own stream.
  if (!('locks' in navigator)) void readStream({ since, onChange, onConnection }, leaving.signal)
  else {
    if (since) void lookBack(navigator.locks, { since, onChange }, leaving.signal)
    // It rejects when aborted while waiting for the lock, which is intended.
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () =>
        readStream({ since, onChange: shareChanges, onConnection: shareConnection }, leaving.signal),
      )
      .catch(() => undefined)
  }
  return () => {
    leaving.abort()
    others.close()
    connection.close()
  }
}

/** Where the stream stands already, earlier changes were told without whoever comes later: they are asked for apart. */
async function lookBack(
  locks: LockManager,
  { since, onChange }: Pick<FollowChangesInput, 'since' | 'onChange'>,
  leaving: AbortSignal,
): Promise<void> {
  const { held = [] } = await locks.query()
  if (leaving.aborted || held.every(({ name }) => name !== NAME)) return
  const stream = openEventStream({ since, onChange, onRefused: () => undefined })
  const timer = setTimeout(stream.close, LOOK_BACK_MS)
  const end = () => {
    clearTimeout(timer)
    stream.close()
  }
  leaving.addEventListener('abort', end, { once: true })
}

/** Reads the stream, and holds the lock, until aborted. */
const readStream = ({ since, onChange, onConnection }: Omit<FollowChangesInput, 'page'>, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    let stream = { close: () => {} }
    const open = () => {
      stream = openEventStream({
        since,
        onChange,
        onConnection,
        onRefused: () => {
          onChange(['session'])
          timer = setTimeout(open, RETRY_AFTER_REFUSAL_MS)
        },
      })
    }
    const end = () => {
      clearTimeout(timer)
      stream.close()
      resolve()
    }
    if (leaving.aborted) return resolve()
    leaving.addEventListener('abort', end, { once: true })
    open()
  })
