import { authEmulator } from './stack'

interface SignedIn {
  idToken: string
  localId: string
}

/** Grants the rights of the provider's console. */
export const owner = { authorization: 'Bearer owner' }

/** The Auth emulator's REST interface. */
export async function requestProvider(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const response = await fetch(`${authEmulator()}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`)
  return (await response.json()) as SignedIn
}

/** Makes an identity whose email address counts as verified; returns its uid. */
export async function newIdentity(email: string, password: string): Promise<string> {
  const { localId } = await requestProvider('accounts:signUp?key=e2e', { email, password, returnSecureToken: true })
  await requestProvider('projects/demo-s4/accounts:update', { localId, emailVerified: true }, owner)
  return localId
}

/** A fresh ID token, as the browser SDK would get for the password. */
export async function readIdToken({ email, password }: { email: string; password: string }): Promise<string> {
  const { idToken } = await requestProvider('accounts:signInWithPassword?key=e2e', {
    email,
    password,
    returnSecureToken: true,
  })
  return idToken
}
