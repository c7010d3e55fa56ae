import type { ChatMessage, PublicConfig } from '@s4/contract'
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithCustomToken } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limitToLast,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore'
import type { Feed } from './feed'

let appCount = 0

/** The chat in Firestore, read as the person of the token. Everything is kept in memory only. */
export async function firestoreFeed(
  { apiKey, authDomain, projectId, authEmulator, firestoreEmulator }: PublicConfig['firebase'],
  token: string,
): Promise<Feed> {
  appCount += 1
  const app = initializeApp({ apiKey, authDomain, projectId }, `chat-${appCount}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (authEmulator) connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true })
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  const [host = '', port = ''] = firestoreEmulator?.split(':') ?? []
  if (firestoreEmulator) connectFirestoreEmulator(firestore, host, Number(port))
  await signInWithCustomToken(auth, token)

  return {
    follow(conversationId, limit, { onMessages, onSeen, onStopped }) {
      const conversation = doc(firestore, 'conversations', conversationId)
      const newest = query(collection(conversation, 'messages'), orderBy('sequence'), limitToLast(limit))
      const stops = [
        onSnapshot(
          newest,
          { includeMetadataChanges: true },
          ({ docs, metadata }) => onMessages(docs.map(toMessage), !metadata.fromCache),
          onStopped,
        ),
        onSnapshot(
          collection(conversation, 'reads'),
          ({ docs }) => onSeen(Object.fromEntries(docs.map((mark) => [mark.id, Number(mark.get('sequence'))]))),
          // Refused where the conversation comes to Firestore between the two; without it *Seen* would never come.
          onStopped,
        ),
      ]
      return () => stops.forEach((stop) => stop())
    },

    markRead: (conversationId, uid, sequence) =>
      setDoc(doc(firestore, 'conversations', conversationId, 'reads', uid), { sequence, at: serverTimestamp() }),
  }
}

/** Only the server writes messages, so their shape is known. */
const toMessage = (document: QueryDocumentSnapshot): ChatMessage =>
  ({
    ...document.data(),
    id: document.id,
    sentAt: (document.get('sentAt') as Timestamp).toDate().toISOString(),
  }) as ChatMessage
