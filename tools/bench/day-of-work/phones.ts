import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

interface Ask {
  /** The endpoint, as it is counted. */
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: object
  /** Names the press; made up unless told. */
  key?: string
}

interface Timing {
  at: number
  took: number
}

const TRY_AGAIN = 1000

/** Requests of many phones and browsers, timed from when they were due; a phone keeps asking until it is answered. */
export function startPhones(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const timings = new Map<string, Timing[]>()
  const refused = new Map<string, number>()
  let firstGood: ((at: number) => void) | undefined
  let unanswered = 0
  let isOver = false

  const attempt = ({ method, path, headers, body }: Ask) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const none = () => resolve({ status: 0, text: '' })
      const asking = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path: `/api${path}`,
          timeout: 8000,
          headers: { 'content-type': 'application/json', ...headers },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', none)
        },
      )
      asking
        .on('timeout', () => asking.destroy())
        .on('error', none)
        .end(body && JSON.stringify(body))
    })

  /** The data of the answer; null when it was refused for good, or the bench is over. */
  async function ask<Data>(asked: Ask): Promise<Data | null> {
    const { key = randomUUID() } = asked
    const pressedAt = new Date().toISOString()
    for (;;) {
      const at = Date.now()
      const began = performance.now()
      const { status, text } = await attempt({
        ...asked,
        headers: {
          ...asked.headers,
          ...(asked.method === 'POST' && {
            'idempotency-key': key,
            'phone-pressed-at': pressedAt,
            'phone-sent-at': new Date().toISOString(),
            'phone-offset': '0',
          }),
        },
      })
      if (status === 200) {
        const all = timings.get(asked.name) ?? []
        all.push({ at, took: performance.now() - began })
        timings.set(asked.name, all)
        if (asked.method === 'POST') firstGood?.(Date.now())
        return (JSON.parse(text) as { data: Data }).data
      }
      if (status >= 400 && status < 500 && status !== 429) {
        const what = `${asked.name} ${status} ${text.slice(0, 200)}`
        refused.set(what, (refused.get(what) ?? 0) + 1)
        return null
      }
      unanswered += 1
      if (isOver) return null
      await pause(TRY_AGAIN)
    }
  }

  return {
    ask,
    timings,
    refused,
    unanswered: () => unanswered,
    /** The time of the next write that is answered well. */
    nextGood: () =>
      new Promise<number>((resolve) => {
        firstGood = (at) => {
          firstGood = undefined
          resolve(at)
        }
      }),
    stop: () => {
      isOver = true
      agent.destroy()
    },
  }
}

export type Phones = ReturnType<typeof startPhones>
