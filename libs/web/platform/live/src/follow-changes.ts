import { openEventStream, resourcesIn } from './event-stream'

interface FollowChangesInput {
  /** When the page was loaded, by the server's clock: changes between then and the connection are reported too. */
  since?: string | undefined
  /** The resources to read again; `*` means all. */
  onChange: (resources: readonly string[]) => void
  page?: Window
}

const NAME = 's4-events'
const RETRY_AFTER_REFUSAL_MS = 5000

/**
 * Follows what changes for the signed-in person, with one stream for all tabs of this origin. Returns the function that
 * stops it. Pauses while the page is in the back/forward cache, which does not accept pages with a lock or a stream.
 */
export function followChanges({ since, onChange, page = window }: FollowChangesInput): () => void {
  let stop = openChangeStream({ since, onChange }, page)
  const rest = () => stop()
  const resume = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = openChangeStream({ since, onChange }, page)
    // Changes during the pause were missed.
    onChange(['*'])
  }
  page.addEventListener('pagehide', rest)
  page.addEventListener('pageshow', resume)

  return () => {
    page.removeEventListener('pagehide', rest)
    page.removeEventListener('pageshow', resume)
    stop()
  }
}

function openChangeStream({ since, onChange }: Omit<FollowChangesInput, 'page'>, { navigator }: Window): () => void {
  const others = new BroadcastChannel(NAME)
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => onChange(resourcesIn(String(data))))
  const broadcast = others.postMessage.bind(others)
  const shareChanges = (resources: readonly string[]) => {
    broadcast(JSON.stringify(resources))
    onChange(resources)
  }
  const leaving = new AbortController()

  // Without the Locks API (an insecure host in an old browser) each tab reads its own stream.
  if (!('locks' in navigator)) void readStream({ since, onChange }, leaving.signal)
  // It rejects when aborted while waiting for the lock, which is intended.
  else
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () => readStream({ since, onChange: shareChanges }, leaving.signal))
      .catch(() => undefined)
  return () => {
    leaving.abort()
    others.close()
  }
}

/** Reads the stream, and holds the lock, until aborted. */
const readStream = ({ since, onChange }: Omit<FollowChangesInput, 'page'>, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    let stream = { close: () => {} }
    const open = () => {
      stream = openEventStream({
        since,
        onChange,
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
