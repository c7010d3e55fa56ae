import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { breaker } from '@s4/api-platform/outside-services'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'
import { measureDueWork } from '../../../src/watch/measure-due-work'
import { measureProcess } from '../../../src/watch/measure-process'
import { startMetrics } from '../../../src/watch/start-metrics'

const api = await startApi()
const metricsPort = await aFreePort()
const watching = await startMetrics({ metricsPort, host: '127.0.0.1' })
const certificateFile = new URL('a-certificate.pem', import.meta.url).pathname
breaker({ service: 'places', timeoutMs: 1000, refusal: () => new Error('away') })
measureProcess({ settings: { ...api.deps.settings, certificateFile }, pools: { interactive: api.db } })
measureDueWork(api.deps, api.db)
const app = await buildApp(api.deps)
afterAll(async () => {
  await app.close()
  await watching.stop()
})

async function aFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.split(' ')
      .at(-1),
  )

it('counts requests by the pattern of their address, without ids or queries', async () => {
  await app.inject('/api/jobs?text=ada%40example.com')
  await app.inject('/api/jobs/018f0000-0000-7000-8000-000000000000')
  const text = await scrape()

  expect(text).toContain('http_request_method="GET",http_route="/api/jobs/:id",http_response_status_code="404"')
  expect(text).not.toMatch(/ada|018f0000/)
})

it('tells how late a check call is whose alert nobody has raised', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  // Due at 22:30, and its grace ends five minutes later.
  api.moveTo('2026-11-21T22:35:40.000Z')

  expect(valueOf(await scrape(), 's4_check_calls_late')).toBe(40)
})

it('is at a port of its own, and nowhere on the sites', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  expect((await app.inject('/api/metrics')).statusCode).toBe(404)
})

const watchFile = (name: string) =>
  readFileSync(new URL(`../../../../../deploy/watch/${name}`, import.meta.url), 'utf8')
const rules = watchFile('alerts.yml')

it.each(['alerts.yml', 'dashboard.json'])('has every metric that %s of deploy/watch reads', async (file) => {
  await api.db.query(`insert into due_work_run (work, ran_at) values ('missCheckCalls', $1) on conflict do nothing`, [
    api.deps.clock.now(),
  ])
  const known = await scrape()
  const read = new Set(
    watchFile(file)
      .match(/\b(?:s4|http)_[a-z0-9_]+(?=[ {)[])/g)
      ?.filter((name) => !/_code$|^http_route$/.test(name)),
  )

  expect(read.size).toBeGreaterThan(8)
  expect([...read].filter((name) => !known.includes(`\n${name}`))).toEqual([])
})

it('has a page of the runbook for every rule, and a test in which it fires', () => {
  const runbook = readFileSync(new URL('../../../../../docs/run/alerts.md', import.meta.url), 'utf8')
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !runbook.includes(`## ${name}\n`))).toEqual([])
  // All at once, and the certificate's an hour later.
  expect(watchFile('alerts.test.yml')).toContain(`eval_time: 15m,
          exp_samples: [{ labels: '{}', value: ${names.length - 1} }]`)
})
