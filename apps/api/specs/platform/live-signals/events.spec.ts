import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Resource } from '@s4/contract/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { signal } from '@s4/api-platform/notices'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
let port = 0

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})

/** Opens a person's stream; `heard()` resolves with the next event of a kind. */
const listenAs = (secret: string, path = '/api/events') =>
  new Promise<{
    status: number
    said: string[]
    until: (sign: string) => Promise<void>
    ended: Promise<void>
    close: () => void
  }>((resolve, reject) => {
    const said: string[] = []
    const waiting = new Set<() => void>()
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        path,
        headers: { cookie: `${SESSION_COOKIE}=${secret}`, host: `seeker.s4.localhost:${port}` },
      },
      (answer) => {
        answer.on('data', (part: Buffer) => {
          said.push(part.toString())
          for (const check of waiting) check()
        })
        const until = (sign: string) =>
          new Promise<void>((found) => {
            const check = () => {
              if (!said.join('').includes(sign)) return
              waiting.delete(check)
              found()
            }
            waiting.add(check)
            check()
          })
        const ended = new Promise<void>((over) => void answer.once('close', () => over()))
        resolve({ status: answer.statusCode ?? 0, said, until, ended, close: () => asking.destroy() })
      },
    )
    asking.on('error', reject).end()
  })

const tell = (person: Person, resources: Resource[]) => api.db.transaction((tx) => signal(tx, [person.uid], resources))

/** Later than anything the specs before have said. */
const readAt = '2026-11-16T09:00:10.000Z'

describe('the stream of events', () => {
  it('is for somebody signed in', async () => {
    const { status, close } = await listenAs('nobody-holds-this')

    expect(status).toBe(401)
    close()
  })

  it('says what changed for its person, and nothing of others', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
    const stream = await listenAs(seeker.secret)
    await stream.until('event: ready')

    await tell(other, ['bankDetails'])
    await tell(seeker, ['applications', 'notifications'])
    await stream.until('event: changed\ndata: ["applications","notifications"]')

    expect(stream.said.join('')).not.toContain('bankDetails')
    stream.close()
  })

  describe('to a page that says when it was read', () => {
    const open = async (moment: string) => {
      const seeker = await api.aSeeker()
      // Somebody listens already, from the start.
      const earlier = await listenAs(seeker.secret)
      await earlier.until('event: ready')
      earlier.close()
      api.moveTo(readAt)
      return { seeker, stream: () => listenAs(seeker.secret, `/api/events?since=${moment}`) }
    }

    it('says only what changes from then on', async () => {
      const { seeker, stream } = await open(readAt)
      const { said, until, close } = await stream()
      await until('event: ready')

      await tell(seeker, ['jobs'])
      await until('data: ["jobs"]')

      expect(said.join('')).not.toContain('"*"')
      close()
    })

    it('says that all may have changed, when something did before the page listened', async () => {
      const { seeker, stream } = await open(readAt)
      const witness = await listenAs(seeker.secret)
      await tell(seeker, ['jobs'])
      await witness.until('data: ["jobs"]')

      const { until, close } = await stream()

      await until('data: ["*"]')
      close()
      witness.close()
    })

    it.each(['2026-11-16T08:00:00.000Z', 'yesterday', ''])(
      'says that all may have changed, read at “%s”',
      async (moment) => {
        const { stream } = await open(moment)

        const { until, close } = await stream()

        await until('data: ["*"]')
        close()
      },
    )
  })

  it('ends in every tab of a session that is signed out, and in no other', async () => {
    const seeker = await api.aSeeker()
    const tabs = [await listenAs(seeker.secret), await listenAs(seeker.secret)]
    await Promise.all(tabs.map(({ until }) => until('event: ready')))

    await api.as(seeker, 'DELETE', '/session')
    await Promise.all(tabs.map(({ until }) => until('data: ["session"]')))
    await Promise.all(tabs.map(({ ended }) => ended))
  })

  it('goes on for another device of the same person', async () => {
    const seeker = await api.aSeeker()
    const stream = await listenAs(seeker.secret)
    await stream.until('event: ready')

    await tell(seeker, ['session'])
    await stream.until('data: ["session"]')
    await tell(seeker, ['jobs'])
    await stream.until('data: ["jobs"]')
    stream.close()
  })

  it('says that anything may have changed when the database was away', async () => {
    const seeker = await api.aSeeker()
    const stream = await listenAs(seeker.secret, `/api/events?since=${readAt}`)
    await tell(seeker, ['jobs'])
    await stream.until('["jobs"]')
    expect(stream.said.join('')).not.toContain('"*"')

    await api.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    )

    await stream.until('data: ["*"]')
    stream.close()
  })

  it('is open at most 20 times for a person: one more ends the oldest', async () => {
    const seeker = await api.aSeeker()
    const oldest = await listenAs(seeker.secret)
    await oldest.until('event: ready')
    const others = await Promise.all(Array.from({ length: 19 }, () => listenAs(seeker.secret)))
    await Promise.all(others.map(({ until }) => until('event: ready')))

    const newest = await listenAs(seeker.secret)
    await newest.until('event: ready')
    await oldest.ended
    await tell(seeker, ['jobs'])
    await Promise.all([newest, ...others].map(({ until }) => until('data: ["jobs"]')))

    expect(oldest.said.join('')).not.toContain('["jobs"]')
    for (const { close } of [newest, ...others]) close()
  })

  it('carries 500 readers at little cost', async () => {
    const seekers = await Promise.all(Array.from({ length: 25 }, () => api.aSeeker()))
    const streams = await Promise.all(
      seekers.flatMap(({ secret }) => Array.from({ length: 20 }, () => listenAs(secret))),
    )
    await Promise.all(streams.map(({ until }) => until('event: ready')))

    const began = performance.now()
    await Promise.all(seekers.map((seeker) => tell(seeker, ['jobs'])))
    await Promise.all(streams.map(({ until }) => until('data: ["jobs"]')))

    expect(performance.now() - began).toBeLessThan(5000)
    for (const { close } of streams) close()
  })
})
