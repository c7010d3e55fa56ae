import type { ServerResponse } from 'node:http'

/** One open tab's ear (or rather: one browser's, per origin). */
export interface Stream {
  uid: string
  sessionId: string
  response: ServerResponse
  /** When the session behind it ends, as last read; milliseconds since the epoch. */
  endsAt: number
}

/** What may wait in memory for one slow reader before it has to connect afresh. */
const MAX_WAITING = 64 * 1024

/** A browser needs one for each of our hosts. */
const MAX_PER_PERSON = 20
const RECONNECT_MS = 60_000

const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The open streams of this process, by person. */
export function openStreams() {
  const byUid = new Map<string, Set<Stream>>()

  const all = () => [...byUid.values()].flatMap((streams) => [...streams])

  const remove = (stream: Stream) => {
    const streams = byUid.get(stream.uid)
    streams?.delete(stream)
    if (streams?.size === 0) byUid.delete(stream.uid)
  }

  const end = (stream: Stream) => {
    remove(stream)
    stream.response.end()
  }

  const write = (stream: Stream, text: string) => {
    stream.response.write(text)
    if (stream.response.writableLength > MAX_WAITING) {
      remove(stream)
      stream.response.destroy()
    }
  }

  return {
    add(stream: Stream) {
      const streams = byUid.get(stream.uid) ?? new Set()
      const [oldest] = streams
      if (oldest && streams.size >= MAX_PER_PERSON) {
        // Not at once again, or the two would go on ending one another.
        oldest.response.write(`retry: ${RECONNECT_MS}\n\n`)
        end(oldest)
      }
      byUid.set(stream.uid, streams.add(stream))
      stream.response.once('close', () => remove(stream))
      // The wait before a browser connects again, in milliseconds.
      stream.response.write(`retry: 1000\n${eventText('ready', null)}`)
    },
    of: (uid: string): readonly Stream[] => [...(byUid.get(uid) ?? [])],
    all,
    end,
    /** Says which resources changed; `*` for all. */
    tell: (streams: readonly Stream[], resources: readonly string[]) => {
      const text = eventText('changed', resources)
      for (const stream of streams) write(stream, text)
    },
    /** Shows every reader that the line is alive. */
    beat: () => {
      const text = eventText('beat', null)
      for (const stream of all()) write(stream, text)
    },
    /** Not all back at once: they go to whichever process is left. */
    endAll: () => {
      for (const stream of all()) {
        stream.response.write(`retry: ${1000 + Math.round(Math.random() * 4000)}\n\n`)
        end(stream)
      }
    },
  }
}

export type Streams = ReturnType<typeof openStreams>
