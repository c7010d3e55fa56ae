import { setTimeout as pause } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

interface Watching {
  port: number
  conversationId: string
}

/** Listens to the query of the chat screen; `seen` tells when each message came, in the order they came. */
export async function watchMessages({ port, conversationId }: Watching) {
  const app = initializeApp({ projectId: 'demo-s4' }, `bench-${port}`)
  const firestore = getFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false })
  const seen = new Map<string, number>()
  const messages = firestore
    .collection('conversations')
    .doc(conversationId)
    .collection('messages')
    .orderBy('sequence')
    .limitToLast(30)

  const stop = await new Promise<() => void>((resolve, reject) => {
    const end = messages.onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges())
        if (type === 'added' && !seen.has(doc.id)) seen.set(doc.id, performance.now())
      resolve(end)
    }, reject)
  })

  return {
    seen,
    async until(count: number, within: number) {
      for (const end = performance.now() + within; seen.size < count && performance.now() < end;) await pause(50)
    },
    stop() {
      stop()
      void deleteApp(app)
    },
  }
}
