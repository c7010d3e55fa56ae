import { connect, connectionLimits, endLostConnections, isDatabaseBusy, listen } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { until } from '../stack/processes/until'
import { startProxy } from './stage/proxy'

const { db, ownerUrl, drop } = await cloneDatabase()
const network = await startProxy(Number(new URL(ownerUrl).port))
const url = Object.assign(new URL(ownerUrl), { port: String(network.port) }).href
afterAll(async () => {
  await network.stop()
  await drop()
})

const impatience = { lookEveryMs: 20, silentMs: 100 }

async function aPool() {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stop = endLostConnections(pool, url, impatience)
  await pool.query('select 1')
  return {
    pool,
    end: async () => {
      stop()
      await pool.end()
    },
  }
}

it('ends a connection whose answer was lost without a word, and the next query is answered', async () => {
  const { pool, end } = await aPool()
  network.set('silent')
  const asked = pool.query('select 1')
  network.forget()

  const error: unknown = await asked.catch((failure: unknown) => failure)

  expect(isDatabaseBusy(error)).toBe(true)
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await end()
})

it('ends with the lost one those that rest, in every pool, so that the next queries do not wait in turn', async () => {
  const [first, second] = [await aPool(), await aPool()]
  network.set('silent')
  network.forget()
  await first.pool.query('select 1').catch(() => undefined)

  expect(await until(() => second.pool.totalCount === 0, { within: 5000, every: 10 })).toBe(true)
  expect((await second.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await Promise.all([first.end(), second.end()])
})

it('a connection that does not open is given up after five seconds, whatever a free one may take', async () => {
  const background = connect(url, connectionLimits.background)
  network.set('silent')
  const asked = performance.now()
  await expect(background.query('select 1')).rejects.toThrow(/timeout/)

  expect(performance.now() - asked).toBeLessThan(connectionLimits.background.connect / 4)
  network.forget()
  await background.end()
}, 10_000)

it('leaves a query alone that PostgreSQL still works at', async () => {
  const { pool, end } = await aPool()
  // Held as long as it takes to look ten times.
  const holder = await connectedClient()
  await holder.query('begin; lock table site in access exclusive mode')
  const asked = pool.query('select count(*)::int as sites from site')
  await until(() => isBlocked(), { within: 5000, every: 10 })
  const looks = 10
  for (let look = 0; look < looks; look += 1) await holder.query('select pg_sleep(0.04)')
  await holder.query('rollback')

  expect((await asked).rows).toEqual([{ sites: 0 }])
  await holder.end()
  await end()
})

it('a listener hears again after it was forgotten', async () => {
  const heard: string[] = []
  let gaps = 0
  const listening = listen(url, 'a_test', { onMessage: (text) => heard.push(text), onGap: () => (gaps += 1) }, 30)
  await listening.ready
  network.set('silent')
  network.forget()

  expect(await until(() => gaps > 0, { within: 10_000, every: 10 })).toBe(true)
  await db.query(`select pg_notify('a_test', 'again')`)
  expect(await until(() => heard.includes('again'), { within: 5000, every: 10 })).toBe(true)
  await listening.stop()
})

async function connectedClient() {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  return client
}

async function isBlocked() {
  const waiting = await db.query(`select from pg_locks where not granted and locktype = 'relation'`)
  return waiting.length > 0
}
