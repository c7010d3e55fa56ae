import { routes } from '@s4/contract/routes'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api'
import { createQueryClient } from './query-client'
import { readWaiting, readWrittenQueries, writtenQueries } from './written-queries'

const asked: string[] = []
const bodies: Record<string, unknown> = {
  '/api/open-jobs/count': { data: { count: 3 } },
  '/api/jobs': { data: [{ title: 'Door' }], nextCursor: null },
}
const answers = new Map<string, unknown>()
const api = createApi({
  endpoints: routes,
  uid: () => null,
  fetch: async (url) => {
    asked.push(url)
    answers.set(url, bodies[url])
    return Object.assign(new Response(), { json: async () => bodies[url] })
  },
})
const newClient = () => createQueryClient({ show: vi.fn(), clear: vi.fn() })

afterEach(() => {
  document.body.innerHTML = ''
  answers.clear()
  asked.length = 0
})

/** What the browser has of a page whose queries were read. */
function inBrowser(onServer: QueryClient, html = '') {
  const { queries, leftOut } = writtenQueries(onServer, { answers, html })
  const text = JSON.stringify(queries)
  document.body.innerHTML = `<script type="application/json" id="queries">${text}</script>`
  const responses: Record<string, unknown> = JSON.parse(JSON.stringify(Object.fromEntries(answers)))
  for (const url of leftOut) delete responses[url]
  const queryClient = newClient()
  readWrittenQueries(queryClient, (url) => responses[url])
  return { queryClient, text, leftOut, answered: JSON.stringify(responses) }
}

it('a page begins with what its queries read; one that does more than ask runs once more', async () => {
  const count = api.query('jobSearch.count', {})
  const kept = { queryKey: ['kept'], queryFn: vi.fn(async () => 'kept on the phone') }
  const onServer = newClient()
  await Promise.all([onServer.fetchQuery(count), onServer.fetchQuery(kept)])
  asked.length = 0
  kept.queryFn.mockClear()

  const { queryClient } = inBrowser(onServer)

  expect(queryClient.getQueryData(count.queryKey)).toEqual({ count: 3 })
  expect(queryClient.getQueryData(kept.queryKey)).toBe('kept on the phone')
  await Promise.all([queryClient.fetchQuery(count), queryClient.fetchQuery(kept)])
  expect(asked).toEqual([])
  expect(kept.queryFn).toHaveBeenCalledOnce()
})

it('a document has what was answered once, whatever queries made of it', async () => {
  const jobs = api.pages('jobSearch.list', {})
  const made = {
    queryKey: ['made'],
    queryFn: async () => ({ ...(await api.call('jobSearch.list', {})), heardAt: 'noon' }),
  }
  const onServer = newClient()
  await Promise.all([onServer.fetchInfiniteQuery(jobs), onServer.fetchQuery(made)])

  const { queryClient, text } = inBrowser(onServer)

  expect(text).not.toContain('Door')
  expect(queryClient.getQueryData(jobs.queryKey)).toEqual({ pages: [bodies['/api/jobs']], pageParams: [null] })
  expect(queryClient.getQueryData(made.queryKey)).toEqual({
    data: [{ title: 'Door' }],
    nextCursor: null,
    heardAt: 'noon',
  })
})

describe('a PIN', () => {
  const job = { queryKey: ['job'], queryFn: () => api.call('jobs.show', { id: '1' }), meta: { asItCame: true } }
  const ofList = {
    queryKey: ['of-list'],
    queryFn: async () => {
      await api.call('jobs.list', {})
      return (await api.call('jobs.show', { id: '1' })).title
    },
  }
  beforeEach(() => {
    bodies['/api/company/jobs/1'] = { data: { title: 'Door', pin: '4711', shifts: [{ pin: '4711' }] } }
    bodies['/api/company/jobs'] = { data: [{ id: '1', pin: '4711' }], nextCursor: null }
  })

  it.each(['', 'id="a4711"'])(
    'is not in a document whose page does not show it, and is asked for: %s',
    async (html) => {
      const onServer = newClient()
      await Promise.all([onServer.fetchQuery(job), onServer.fetchQuery(ofList)])

      const { queryClient, text, answered } = inBrowser(onServer, html)

      expect(text + answered).not.toContain('4711')
      expect(queryClient.getQueryData(job.queryKey)).toEqual({ title: 'Door', pin: null, shifts: [{ pin: null }] })
      expect(await queryClient.fetchQuery(job)).toMatchObject({ pin: '4711' })
    },
  )

  it('that a page shows is in the answer that is read, and in no other', async () => {
    const onServer = newClient()
    await Promise.all([onServer.fetchQuery(job), onServer.fetchQuery(ofList)])

    const { queryClient, text, leftOut } = inBrowser(onServer, '<dd>4711</dd>')

    expect(text).not.toContain('4711')
    expect(leftOut).toEqual(['/api/company/jobs'])
    expect(queryClient.getQueryData(job.queryKey)).toMatchObject({ pin: '4711' })
  })
})

it('a page without any begins empty', () => {
  const queryClient = newClient()

  readWrittenQueries(queryClient, () => undefined)

  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('reads what waits, but not what is not asked for', async () => {
  const queryClient = newClient()
  const waiting = { queryKey: ['waiting'], queryFn: async () => 'read' }
  queryClient.getQueryCache().build(queryClient, waiting)
  const unasked = { queryKey: ['unasked'], queryFn: vi.fn(), enabled: false }
  queryClient.getQueryCache().build(queryClient, unasked)

  expect(await readWaiting(queryClient)).toBe(true)
  expect(queryClient.getQueryData(waiting.queryKey)).toBe('read')
  expect(unasked.queryFn).not.toHaveBeenCalled()
  expect(await readWaiting(queryClient)).toBe(false)
})
