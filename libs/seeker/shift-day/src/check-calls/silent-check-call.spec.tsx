import type { CallForHelp } from '@s4/contract'
import { aSeekerSession, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnsentBar } from '../banner/unsent-bar'
import { setDiscreet } from '../help/discreet'
import { phoneDatabase, type KeptAction } from '../phone-queue/phone-database'
import { aCheckCall, aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'
import { CheckCallWatch } from './check-call-watch'

phoneStores()

const now = '2026-11-21T22:31:00.000Z'
const work = aShiftInProgress()
const vibrate = vi.fn()

const call: CallForHelp = {
  raisedAt: now,
  positionAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  resolvedAt: null,
  resolution: null,
}
const asked: KeptAction = {
  key: 'b7c3ce0e-3c55-4a5f-8c0f-0b9d8a7c6e51',
  uid: 'ada',
  assignmentId: work.id,
  name: 'alerts.askForHelp',
  input: { id: work.id, position: null, deviceAt: now, inSecret: true },
  pressedAt: Date.now(),
  offset: null,
  files: [],
  fileIds: [],
  refusal: null,
}

const callIs = (shown: CallForHelp | null) => server.use(reply('alerts.myCall', { call: shown, ringNumber: null, now }))

const noSignal = () =>
  server.use(
    noAnswer('assignments.list'),
    noAnswer('assignments.show'),
    noAnswer('checkCalls.list'),
    noAnswer('alerts.myCall'),
    noAnswer('alerts.askForHelp'),
  )

async function open() {
  const page = renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <UnsentBar />
            <CheckCallWatch />
          </>
        ),
      },
    ],
    { at: '/', session: aSeekerSession() },
  )
  await screen.findByRole('dialog', { name: 'Check call: are you all right?' })
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  return page
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('currentUserId', 'ada')
  setDiscreet(true)
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [aCheckCall()], locationShared: false, now }),
  )
})
afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('makes no sound on a page opened without a signal, until the server says that the request is closed', async () => {
  callIs(call)
  const before = await open()
  before.unmount()
  noSignal()

  const { queryClient } = await open()

  expect(vibrate).not.toHaveBeenCalled()
  callIs({ ...call, resolvedAt: now })
  await act(() => queryClient.invalidateQueries({ queryKey: ['alerts'] }))
  await waitFor(() => expect(vibrate).toHaveBeenCalled())
})

it('sounds on a page opened without a signal once the request was closed', async () => {
  callIs({ ...call, resolvedAt: now })
  const before = await open()
  before.unmount()
  vibrate.mockClear()
  noSignal()

  await open()

  await waitFor(() => expect(vibrate).toHaveBeenCalled())
})

it('makes no sound while a request waits for a signal, nor once it is sent', async () => {
  callIs(null)
  await phoneDatabase().add(asked)
  server.use(noAnswer('alerts.askForHelp'))
  const { queryClient } = await open()
  expect(vibrate).not.toHaveBeenCalled()

  server.use(reply('alerts.askForHelp', { raisedAt: now }), noAnswer('alerts.myCall'))
  act(() => void window.dispatchEvent(new Event('online')))

  await waitFor(async () => expect(await phoneDatabase().list('ada')).toEqual([]))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(vibrate).not.toHaveBeenCalled()
})

it('sounds although a request was refused', async () => {
  callIs(null)
  await phoneDatabase().add({ ...asked, refusal: { status: 403, body: {} } })

  await open()

  await waitFor(() => expect(vibrate).toHaveBeenCalled())
})
