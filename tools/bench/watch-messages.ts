import { setTimeout as pause } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase/app'
import { collection, connectFirestoreEmulator, getFirestore, limitToLast, onSnapshot, orderBy, query, setLogLevel } from 'firebase/firestore'

interface Watching {
  port: number
  uid: string
  conversationId: string
}

/** Listens as the chat screen does, under the security rules; `seen` tells when each message came, in the order they came. */
export async function watchMessages({ port, uid, conversationId }: Watching) {
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo-s4', apiKey: 'bench' })
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, '127.0.0.1', port, { mockUserToken: { sub: uid } })
  const seen = new Map<string, number>()
  const messages = query(collection(firestore, 'conversations', conversationId, 'messages'), orderBy('sequence'), limitToLast(30))

  const listen = () =>
    new Promise<() => void>((resolve, reject) => {
      const stop = onSnapshot(messages, (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) if (type === 'added' && !seen.has(doc.id)) seen.set(doc.id, performance.now())
        resolve(stop)
      }, reject)
    })
  // The conversation itself is still on its way there.
  let stop: (() => void) | undefined
  for (let tries = 0; !stop && tries < 50; tries += 1) stop = await listen().catch(() => pause(200).then(() => undefined))
  if (!stop) throw new Error('The conversation did not arrive.')

  return {
    seen,
    async until(count: number, within: number) {
      for (const end = performance.now() + within; seen.size < count && performance.now() < end; ) await pause(50)
    },
    stop() {
      stop()
      void deleteApp(app)
    },
  }
}
