import { routes } from '@s4/contract/routes'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from './api'
import { ApiProvider } from './api-context'
import { useRefreshingMutation, type MutationOptions } from './use-endpoint-mutation'

afterEach(() => vi.restoreAllMocks())

/** A write on a screen that shows `problems`; reading them again takes until it is answered. */
async function writeOn(options: MutationOptions<'account.sendVerification'>) {
  const answers: (() => void)[] = []
  const read = vi.fn(() => new Promise<string>((resolve) => answers.push(() => resolve('read'))))
  const fetch = () => Promise.resolve(new Response(JSON.stringify({ data: {} })))
  const api = createApi({ endpoints: routes, uid: () => 'ada', fetch })
  vi.spyOn(api, 'call').mockResolvedValue({})
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiProvider>
  )
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['problems'], queryFn: read })
      return useRefreshingMutation('account.sendVerification', ['problems'], options)
    },
    { wrapper },
  )
  answers.shift()?.()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => result.current.mutate({}))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  return { result, answers, queryClient }
}

it('runs until what the screen shows is read again', async () => {
  const { result, answers } = await writeOn({ leaves: false })
  expect(result.current.isPending).toBe(true)
  answers.shift()?.()
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
})

it('does not wait for a screen that is left', async () => {
  const { result, answers } = await writeOn({ leaves: true })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(answers).toHaveLength(1)
})

it('is done with an answer that the screen shows, and reads the rest behind it', async () => {
  const { result, answers, queryClient } = await writeOn({
    show: (shown) => shown.setQueryData(['problems'], 'as answered'),
  })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(queryClient.getQueryData(['problems'])).toBe('as answered')

  answers.shift()?.()
  await waitFor(() => expect(queryClient.getQueryData(['problems'])).toBe('read'))
})
