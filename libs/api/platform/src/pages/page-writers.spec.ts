import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { pageWriters } from './page-writers'

const sitesDir = mkdtempSync(join(tmpdir(), 's4-writers-'))
mkdirSync(join(sitesDir, 'seeker-web/dist/.server'), { recursive: true })
// Asks for the address of the page, and shows the answer.
writeFileSync(
  join(sitesDir, 'seeker-web/dist/.server/pages-of-app.js'),
  `const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (message) => {
    if ('request' in message)
      return parentPort.postMessage({
        page: message.request,
        written: message.body && { html: JSON.stringify(message.body), queries: [] },
      })
    const { page, url, width, now } = message
    if (url.includes('fails')) parentPort.postMessage({ fault: 'TypeError at jobs-page.js:1:2' })
    if (url.includes('hangs')) for (;;);
    if (url.includes('ends')) process.exit(1)
    if (url.includes('throws')) throw new Error('a fault of ours')
    const asked = url + ' at ' + width + ', ' + new Date(now).toISOString()
    if (!url.includes('silent')) parentPort.postMessage({ page, request: page, url: asked })
  })`,
)
const log = { error: vi.fn() }
const clock = { now: () => new Date('2026-11-21T19:43:10.000Z') }
const writers = pageWriters(sitesDir, { log, clock }, { writtenWithinMs: 300, hungAfterMs: 200 })
afterAll(async () => {
  await writers.close()
  rmSync(sitesDir, { recursive: true, force: true })
})

const write = (url: string, answer: (asked: string) => Promise<unknown> = async (asked) => ({ asked })) =>
  writers.write('seeker', { url, width: 390 }, answer)

it('writes a page with what it asks', async () => {
  expect(await write('/jobs')).toEqual({
    html: '{"asked":"/jobs at 390, 2026-11-21T19:43:10.000Z"}',
    queries: [],
  })
})

it('answers null where a request fails, as where it is refused', async () => {
  expect(await write('/jobs', () => Promise.reject(new Error('the database is away')))).toBeNull()
})

it('says where something of a page has failed, and writes it', async () => {
  expect(await write('/fails')).not.toBeNull()

  expect(log.error.mock.calls.map(([what]) => what)).toEqual([
    { app: 'seeker', fault: 'TypeError at jobs-page.js:1:2' },
  ])
})

it.each(['/ends', '/throws'])('writes no page when the thread stops, and the next in a new one: %s', async (url) => {
  expect(await write(url)).toBeNull()

  expect(await write('/jobs')).not.toBeNull()
})

it('writes no page that takes too long, nor more than ten at once, late ones counted', async () => {
  const many = Array.from({ length: 10 }, () => write('/silent'))

  expect(await write('/jobs')).toBeNull()
  expect(await Promise.all(many)).toEqual(many.map(() => null))
  expect(await write('/jobs')).toBeNull()
})

it.each(['/silent', '/hangs'])('replaces a thread that is not done with a page for long: %s', async (url) => {
  await vi.waitFor(async () => expect(await write('/jobs')).not.toBeNull(), 5000)
  expect(await write(url)).toBeNull()

  await vi.waitFor(async () => expect(await write('/jobs')).not.toBeNull(), 5000)
})

it('writes no page of an app that is not built for it', async () => {
  expect(await writers.write('company', { url: '/recents-jobs', width: 390 }, async () => ({}))).toBeNull()
})
