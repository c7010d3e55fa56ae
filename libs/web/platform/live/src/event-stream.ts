import { apiLinks } from '@s4/links'

interface StreamEvents {
  /**
   * When the page was loaded, by the server's clock. Without it the first message is that anything may have changed.
   */
  since: string | undefined
  onChange: (resources: readonly string[]) => void
  /** Something arrived, or the connection was lost. */
  onConnection?: ((connected: boolean) => void) | undefined
  /** The server refused: nobody is signed in any more. */
  onRefused: () => void
}

/** The server sends a beat every 20 seconds; after two missed ones the connection is considered lost. */
const SILENCE_MS = 50_000

/** Reads the stream until `close()` and reconnects by itself. */
export function openEventStream({ since, onChange, onConnection, onRefused }: StreamEvents): { close: () => void } {
  let source: EventSource
  let silence: ReturnType<typeof setTimeout>

  const restartSilenceTimer = () => {
    clearTimeout(silence)
    silence = setTimeout(reopen, SILENCE_MS)
  }
  const heard = () => {
    restartSilenceTimer()
    onConnection?.(true)
  }
  const reopen = () => {
    onConnection?.(false)
    source.close()
    open()
  }
  const open = () => {
    source = new EventSource(since ? `${apiLinks.events}?since=${since}` : apiLinks.events)
    source.addEventListener('ready', heard)
    source.addEventListener('beat', heard)
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      heard()
      onChange(resourcesIn(data))
    })
    source.addEventListener('error', () => {
      onConnection?.(false)
      // CLOSED means that the response was no stream; otherwise the browser reconnects by itself.
      if (source.readyState !== EventSource.CLOSED) return
      // Whoever is told opens the next one; this one would open another after the silence.
      clearTimeout(silence)
      onRefused()
    })
    restartSilenceTimer()
  }

  open()
  return {
    close: () => {
      clearTimeout(silence)
      source.close()
    },
  }
}

/** Text that cannot be parsed counts as a change of everything. */
export function resourcesIn(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter((resource) => typeof resource === 'string') : ['*']
  } catch {
    return ['*']
  }
}
