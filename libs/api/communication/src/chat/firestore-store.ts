import type { ChatMessage } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { answering, type ChatHead, type ChatStore } from '@s4/api-platform/outside-services'
import type { Settings } from '@s4/api-platform/settings'

/** The SDK itself tries for minutes; the outbox tries again by itself. */
const PATIENCE = 8000

/** The chat in Firestore: `conversations/{id}`, `conversations/{id}/messages/{id}` and `chatSessions/{id}`; `firestore.rules` says who reads them. */
export function firestoreStore({ firebase }: Pick<Settings, 'firebase'>): ChatStore {
  const app = initializeApp({ projectId: firebase.projectId }, `chat-${firebase.projectId}-${Math.random()}`)
  // Large, and in nobody's way: the server answers before it is loaded.
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
      await inTime(batch.commit())
    },

    async reached(conversationId) {
      const firestore = await opened
      const head = await inTime(firestore.collection('conversations').doc(conversationId).get())
      return { lastSequence: Number(head.get('lastSequence') ?? 0), version: head.get('version') ?? null }
    },

    async listMessages(conversationId) {
      const firestore = await opened
      const { docs } = await inTime(
        firestore.collection('conversations').doc(conversationId).collection('messages').orderBy('sequence').get(),
      ).catch(refuse)
      // Only `write` puts documents there: the rules let nobody else.
      return docs.map(
        (doc) => ({ ...doc.data(), id: doc.id, sentAt: doc.get('sentAt').toDate().toISOString() }) as ChatMessage,
      )
    },

    // A document that nobody writes.
    answering: answering(async () => (await opened).collection('conversations').doc('none').get()),

    async openSession(id, expiresAt) {
      const firestore = await opened
      await inTime(firestore.collection('chatSessions').doc(id).set({ expiresAt })).catch(refuse)
    },

    async closeSession(id) {
      const firestore = await opened
      await inTime(firestore.collection('chatSessions').doc(id).delete()).catch(refuse)
    },

    close: () => deleteApp(app),
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('server.busy')), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function refuse(): never {
  throw new ApiError('server.busy')
}
