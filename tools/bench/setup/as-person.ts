import { createHmac } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Talker } from './a-session'

interface Server {
  port: number
  /** The server's `S4_SESSION_KEY`. */
  sessionKey: Buffer
}

/** Requests of one signed-in person to a bench server. Each throws when it is refused. */
export function asPerson({ port, sessionKey }: Server, { uid, secret, sessionId }: Talker) {
  const origin = `http://127.0.0.1:${port}`
  const headers = {
    origin,
    'content-type': 'application/json',
    'firebase-id': uid,
    cookie: `__session=${secret}`,
    'x-xsrf-token': createHmac('sha256', sessionKey).update(`xsrf:${sessionId}`).digest('base64url'),
  }
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${origin}${path}`, init)
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${(await response.text()).slice(0, 400)}`)
    return response
  }
  const data = async <Data>(response: Response) => ((await response.json()) as { data: Data }).data

  return {
    get: async <Data>(path: string) => data<Data>(await ask(path, { headers })),
    post: async <Data>(path: string, body: object) =>
      data<Data>(
        await ask(path, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': uuid() },
          body: JSON.stringify(body),
        }),
      ),
    upload: async <Data>(path: string, { name, text }: { name: string; text: string }) => {
      const form = new FormData()
      form.append('file', new Blob([text], { type: 'text/csv' }), name)
      const { 'content-type': _json, ...rest } = headers
      return data<Data>(
        await ask(path, { method: 'POST', headers: { ...rest, 'idempotency-key': uuid() }, body: form }),
      )
    },
    download: async (path: string) => Buffer.from(await (await ask(path, { headers })).arrayBuffer()),
  }
}

export type Person = ReturnType<typeof asPerson>
