import { askServer } from './ask-server'
import { askProvider, readIdToken } from './identity'
import type { Person } from './people'
import { urlOn } from './stack'

export interface ChatReader {
  /** Of the provider, for the chat alone. */
  idToken: string
  localId: string
  /** Asks the API in the session it was made in. */
  ask(method: string, path: string, body?: object): ReturnType<typeof askServer>
}

/** Signs somebody in and gets what their browser reads the chat with. */
export async function chatReader(person: Pick<Person, 'uid' | 'email' | 'password'>): Promise<ChatReader> {
  const origin = urlOn('shell')
  const started = await askServer({
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
  const ask: ChatReader['ask'] = (method, path, body) => askServer({ method, path, headers, ...(body && { body }) })

  const { status, body } = await ask('POST', '/api/session/custom-token', {})
  if (status !== 200) throw new Error(`No token for the chat, but ${status}: ${JSON.stringify(body)}`)
  const { token } = (body as { data: { token: string } }).data
  const { idToken } = await askProvider('accounts:signInWithCustomToken?key=e2e', { token, returnSecureToken: true })
  return { idToken, localId: uidIn(idToken), ask }
}

/** Whose token it is, as the provider has written into it. */
const uidIn = (idToken: string) =>
  (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { user_id: string }).user_id
