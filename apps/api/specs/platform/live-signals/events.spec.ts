import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Resource } from '@s4/contract/routes'
import { beforeAll, describe, expect, it, vi } from 'vitest'
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

/** Opens a person's event stream; `until` resolves once the stream contains the text. */
const listenAs = (secret: string, path = '/api/events') =>
  new Promise<{
    status: number
    received: string[]
    until: (sign: string) => Promise<void>
    ended: Promise<void>
    close: () => void
  }>((resolve, reject) => {
    const received: string[] = []
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
          received.push(part.toString())
          for (const check of waiting) check()
        })
        const until = (sign: string) =>
          new Promise<void>((found) => {
            const check = () => {
              if (!received.join('').includes(sign)) return
              waiting.delete(check)
              found()
            }
            waiting.add(check)
            check()
          })
        const ended = new Promise<void>((over) => void answer.once('close', () => over()))
        resolve({ status: answer.statusCode ?? 0, received, until, ended, close: () => asking.destroy() })
      },
    )
    asking.on('error', reject).end()
  })

const sendSignal = (person: Person, resources: Resource[]) =>
  api.db.transaction((tx) => signal(tx, [person.uid], resources))

/** Later than all signals of the tests before. */
const readAt = '2026-11-16T09:00:10.000Z'

describe('the stream of events', () => {
  it('that is the first of a server contains only changes after the page was read', async () => {
    await vi.waitFor(async () => {
      const listening = `select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()`
      expect(await api.db.query(listening)).toHaveLength(1)
    })
    const seeker = await api.aSeeker()
    api.moveTo('2026-11-16T09:00:05.000Z')

    const stream = await listenAs(seeker.secret, '/api/events?since=2026-11-16T09:00:05.000Z')
    await stream.until('event: ready')
    await sendSignal(seeker, ['jobs'])
    await stream.until('data: ["jobs"]')

    expect(stream.received.join('')).not.toContain('"*"')
    stream.close()
  })

  it('is refused without a session', async () => {
    const { status, close } = await listenAs('nobody-holds-this')

    expect(status).toBe(401)
    close()
  })

  it('contains the changes for its person and none for others', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
    const stream = await listenAs(seeker.secret)
    await stream.until('event: ready')

    await sendSignal(other, ['bankDetails'])
    await sendSignal(seeker, ['applications', 'notifications'])
    await stream.until('event: changed\ndata: ["applications","notifications"]')

    expect(stream.received.join('')).not.toContain('bankDetails')
    stream.close()
  })

  describe('opened with the time at which the page was read', () => {
    const open = async (moment: string) => {
      const seeker = await api.aSeeker()
      api.moveTo(readAt)
      return { seeker, stream: () => listenAs(seeker.secret, `/api/events?since=${moment}`) }
    }

    it('contains only changes after that time', async () => {
      const { seeker, stream } = await open(readAt)
      const { received, until, close } = await stream()
      await until('event: ready')

      await sendSignal(seeker, ['jobs'])
      await until('data: ["jobs"]')

      expect(received.join('')).not.toContain('"*"')
      close()
    })

    it('says that anything may have changed when something did in between', async () => {
      const { seeker, stream } = await open(readAt)
      const witness = await listenAs(seeker.secret)
      await sendSignal(seeker, ['jobs'])
      await witness.until('data: ["jobs"]')

      const { until, close } = await stream()

      await until('data: ["*"]')
      close()
      witness.close()
    })

    it.each(['2026-11-16T08:00:00.000Z', 'yesterday', ''])(
      'says that anything may have changed for the time “%s”',
      async (moment) => {
        const { stream } = await open(moment)

        const { until, close } = await stream()

        await until('data: ["*"]')
        close()
      },
    )
  })

  it('ends in every tab when its session is signed out', async () => {
    const seeker = await api.aSeeker()
    const tabs = [await listenAs(seeker.secret), await listenAs(seeker.secret)]
    await Promise.all(tabs.map(({ until }) => until('event: ready')))

    await api.as(seeker, 'DELETE', '/session')
    await Promise.all(tabs.map(({ until }) => until('data: ["session"]')))
    await Promise.all(tabs.map(({ ended }) => ended))
  })

  it('stays open when another session of the same person changes', async () => {
    const seeker = await api.aSeeker()
    const stream = await listenAs(seeker.secret)
    await stream.until('event: ready')

    await sendSignal(seeker, ['session'])
    await stream.until('data: ["session"]')
    await sendSignal(seeker, ['jobs'])
    await stream.until('data: ["jobs"]')
    stream.close()
  })

  it('says that anything may have changed after the database connection was lost', async () => {
    const seeker = await api.aSeeker()
    const stream = await listenAs(seeker.secret, `/api/events?since=${readAt}`)
    await sendSignal(seeker, ['jobs'])
    await stream.until('["jobs"]')
    expect(stream.received.join('')).not.toContain('"*"')

    await api.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen %' and datname = current_database()`,
    )

    await stream.until('data: ["*"]')
    stream.close()
  })

  it('can be open 20 times for a person; one more ends the oldest', async () => {
    const seeker = await api.aSeeker()
    const oldest = await listenAs(seeker.secret)
    await oldest.until('event: ready')
    const others = await Promise.all(Array.from({ length: 19 }, () => listenAs(seeker.secret)))
    await Promise.all(others.map(({ until }) => until('event: ready')))

    const newest = await listenAs(seeker.secret)
    await newest.until('event: ready')
    await oldest.ended
    await sendSignal(seeker, ['jobs'])
    await Promise.all([newest, ...others].map(({ until }) => until('data: ["jobs"]')))

    expect(oldest.received.join('')).not.toContain('["jobs"]')
    for (const { close } of [newest, ...others]) close()
  })

  it('delivers a change to 500 open streams', async () => {
    const seekers = await Promise.all(Array.from({ length: 25 }, () => api.aSeeker()))
    const streams = await Promise.all(
      seekers.flatMap(({ secret }) => Array.from({ length: 20 }, () => listenAs(secret))),
    )
    await Promise.all(streams.map(({ until }) => until('event: ready')))

    await Promise.all(seekers.map((seeker) => sendSignal(seeker, ['jobs'])))
    await Promise.all(streams.map(({ until }) => until('data: ["jobs"]')))

    for (const { close } of streams) close()
  })
})
