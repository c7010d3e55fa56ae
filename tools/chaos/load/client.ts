import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Talker } from '../../bench/setup/a-session'

export interface Answer {
  /** 0 without an answer. */
  status: number
  text: string
  took: number
}

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
  /** Milliseconds; 8 000 unless told, as a phone waits. */
  within?: number
}

/** Sends requests to one of the servers, and keeps what people were told that they should not be. */
export function startClient(sessionKey: Buffer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const faulty = new Map<string, number>()

  const ask = async (port: number, asked: Asked): Promise<Answer> => {
    const began = performance.now()
    const { status, text, type } = await attempt(agent, port, asked)
    const answer = { status, text, took: performance.now() - began }
    const fault = status === 0 || status < 400 ? null : faultIn({ status, text, type })
    if (fault) {
      const told = `${asked.method} ${asked.path.replaceAll(/[\da-f-]{36}/g, '…')} ${status}: ${fault}`
      faulty.set(told, (faulty.get(told) ?? 0) + 1)
    }
    return answer
  }

  return {
    ask,
    faulty,
    /** The headers by which a server knows a signed-in person. */
    as: ({ uid, secret, sessionId }: Talker, port: number) => ({
      origin: `http://127.0.0.1:${port}`,
      'firebase-id': uid,
      cookie: `__session=${secret}`,
      'x-xsrf-token': createHmac('sha256', sessionKey).update(`xsrf:${sessionId}`).digest('base64url'),
    }),
    stop: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof startClient>

/** What is wrong with telling somebody this; null when it is a sentence under a problem's type. */
function faultIn({ status, text, type }: { status: number; text: string; type: string }): string | null {
  if (status === 500) return `a fault of ours, ${text.slice(0, 300)}`
  if (!type.startsWith('application/problem+json')) return `no problem+json but ${type}, ${text.slice(0, 200)}`
  if (/\n\s+at |node_modules|\.[jt]s:\d+|ECONN|postgres/i.test(text))
    return `a stack or an address, ${text.slice(0, 300)}`
  const { detail } = JSON.parse(text) as { detail?: string }
  return detail && /^[A-Z].*\.$/s.test(detail) ? null : `no sentence, ${text.slice(0, 200)}`
}

const attempt = (agent: Agent, port: number, { method, path, headers, body, within = 8000 }: Asked) =>
  new Promise<{ status: number; text: string; type: string }>((resolve) => {
    const none = () => resolve({ status: 0, text: '', type: '' })
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: `/api${path}`,
        timeout: within,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer
          .on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' }),
          )
          .on('error', none)
      },
    )
    asking
      .on('timeout', () => asking.destroy())
      .on('error', none)
      .end(body && JSON.stringify(body))
  })
