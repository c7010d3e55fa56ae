import type { ChatMessage } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { trackReachability, type ChatHead, type ChatStore } from '@s4/api-platform/outside-services'
import type { Settings } from '@s4/api-platform/settings'

/** The SDK would retry for minutes; the outbox has its own retries. */
const TIMEOUT_MS = 8000

/**
 * The chat in Firestore: `conversations/{id}`, `conversations/{id}/messages/{id}` and `chatSessions/{id}`;
 * `firestore.rules` limits who reads them.
 */
export function firestoreStore({ firebase }: Pick<Settings, 'firebase'>): ChatStore {
  const app = initializeApp({ projectId: firebase.projectId }, `chat-${firebase.projectId}-${Math.random()}`)
  // Loaded in the background: it is large, and the server can start without it.
  const opened = import('firebase-admin/firestore').then(({ getFirestore }) => getFirestore(app))
  opened.catch(() => undefined)

  return {
    async write({ id, ...head }: ChatHead, messages) {
      const firestore = await opened
      const batch = firestore.batch()
      const conversation = firestore.collection('conversations').doc(id)
      batch.set(conversation, head)
      for (const { id: messageId, sentAt, ...message } of messages)
        batch.set(conversation.collection('messages').doc(messageId), { ...message, sentAt: new Date(sentAt) })
      await withTimeout(batch.commit())
    },

    async findProgress(conversationId) {
      const firestore = await opened
      const head = await withTimeout(firestore.collection('conversations').doc(conversationId).get())
      return { lastSequence: Number(head.get('lastSequence') ?? 0), version: head.get('version') ?? null }
    },

    async listMessages(conversationId) {
      const firestore = await opened
      const { docs } = await withTimeout(
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
      await withTimeout(firestore.collection('chatSessions').doc(id).set({ expiresAt })).catch(throwBusy)
    },

    async closeSession(id) {
      const firestore = await opened
      await withTimeout(firestore.collection('chatSessions').doc(id).delete()).catch(throwBusy)
    },

    close: () => deleteApp(app),
  }
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('server.busy')), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function throwBusy(): never {
  throw new ApiError('server.busy')
}
