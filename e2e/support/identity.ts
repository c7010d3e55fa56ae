import { authEmulator } from './stack'

interface Signed {
  idToken: string
  localId: string
}

/** Stands for the provider's console. */
export const owner = { authorization: 'Bearer owner' }

/** The Auth emulator's REST interface. */
export async function askProvider(path: string, body: object, headers: Record<string, string> = {}): Promise<Signed> {
  const response = await fetch(`${authEmulator()}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`)
  return (await response.json()) as Signed
}

/** Makes an identity whose e-mail address counts as verified; answers its uid. */
export async function newIdentity(email: string, password: string): Promise<string> {
  const { localId } = await askProvider('accounts:signUp?key=e2e', { email, password, returnSecureToken: true })
  await askProvider('projects/demo-s4/accounts:update', { localId, emailVerified: true }, owner)
  return localId
}

/** A fresh ID token, as the browser SDK would get for the password. */
export async function readIdToken({ email, password }: { email: string; password: string }): Promise<string> {
  const { idToken } = await askProvider('accounts:signInWithPassword?key=e2e', {
    email,
    password,
    returnSecureToken: true,
  })
  return idToken
}
