import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { freePort } from '../../stack/processes/ports'
import { startFirestoreEmulator } from '../../stack/firestore/firestore-emulator'
import { inWorkspace } from '../../workspace/paths'
import type { Talker } from '../setup/a-session'
import { startBenchServer } from '../setup/bench-server'
import { watchMessages } from './watch-messages'
import { atShare, percentilesText } from '../setup/percentiles'
import { fillTalk } from './talk-of-two'

const EVERY = 200
const MAX_MS = 500
const AT_LAST = 10_000

/**
 * Measures the time from Send to the other side's screen, at five messages a second.
 * False when p95 is above 500 ms or a message is lost, doubled or out of order.
 */
export async function benchChat(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { messages: { type: 'string', default: '200' } } })
  const port = await freePort()
  const firestore = await startFirestoreEmulator({ port, logs: inWorkspace('.reports/bench') })
  const key = randomBytes(32)
  const server = await startBenchServer({
    S4_CHAT: 'on',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    S4_SESSION_KEY: key.toString('base64'),
  })
  const db = connect(server.ownerUrl, { max: 2 })
  try {
    const [seeker, company, jobId] = await fillTalk(db)
    const ask = askingAs(server.port, key)
    const { id } = await ask<{ id: string }>(seeker, '/conversations', { jobId })
    const watched = await watchMessages({ port, conversationId: id })

    const sentAt = new Map<string, number>()
    const accepted: number[] = []
    for (let count = 0; count < Number(values.messages); count += 1) {
      const messageId = uuid()
      sentAt.set(messageId, performance.now())
      const accept = async () => {
        await ask(count % 2 ? company : seeker, `/conversations/${id}/messages`, {
          messageId,
          text: `Message ${count}`,
        })
        accepted.push(performance.now() - (sentAt.get(messageId) ?? 0))
      }
      await Promise.all([accept(), pause(EVERY)])
    }
    await watched.until(sentAt.size, AT_LAST)
    watched.stop()
    console.log(`Send to accepted: ${percentilesText(accepted)}.`)
    return report(sentAt, watched.seen)
  } finally {
    await db.end()
    await server.stop()
    await firestore.stop()
  }
}

/** As a page asks: cookie, origin and its proof. */
const askingAs =
  (port: number, key: Buffer) =>
  async <Answer>({ uid, sessionId, secret }: Talker, path: string, body: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'firebase-id': uid,
        origin: `http://127.0.0.1:${port}`,
        cookie: `__session=${secret}`,
        'x-xsrf-token': createHmac('sha256', key).update(`xsrf:${sessionId}`).digest('base64url'),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
    return ((await response.json()) as { data: Answer }).data
  }

function report(sentAt: ReadonlyMap<string, number>, seen: ReadonlyMap<string, number>): boolean {
  const order = [...seen.keys()]
  const inOrder = [...sentAt.keys()].every((id, index) => order[index] === id)
  const delays = [...sentAt].flatMap(([id, at]) => (seen.has(id) ? [(seen.get(id) ?? 0) - at] : []))
  console.log(
    `Send to seen: ${percentilesText(delays)} over ${sentAt.size} messages (p95 at most ${MAX_MS} ms); ` +
      `seen ${delays.length}, ${inOrder ? 'in order' : 'OUT OF ORDER'}.`,
  )
  return inOrder && delays.length === sentAt.size && atShare(delays, 0.95) <= MAX_MS
}
