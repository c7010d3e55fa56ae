import { once } from 'node:events'
import { connect as dial, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect, type Db } from '@s4/db'
import { afterAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const owner = connect(api.ownerUrl, { max: 1 })
const opened: Socket[] = []
afterAll(() => owner.end())

/** A separate listening server, and a function that sends it a raw request. */
async function startServer() {
  const app = await buildApp(api.deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on a port has an AddressInfo.
  const { port } = app.server.address() as AddressInfo
  const send = async (path: string, headers: Record<string, string> = {}) => {
    const socket = dial(port, '127.0.0.1')
    opened.push(socket)
    await once(socket, 'connect')
    const lines = Object.entries({ host: `seeker.s4.localhost:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    if (path !== '') socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    return socket
  }
  return { app, send }
}

const readNext = async (socket: Socket) => String((await once(socket, 'data'))[0])

it('draining does not wait for idle connections', async () => {
  const { app, send } = await startServer()
  const [kept, silent] = [await send('/api/healthz'), await send('')]
  await readNext(kept)
  const closed = Promise.all([once(kept, 'close'), once(silent, 'close')])

  const began = performance.now()
  await app.drain({ readyDelayMs: 0, timeoutMs: 1000 })
  await closed

  expect(performance.now() - began).toBeLessThan(5000)
})

it('a draining server is not ready but still serves requests while it listens', async () => {
  const { app, send } = await startServer()

  const drained = app.drain({ readyDelayMs: 700, timeoutMs: 1000 })
  const [ready, other] = [await readNext(await send('/api/readyz')), await readNext(await send('/api/config'))]
  await drained

  expect(ready).toMatch(/^HTTP\/1.1 503 /)
  expect(ready.toLowerCase()).toContain('retry-after: 5')
  expect(other).toMatch(/^HTTP\/1.1 200 /)
  expect(other.toLowerCase()).toContain('connection: close')
})

/** Drains while a request waits for a locked table, and returns the response to that request. */
async function drainDuringLock(lock: 'short' | 'too long') {
  const { app, send } = await startServer()
  let drained: Promise<void> | undefined
  let answer: Promise<string> | undefined
  await owner.transaction(async (tx: Db) => {
    await tx.query('lock table open_job in access exclusive mode')
    answer = text(await send('/api/open-jobs/count')).catch(() => 'ended')
    await vi.waitFor(
      async () =>
        expect(
          await tx.query(`select 1 from pg_locks where not granted and relation = 'open_job'::regclass`),
        ).toHaveLength(1),
      5000,
    )
    drained = app.drain({ readyDelayMs: 0, timeoutMs: lock === 'short' ? 8000 : 200 })
    if (lock === 'too long') await answer
  })
  await drained
  return answer
}

it('draining lets running requests finish', async () => {
  expect(await drainDuringLock('short')).toMatch(/^HTTP\/1.1 200 /)
})

it('draining ends requests that take too long', async () => {
  expect(await drainDuringLock('too long')).toBe('')
})

it('draining tells event streams when to reconnect and ends them', async () => {
  const { app, send } = await startServer()
  const seeker = await api.aSeeker()
  const stream = await send('/api/events', { cookie: `__session=${seeker.secret}`, 'firebase-id': seeker.uid })
  const whole = text(stream)
  await readNext(stream)

  await app.drain({ readyDelayMs: 0, timeoutMs: 1000 })

  expect([...(await whole).matchAll(/retry: (\d+)/g)].map(([, wait]) => Number(wait))).toEqual([
    1000,
    expect.toSatisfy((wait: number) => wait >= 1000 && wait <= 5000),
  ])
})
