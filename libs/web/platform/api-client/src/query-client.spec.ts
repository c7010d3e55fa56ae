import { routes } from '@s4/contract/routes'
import { ApiError } from '@s4/contract/api-error'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from './api'
import { createQueryClient } from './query-client'

const away = () => Promise.reject(new TypeError('Failed to fetch'))
const api = createApi({ endpoints: routes, fetch: away, uid: () => null })

afterEach(() => onlineManager.setOnline(true))

it('a query while the browser reports offline ends as Network Error', async () => {
  onlineManager.setOnline(false)
  const queryClient = createQueryClient({ show: vi.fn(), clear: vi.fn() })

  await expect(queryClient.fetchQuery({ ...api.query('jobSearch.count', {}), retryDelay: 0 })).rejects.toMatchObject({
    code: 'network.error',
    message: 'Network Error',
  })
})

it('earlier data stays when a refetch fails', async () => {
  const queryClient = createQueryClient({ show: vi.fn(), clear: vi.fn() })
  const query = { ...api.query('jobSearch.count', {}), staleTime: 0, retryDelay: 0 }
  queryClient.setQueryData(query.queryKey, { count: 3 })

  await expect(queryClient.fetchQuery(query)).rejects.toMatchObject({ code: 'network.error' })

  expect(queryClient.getQueryData(query.queryKey)).toEqual({ count: 3 })
})

it('what an outage took is asked for until it is there', async () => {
  vi.useFakeTimers()
  let isAway = true
  const queryClient = createQueryClient({ show: vi.fn(), clear: vi.fn() })
  const observer = new QueryObserver(queryClient, {
    queryKey: ['alerts'],
    queryFn: () => (isAway ? Promise.reject(new ApiError('network.error')) : Promise.resolve(2)),
    retry: false,
  })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().status).toBe('error')

  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)

  expect(observer.getCurrentResult().data).toBe(2)
  stop()
  vi.useRealTimers()
})
