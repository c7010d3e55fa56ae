import type { ChatMessage } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { breaker, trackReachability, type ChatHead, type ChatStore } from '@s4/api-platform/outside-services'
import type { Settings } from '@s4/api-platform/settings'

/** The SDK would retry for minutes; the outbox has its own retries. */
const TIMEOUT_MS = 8000
/** Deadline exceeded and unavailable, of gRPC. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([4, 14])

/**
 * The chat in Firestore: `conversations/{id}`, `conversations/{id}/messages/{id}` and `chatSessions/{id}`;
 * `firestore.rules` limits who reads them.
 */
export function firestoreStore({ firebase }: Pick<Settings, 'firebase'>): ChatStore {
  const app = initializeApp({ projectId: firebase.projectId }, `chat-${firebase.projectId}-${Math.random()}`)
  // Loaded in the background: it is large, and the server can start without it.
  const opened = import('firebase-admin/firestore').then(({ getFirestore }) => getFirestore(app))
  opened.catch(() => undefined)

  const guarded = breaker({
    service: 'chat',
    timeoutMs: TIMEOUT_MS,
    refusal: () => new ApiError('server.busy'),
    isAway: (error) => error instanceof ApiError || AWAY_CODES.has(errorCode(error)),
  })

  return {
    async write({ id, ...head }: ChatHead, messages) {
      const firestore = await opened
      const batch = firestore.batch()
      const conversation = firestore.collection('conversations').doc(id)
      batch.set(conversation, head)
      for (const { id: messageId, sentAt, ...message } of messages)
        batch.set(conversation.collection('messages').doc(messageId), { ...message, sentAt: new Date(sentAt) })
      await guarded(() => batch.commit())
    },

    async findProgress(conversationId) {
      const firestore = await opened
      const head = await guarded(() => firestore.collection('conversations').doc(conversationId).get())
      return { lastSequence: Number(head.get('lastSequence') ?? 0), version: head.get('version') ?? null }
    },

    async listMessages(conversationId) {
      const firestore = await opened
      const { docs } = await guarded(() =>
        firestore.collection('conversations').doc(conversationId).collection('messages').orderBy('sequence').get(),
      ).catch(throwBusy)
      // Only `write` creates these documents; `firestore.rules` forbids it to every browser.
      return docs.map(
        (doc) => ({ ...doc.data(), id: doc.id, sentAt: doc.get('sentAt').toDate().toISOString() }) as ChatMessage,
      )
    },

    // A document that never exists.
    reachability: trackReachability(async () => (await opened).collection('conversations').doc('none').get()),

    async openSession(id, expiresAt) {
      const firestore = await opened
      await guarded(() => firestore.collection('chatSessions').doc(id).set({ expiresAt })).catch(throwBusy)
    },

    async closeSession(id) {
      const firestore = await opened
      await guarded(() => firestore.collection('chatSessions').doc(id).delete()).catch(throwBusy)
    },

    close: () => deleteApp(app),
  }
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function throwBusy(): never {
  throw new ApiError('server.busy')
}
