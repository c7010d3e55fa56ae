import { openEventStream, resourcesIn } from './event-stream'

interface Following {
  /** When the page was read, by the server's clock: what changed between then and the first listening is told too. */
  since?: string | undefined
  /** Which resources to ask for again; `*` stands for all of them. */
  onChange: (resources: readonly string[]) => void
  page?: Window
}

const NAME = 's4-events'
const RETRY_AFTER_REFUSAL_MS = 5000

/**
 * Hears what changed for whoever is signed in, over one stream for all tabs of this origin. Returns the way to stop.
 * Rests while the page is in the back/forward cache, where a lock or a stream would keep it out.
 */
export function followChanges({ since, onChange, page = window }: Following): () => void {
  let stop = follow({ since, onChange }, page)
  const rest = () => stop()
  const resume = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    stop = follow({ since, onChange }, page)
    // Nothing was heard in the meantime.
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

function follow({ since, onChange }: Omit<Following, 'page'>, { navigator }: Window): () => void {
  const others = new BroadcastChannel(NAME)
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => onChange(resourcesIn(String(data))))
  const tellOthers = others.postMessage.bind(others)
  const tellAll = (resources: readonly string[]) => {
    tellOthers(JSON.stringify(resources))
    onChange(resources)
  }
  const leaving = new AbortController()

  // Without locks (an insecure host in an old browser) each tab reads a stream of its own.
  if (!('locks' in navigator)) void leadWith({ since, onChange }, leaving.signal)
  // Aborted while waiting in line, it rejects: that is the end asked for.
  else
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () => leadWith({ since, onChange: tellAll }, leaving.signal))
      .catch(() => undefined)
  return () => {
    leaving.abort()
    others.close()
  }
}

/** Reads the stream until told to leave; holds the lock as long. */
const leadWith = ({ since, onChange }: Omit<Following, 'page'>, leaving: AbortSignal) =>
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
