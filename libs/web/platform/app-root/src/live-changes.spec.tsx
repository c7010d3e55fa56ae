import { aSeekerSession, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { useSessionStore } from '@s4/auth-session'
import { waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { followChanges } from '@s4/live'
import { LiveChanges } from './live-changes'

const live = vi.hoisted(() => ({
  since: undefined as string | undefined,
  tell: (_resources: readonly string[]) => {},
  connect: (_connected: boolean) => {},
  stop: vi.fn<() => void>(),
}))
vi.mock(import('@s4/live'), async (original) => ({
  ...(await original()),
  followChanges: ({ since, onChange, onConnection = () => {} }: Parameters<typeof followChanges>[0]) => {
    live.since = since
    live.tell = onChange
    live.connect = onConnection
    return live.stop
  },
}))

beforeEach(() => live.stop.mockClear())

const open = () => {
  const opened = renderRoutes([{ path: '/', Component: LiveChanges }], { at: '/', session: aSeekerSession() })
  for (const resource of ['jobs', 'offers']) opened.queryClient.setQueryData([resource, 'list', {}], [])
  const stale = () =>
    opened.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey[0])
  return { ...opened, stale }
}

it.each([
  [['jobs'], ['jobs']],
  [['chats'], []],
  [
    ['jobs', 'offers'],
    ['jobs', 'offers'],
  ],
])('a change of %j makes %j stale, and nothing else', (changed, expected) => {
  const { stale } = open()

  live.tell(changed)

  expect(stale()).toEqual(expected)
})

it('asks for what changed since the page was read, also when the session was read again before', async () => {
  const first = aSeekerSession({ now: '2026-11-21T22:00:00.000Z' })
  server.use(reply('session.show', { ...first, now: '2026-11-21T22:00:05.000Z' }))
  const Later = () => {
    const session = useSessionStore()
    const [isRead, setRead] = useState(false)
    useEffect(() => void session.refresh().then(() => setRead(true)), [session])
    return isRead && <LiveChanges />
  }
  renderRoutes([{ path: '/', Component: Later }], { at: '/', session: first })

  await waitFor(() => expect(live.since).toBe('2026-11-21T22:00:00.000Z'))
})

it('tells that something changed before it is read again', () => {
  const stale: boolean[] = []
  const { queryClient } = renderRoutes(
    [{ path: '/', Component: () => <LiveChanges onChange={() => stale.push(isStale())} /> }],
    { at: '/', session: aSeekerSession() },
  )
  queryClient.setQueryData(['jobs', 'list', {}], [])
  const isStale = () => queryClient.getQueryState(['jobs', 'list', {}])?.isInvalidated ?? true

  live.tell(['jobs'])

  expect([...stale, isStale()]).toEqual([false, true])
})

it('a change of anything makes all stale and refreshes the session', async () => {
  server.use(reply('session.show', aSeekerSession({ name: 'Ada Lovelace' })))
  const { stale, session } = open()

  live.tell(['*'])

  expect(stale()).toEqual(['jobs', 'offers'])
  await waitFor(() => expect(session.snapshot()?.name).toBe('Ada Lovelace'))
})

it('a change of the session refreshes it, and the stream ends with the session', async () => {
  server.use(reply('session.show', null))
  const { session } = open()

  live.tell(['session'])

  await waitFor(() => expect(session.ended()).not.toBeNull())
  await waitFor(() => expect(live.stop).toHaveBeenCalled())
})

it('a lost connection is known at once where the server cannot be reached', async () => {
  server.use(noAnswer('session.show'))
  const { session } = open()

  live.connect(false)

  await waitFor(() => expect(session.unreachable()).toBe(true))
})
