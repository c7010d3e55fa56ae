import { PROJECT } from '../../stack/identities/auth-emulator'

const PASSWORD = 'chaos-2026'
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function ask<Data>(url: string, body: object, headers: Record<string, string>): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<Data>
}

const emailOf = (uid: string) => `${uid}@example.co.uk`

/** Makes the accounts at the provider; the first of them can sign in. */
export async function addSignIns(authUrl: string, [first = '', ...others]: readonly string[]): Promise<void> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`
  await ask(accounts, { localId: first, email: emailOf(first), password: PASSWORD, emailVerified: true }, owner)
  const users = others.map((uid) => ({ localId: uid, email: emailOf(uid), emailVerified: true }))
  await ask(`${accounts}:batchCreate`, { users }, owner)
}

/** A new ID token, as a browser gets it from the provider. */
export async function signInAtProvider(authUrl: string, uid: string): Promise<string> {
  const { idToken } = await ask<{ idToken: string }>(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=chaos`,
    { email: emailOf(uid), password: PASSWORD, returnSecureToken: true },
    { 'content-type': 'application/json' },
  )
  return idToken
}
