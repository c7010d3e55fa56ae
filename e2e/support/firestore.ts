import { test } from '@playwright/test'
import { requestServer } from './request-server'

const documents = 'projects/demo-s4/databases/(default)/documents'

/** Skips the tests of a file on a machine without the Firestore emulator. */
export function skipWithoutChat(): void {
  test.beforeAll(async () => {
    const { body } = await requestServer({ method: 'GET', path: '/api/config' })
    test.skip(
      !(body as { data: { chat: boolean } }).data.chat,
      'Chat is off on this machine: there is no Firestore emulator.',
    )
  })
}

interface FirestoreRequest {
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  /** From the provider; null for an anonymous request. */
  idToken: string | null
}

/** Sends a request to the emulator under the security rules, as a browser would. */
export async function requestFirestore({
  path,
  method = 'GET',
  body,
  idToken,
}: FirestoreRequest): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${process.env.FIRESTORE_EMULATOR_PORT}/v1/${documents}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(idToken !== null && { authorization: `Bearer ${idToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The full name of a document, as a write needs it. */
export const documentNamed = (path: string) => `${documents}${path}`
