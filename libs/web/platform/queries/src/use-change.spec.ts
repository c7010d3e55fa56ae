import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { refreshAfter } from './use-change'

it('reads once what several changes touch', async () => {
  const queryClient = new QueryClient()
  const read = vi.fn(() => Promise.resolve('read'))
  const leave = new QueryObserver(queryClient, { queryKey: ['liveWork'], queryFn: read }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

  await refreshAfter(queryClient, 'handovers.confirm', 'counters.press')

  expect(read).toHaveBeenCalledTimes(2)
  leave()
})
