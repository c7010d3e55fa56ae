import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadedResponses } from './preloaded-responses'

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ data: 'asked' })))
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const written = (answers: string) => {
  document.body.innerHTML = `<script type="application/json" id="answers">${answers}</script>`
}
const read = async ({ ask }: ReturnType<typeof preloadedResponses>, url: string) =>
  (await ask(url, { method: 'GET' })).json()

it('returns a preloaded response once, and then fetches', async () => {
  written('{"/api/session":{"data":"written"}}')
  const ask = preloadedResponses()

  expect([await read(ask, '/api/session'), await read(ask, '/api/session')]).toEqual([
    { data: 'written' },
    { data: 'asked' },
  ])
})

it('says that a record is not there without asking', async () => {
  written('{"/api/jobs/1":{"status":404,"code":"job.missing","detail":"We could not find that job."}}')

  const { status } = await preloadedResponses().ask('/api/jobs/1', { method: 'GET' })

  expect(status).toBe(404)
})

it('answers what is read alone, not what is written at the same address', async () => {
  written('{"/api/sites/1/kiosk":{"data":"written"}}')
  const { ask } = preloadedResponses()

  expect(await (await ask('/api/sites/1/kiosk', { method: 'POST' })).json()).toEqual({ data: 'asked' })
})

it('fetches what was not asked for within ten seconds', async () => {
  vi.useFakeTimers()
  written('{"/api/job-seeker":{"data":"written"}}')
  const ask = preloadedResponses()

  vi.advanceTimersByTime(10_001)

  expect(await read(ask, '/api/job-seeker')).toEqual({ data: 'asked' })
})

it('fetches what was dropped', async () => {
  written('{"/api/job-seeker":{"data":"written"}}')
  const responses = preloadedResponses()

  responses.drop()

  expect(await read(responses, '/api/job-seeker')).toEqual({ data: 'asked' })
})

it('fetches what is not preloaded', async () => {
  written('{"/api/session":{"data":"written"}}')

  expect(await read(preloadedResponses(), '/api/jobs')).toEqual({ data: 'asked' })
})

it('fetches everything when nothing is preloaded', async () => {
  expect(await read(preloadedResponses(), '/api/session')).toEqual({ data: 'asked' })
})
