import { test } from '@playwright/test'
import { askServer } from './ask-server'

const documents = 'projects/demo-s4/databases/(default)/documents'

/** Leaves the tests of a file out, by name, on a machine without the Firestore emulator. */
export function whereChatIsOn(): void {
  test.beforeAll(async () => {
    const { body } = await askServer({ method: 'GET', path: '/api/config' })
    test.skip(
      !(body as { data: { chat: boolean } }).data.chat,
      'Chat is off on this machine: there is no Firestore emulator.',
    )
  })
}

interface Question {
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  /** Of the provider; null asks as nobody. */
  idToken: string | null
}

/** Asks the emulator as a browser would, under the security rules; answers the status. */
export async function askFirestore({
  path,
  method = 'GET',
  body,
  idToken,
}: Question): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${process.env.FIRESTORE_EMULATOR_PORT}/v1/${documents}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(idToken !== null && { authorization: `Bearer ${idToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The full name of a document, as a write names it. */
export const documentNamed = (path: string) => `${documents}${path}`
