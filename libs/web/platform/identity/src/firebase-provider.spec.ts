import { expect, it, vi } from 'vitest'
import { firebaseProvider } from './firebase-provider'

// Like the provider: a new password invalidates earlier tokens, including the one returned with the change.
const account = vi.hoisted(() => ({ password: 'old password', changes: 0 }))
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }))
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  inMemoryPersistence: {},
  signInWithEmailAndPassword: async (_auth: unknown, _email: string, password: string) => {
    if (password !== account.password) throw new Error('wrong password')
    const provedAfter = account.changes
    return { user: { getIdToken: async () => `proved after ${provedAfter} changes` } }
  },
  updatePassword: async (_user: unknown, next: string) => {
    account.password = next
    account.changes += 1
  },
}))

it('changing the password returns a token of the new one', async () => {
  const provider = firebaseProvider({
    apiKey: 'key',
    authDomain: 's4.example',
    projectId: 's4',
    authEmulator: null,
    firestoreEmulator: null,
  })

  expect(await provider.changePassword('ada@example.com', 'old password', 'three random words')).toBe(
    'proved after 1 changes',
  )
})
