export interface Server {
  port: number
  authPort: number
}

interface Account {
  email: string
  password: string
}

/** A signed-in person: the cookies for a browser, and what the API tells them. */
export interface Visitor {
  cookies: { name: string; value: string }[]
  /** The records at a path of the API. */
  list: (path: string) => Promise<Record<string, unknown>[]>
}

export async function signInVisitor({ port, authPort }: Server, account: Account): Promise<Visitor> {
  const json = { 'content-type': 'application/json' }
  const signIn = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`
  const { idToken, localId } = (await read(
    await fetch(signIn, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    }),
  )) as { idToken: string; localId: string }

  const origin = `http://127.0.0.1:${port}`
  const session = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { ...json, origin },
    body: JSON.stringify({ idToken }),
  })
  await read(session)
  const pairs = session.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
  return {
    cookies: pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: decodeURIComponent(value.join('=')) }
    }),
    list: async (path) => {
      const headers = { 'firebase-id': localId, cookie: pairs.join('; ') }
      const { data } = (await read(await fetch(`${origin}/api${path}`, { headers }))) as { data: unknown }
      return data as Record<string, unknown>[]
    },
  }
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`)
  return response.json()
}
