import { expect, it, vi } from 'vitest'
import { firestoreFeed } from './firestore-feed'

const { onSnapshot } = vi.hoisted(() => ({ onSnapshot: vi.fn(() => () => undefined) }))

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }))
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  inMemoryPersistence: {},
  signInWithCustomToken: async () => ({}),
}))
vi.mock('firebase/firestore', () => ({
  collection: (_parent: unknown, name: string) => name,
  doc: () => 'conversation',
  initializeFirestore: () => ({}),
  limitToLast: () => 30,
  memoryLocalCache: () => ({}),
  onSnapshot,
  orderBy: () => 'sequence',
  query: (of: string) => of,
}))

it.each(['messages', 'reads'])('a conversation whose %s are refused at first is followed again', async (part) => {
  const feed = await firestoreFeed(
    { apiKey: 'key', authDomain: '', projectId: 's4', authEmulator: null, firestoreEmulator: null },
    'token',
  )
  const onStopped = vi.fn()
  feed.follow('conversation', 30, { onMessages: () => undefined, onSeen: () => undefined, onStopped })

  const calls: unknown[][] = onSnapshot.mock.calls
  const refuse = calls.findLast(([of]) => of === part)?.at(-1)
  if (typeof refuse !== 'function') throw new Error(`${part} are not followed`)
  refuse(new Error('permission-denied'))

  expect(onStopped).toHaveBeenCalledOnce()
})
