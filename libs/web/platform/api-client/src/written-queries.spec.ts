import { routes } from '@s4/contract/routes'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from './api'
import { createQueryClient } from './query-client'
import { readWaiting, readWrittenQueries, writtenQueries } from './written-queries'

const asked: string[] = []
const api = createApi({
  endpoints: routes,
  uid: () => null,
  fetch: async (url) => {
    asked.push(url)
    return Response.json({ data: { count: 3 } })
  },
})
const newClient = () => createQueryClient({ show: vi.fn(), clear: vi.fn() })

afterEach(() => {
  document.body.innerHTML = ''
  asked.length = 0
})

it('a page begins with what its queries read; one that does more than ask runs once more', async () => {
  const count = api.query('jobSearch.count', {})
  const kept = { queryKey: ['kept'], queryFn: vi.fn(async () => 'kept on the phone') }
  const onServer = newClient()
  await Promise.all([onServer.fetchQuery(count), onServer.fetchQuery(kept)])
  const written = JSON.stringify(writtenQueries(onServer))
  document.body.innerHTML = `<script type="application/json" id="queries">${written}</script>`
  asked.length = 0
  kept.queryFn.mockClear()

  const inBrowser = newClient()
  readWrittenQueries(inBrowser)

  expect(inBrowser.getQueryData(count.queryKey)).toEqual({ count: 3 })
  expect(inBrowser.getQueryData(kept.queryKey)).toBe('kept on the phone')
  await Promise.all([inBrowser.fetchQuery(count), inBrowser.fetchQuery(kept)])
  expect(asked).toEqual([])
  expect(kept.queryFn).toHaveBeenCalledOnce()
})

it('a page without any begins empty', () => {
  const queryClient = newClient()

  readWrittenQueries(queryClient)

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
