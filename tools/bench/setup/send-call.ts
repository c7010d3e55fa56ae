import { createHmac } from 'node:crypto'
import { request, type Agent } from 'node:http'
import type { Talker } from './a-session'
import type { Asked } from './asked'

interface Server {
  port: number
  /** The server's `S4_SESSION_KEY`. */
  sessionKey: Buffer
  agent?: Agent
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** What a browser of that person sends with a write. */
export const headersOf = ({ port, sessionKey }: Server, who: Talker | undefined): Record<string, string> => ({
  origin: `http://127.0.0.1:${port}`,
  ...(who && {
    'firebase-id': who.uid,
    cookie: `__session=${who.secret}`,
    'x-xsrf-token': createHmac('sha256', sessionKey).update(`xsrf:${who.sessionId}`).digest('base64url'),
  }),
})

/** Sends a call as its person would and returns the whole answer. A body of bytes is sent as it is. */
export const sendCall = (
  server: Server,
  { method, path, body, who }: Asked,
  more: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    const sending = request(
      {
        host: '127.0.0.1',
        port: server.port,
        ...(server.agent && { agent: server.agent }),
        method,
        path: `/api${path}`,
        headers: { ...headersOf(server, who), ...(bytes && { 'content-type': 'application/json' }), ...more },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
          )
      },
    )
    sending.on('error', reject).end(bytes)
  })
