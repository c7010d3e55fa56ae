import { apiLinks } from '@s4/links'

interface StreamEvents {
  /** When the page was read, by the server's clock. Without it the first thing said is that all may have changed. */
  since: string | undefined
  onChange: (resources: readonly string[]) => void
  /** The server refuses: nobody is signed in any more. */
  onRefused: () => void
}

/** Beats come every 20 seconds; a line silent for longer than two of them is dead, as after a sleep. */
const SILENCE = 50_000

/** Reads the stream until `close()`, connecting again by itself. */
export function openEventStream({ since, onChange, onRefused }: StreamEvents): { close: () => void } {
  let source: EventSource
  let silence: ReturnType<typeof setTimeout>

  const alive = () => {
    clearTimeout(silence)
    silence = setTimeout(reopen, SILENCE)
  }
  const reopen = () => {
    source.close()
    open()
  }
  const open = () => {
    source = new EventSource(since ? `${apiLinks.events}?since=${since}` : apiLinks.events)
    source.addEventListener('ready', alive)
    source.addEventListener('beat', alive)
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      alive()
      onChange(resourcesIn(data))
    })
    source.addEventListener('error', () => {
      // Closed for good by the browser when the answer was no stream; otherwise it is already trying again.
      if (source.readyState === EventSource.CLOSED) onRefused()
    })
    alive()
  }

  open()
  return {
    close: () => {
      clearTimeout(silence)
      source.close()
    },
  }
}

/** Whatever cannot be read counts as a change of anything. */
export function resourcesIn(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter((resource) => typeof resource === 'string') : ['*']
  } catch {
    return ['*']
  }
}
