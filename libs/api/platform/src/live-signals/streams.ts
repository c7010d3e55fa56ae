import { metrics } from '@opentelemetry/api'
import type { ServerResponse } from 'node:http'

/** The event stream of one browser for one origin. */
export interface Stream {
  uid: string
  sessionId: string
  response: ServerResponse
  /** When its session ends, as last read; milliseconds since the epoch. */
  endsAt: number
}

/** A slow reader with more waiting bytes is disconnected and must reconnect. */
const MAX_WAITING_BYTES = 64 * 1024

/** A browser needs one stream for each of our hosts. */
const MAX_PER_PERSON = 20
const RECONNECT_MS = 60_000

const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The open streams of this process, by person. */
export function openStreams() {
  const byUid = new Map<string, Set<Stream>>()

  const all = () => [...byUid.values()].flatMap((streams) => [...streams])

  metrics
    .getMeter('s4')
    .createObservableGauge('s4.streams.open', { unit: '{stream}', description: 'Open streams of live signals.' })
    .addCallback((result) => result.observe(all().length))

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
    if (stream.response.writableLength > MAX_WAITING_BYTES) {
      remove(stream)
      stream.response.destroy()
    }
  }

  return {
    add(stream: Stream) {
      const streams = byUid.get(stream.uid) ?? new Set()
      const [oldest] = streams
      if (oldest && streams.size >= MAX_PER_PERSON) {
        // A long delay, so that two streams do not keep ending each other.
        oldest.response.write(`retry: ${RECONNECT_MS}\n\n`)
        end(oldest)
      }
      byUid.set(stream.uid, streams.add(stream))
      stream.response.once('close', () => remove(stream))
      // The browser's delay before it reconnects, in milliseconds.
      stream.response.write(`retry: 1000\n${eventText('ready', null)}`)
    },
    of: (uid: string): readonly Stream[] => [...(byUid.get(uid) ?? [])],
    all,
    end,
    /** Sends the changed resources; `*` for all. */
    sendChanged: (streams: readonly Stream[], resources: readonly string[]) => {
      const text = eventText('changed', resources)
      for (const stream of streams) write(stream, text)
    },
    sendBeat: () => {
      const text = eventText('beat', null)
      for (const stream of all()) write(stream, text)
    },
    /** A random delay spreads the reconnects to the other processes. */
    endAll: () => {
      for (const stream of all()) {
        stream.response.write(`retry: ${1000 + Math.round(Math.random() * 4000)}\n\n`)
        end(stream)
      }
    },
  }
}

export type Streams = ReturnType<typeof openStreams>
