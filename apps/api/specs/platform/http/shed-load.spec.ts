import { once } from 'node:events'
import { connect as dial, type AddressInfo } from 'node:net'
import { shedLoad } from '@s4/api-platform/http'
import { connect } from '@s4/db'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const owner = connect(api.ownerUrl, { max: 1 })
const app = await buildApp(api.deps)
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await owner.end()
})

/** The server's answer of one raw request; null while there is none. */
async function ask(path: string) {
  const { port } = app.server.address() as AddressInfo
  const socket = dial(port, '127.0.0.1')
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (part: Buffer) => (said += part.toString()))
  socket.write(`GET ${path} HTTP/1.1\r\nhost: s4.localhost\r\n\r\n`)
  return { socket, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0), said: () => said }
}

it('refuses requests while too many wait, with when to come back, and answers those of a shift', async () => {
  const path = '/api/jobs?text=steward'
  await owner.transaction(async (tx) => {
    // Every search waits until this ends.
    await tx.query('lock table job in access exclusive mode')
    const waiting = await Promise.all(Array.from({ length: 24 + 240 }, () => ask(path)))
    const refused = await ask(path)
    const ofShift = await ask('/api/assignments/018f0000-0000-7000-8000-000000000000/check-calls')
    const alive = await ask('/api/healthz')
    await expect.poll(() => [refused, ofShift, alive].map(({ status }) => status())).toEqual([503, 401, 200])
    expect(refused.said()).toMatch(/retry-after: 2/i)
    expect(refused.said()).toContain('"code":"server.busy"')

    // Who leaves makes room.
    for (const { socket } of waiting) socket.destroy()
    await expect
      .poll(async () => {
        const next = await ask('/api/config')
        await once(next.socket, 'data')
        next.socket.destroy()
        return next.status()
      })
      .toBe(200)
    for (const { socket } of [refused, ofShift, alive]) socket.destroy()
  })
})

it('does nothing for a browser that left while it waited', async () => {
  const small = Fastify()
  let begun = 0
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  shedLoad(small, { essential: [] })
  small.get('/api/slow', async () => {
    begun += 1
    await released
    return {}
  })
  await small.listen({ port: 0, host: '127.0.0.1' })
  const { port } = small.server.address() as AddressInfo
  const askSlow = async () => {
    const socket = dial(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /api/slow HTTP/1.1\r\nhost: s4.localhost\r\n\r\n')
    return socket
  }
  const connections = () =>
    new Promise<number>((resolve) => small.server.getConnections((_error, open) => resolve(open)))
  const answered = await Promise.all(Array.from({ length: 24 }, askSlow))
  await expect.poll(() => begun).toBe(24)
  const leaving = await Promise.all(Array.from({ length: 5 }, askSlow))
  const last = await askSlow()
  await expect.poll(connections).toBe(30)

  for (const socket of leaving) socket.destroy()
  await expect.poll(connections).toBe(25)
  release()
  await once(last, 'data')

  expect(begun).toBe(25)
  for (const socket of [...answered, last]) socket.destroy()
  await small.close()
})

it('answers very few at once while others wait and no time is left, and all again once it is', async () => {
  const small = Fastify()
  shedLoad(small, { essential: [] })
  let begun = 0
  const answer: (() => void)[] = []
  small.get('/api/slow', async () => {
    begun += 1
    await new Promise<void>((resolve) => answer.push(resolve))
    return {}
  })
  await small.listen({ port: 0, host: '127.0.0.1' })
  const { port } = small.server.address() as AddressInfo
  const asking = Array.from({ length: 24 + 10 }, () => fetch(`http://127.0.0.1:${port}/api/slow`))
  await expect.poll(() => begun).toBe(24)

  let turns = 0
  let isBusy = true
  const keepBusy = () => {
    const end = performance.now() + 50
    while (performance.now() < end);
    turns += 1
    if (isBusy) setImmediate(keepBusy)
  }
  keepBusy()
  await expect.poll(() => turns).toBeGreaterThan(5)
  for (const end of answer.splice(0)) end()
  await expect.poll(() => begun).toBe(26)

  isBusy = false
  await expect.poll(() => begun).toBe(34)
  for (const end of answer) end()
  await Promise.all(asking)
  await small.close()
})
