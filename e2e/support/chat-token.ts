import { requestServer } from './request-server'
import { requestProvider, readIdToken } from './identity'
import type { Person } from './people'
import { urlOn } from './stack'

export interface ChatReader {
  /** From the provider, for the chat only. */
  idToken: string
  localId: string
  /** Calls the API in the session the token was made in. */
  ask(method: string, path: string, body?: object): ReturnType<typeof requestServer>
}

/** Signs a person in and gets the token with which a browser reads the chat. */
export async function chatReader(person: Pick<Person, 'uid' | 'email' | 'password'>): Promise<ChatReader> {
  const origin = urlOn('shell')
  const started = await requestServer({
    method: 'POST',
    path: '/api/session',
    body: { idToken: await readIdToken(person) },
    headers: { origin },
  })
  const cookies = (started.headers['set-cookie'] ?? []).map((header) => header.split(';')[0] ?? '')
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const headers = {
    origin,
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(xsrf),
    'firebase-id': person.uid,
  }
  const ask: ChatReader['ask'] = (method, path, body) => requestServer({ method, path, headers, ...(body && { body }) })

  const { status, body } = await ask('POST', '/api/session/custom-token', {})
  if (status !== 200) throw new Error(`No token for the chat, but ${status}: ${JSON.stringify(body)}`)
  const { token } = (body as { data: { token: string } }).data
  const { idToken } = await requestProvider('accounts:signInWithCustomToken?key=e2e', {
    token,
    returnSecureToken: true,
  })
  return { idToken, localId: uidIn(idToken), ask }
}

/** The uid in the token. */
const uidIn = (idToken: string) =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { user_id: string }).user_id
