import type { AssignmentDetails, CheckCall } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setDiscreet } from '../help/discreet'
import { CheckCallWatch } from './check-call-watch'
import { shiftDayRoutes } from '../shift-day-routes'
import { aCheckCall, aShift, aShiftInProgress } from '../testing/a-shift'

const frame = (
  <main>
    <h1>S4</h1>
    <label>
      Message <input />
    </label>
    <Outlet />
    <CheckCallWatch />
  </main>
)

interface Night {
  at?: string
  work?: AssignmentDetails
  calls?: CheckCall[]
  now?: string
}

const vibrate = vi.fn()

const timesLeft = () => screen.getAllByRole('timer').map((timer) => timer.getAttribute('datetime'))

function open({
  at = '/User-UserChatPage',
  work = aShiftInProgress(),
  calls = [aCheckCall()],
  now = '2026-11-21T22:31:00.000Z',
}: Night = {}) {
  server.use(
    reply('assignments.list', { data: work.status === 'inProgress' ? [work] : [], nextCursor: null }),
    reply('assignments.show', work),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T22:20:00.000Z' }),
    reply('checkCalls.list', { calls, locationShared: false, now }),
  )
  return renderRoutes(
    (deps) => [
      {
        element: frame,
        children: [
          ...shiftDayRoutes(deps),
          ...['User-UserChatPage', 'User-Job', 'User-PersonalDetails'].map((path) => ({
            path,
            element: <p>{path}</p>,
          })),
        ],
      },
    ],
    { at, session: aSeekerSession() },
  )
}

beforeEach(() => {
  localStorage.clear()
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})

describe('a check call that is due', () => {
  it.each(['/User-UserChatPage', '/User-Job', '/User-PersonalDetails'])('opens on %s and sounds', async (at) => {
    open({ at })

    const dialog = within(await screen.findByRole('dialog', { name: 'Check call: are you all right?' }))

    expect(dialog.getByLabelText('Shift PIN')).toBeTruthy()
    expect(dialog.getByText(/Answer with the PIN within/)).toBeTruthy()
    expect(vibrate).toHaveBeenCalledWith([400, 200, 400])
    await expectNoAxeViolations()
  })

  it('makes no sound while the worker asks for help in secret, and sounds once that is over', async () => {
    setDiscreet(true)
    const { queryClient } = open()
    const asked = (resolvedAt: string | null) =>
      reply('alerts.myCall', {
        call: {
          raisedAt: '2026-11-21T22:20:00.000Z',
          positionAt: null,
          acknowledgedAt: null,
          acknowledgedBy: null,
          resolvedAt,
          resolution: null,
        },
        ringNumber: null,
        now: '2026-11-21T22:20:00.000Z',
      })
    server.use(asked(null))

    await screen.findByRole('dialog', { name: 'Check call: are you all right?' })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(vibrate).not.toHaveBeenCalled()

    server.use(asked('2026-11-21T22:30:00.000Z'))
    await act(() => queryClient.invalidateQueries({ queryKey: ['alerts'] }))
    await waitFor(() => expect(vibrate).toHaveBeenCalled())
  })

  it('is answered there, and the screen stays unchanged', async () => {
    const sent: unknown[] = []
    const { queryClient } = open({ calls: [] })
    await userEvent.type(await screen.findByLabelText('Message'), 'I am at the')
    server.use(
      reply('checkCalls.list', { calls: [aCheckCall()], locationShared: false, now: '2026-11-21T22:31:00.000Z' }),
    )
    await act(() => queryClient.invalidateQueries({ queryKey: ['checkCalls'] }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.keyboard(' gate')
    expect(dialog.getByLabelText<HTMLInputElement>('Shift PIN').value).toBe('')
    server.use(
      reply(
        'checkCalls.answer',
        ({ input }) => (
          sent.push(input.pin),
          aCheckCall({ status: 'responded', answeredAt: '2026-11-21T22:31:00.000Z' })
        ),
      ),
      reply('checkCalls.list', {
        calls: [aCheckCall({ status: 'responded', answeredAt: '2026-11-21T22:31:00.000Z' })],
        locationShared: false,
        now: '2026-11-21T22:31:05.000Z',
      }),
    )

    await userEvent.type(dialog.getByLabelText('Shift PIN'), '0427')
    await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Answered. The company sees it.')).toBeTruthy()
    expect(sent).toEqual(['0427'])
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('I am at the')
    expect(vibrate).toHaveBeenLastCalledWith(0)
  })

  it('keeps what is typed when the next call falls due meanwhile, and answers that one', async () => {
    const answered: unknown[] = []
    const { queryClient } = open()
    await userEvent.type(await screen.findByLabelText('Shift PIN'), '0427')
    const missed = aCheckCall({ status: 'missed' })
    const next = aCheckCall({
      id: 'b7c3ce0e-3c55-4a5f-8c0f-0b9d8a7c6e51',
      dueAt: '2026-11-21T23:30:00.000Z',
      missAt: '2026-11-21T23:35:00.000Z',
    })
    server.use(
      reply('checkCalls.list', { calls: [missed, next], locationShared: false, now: '2026-11-21T23:31:00.000Z' }),
      reply('checkCalls.answer', ({ input }) => (answered.push([input.id, input.pin]), next)),
    )
    await act(() => queryClient.invalidateQueries({ queryKey: ['checkCalls'] }))
    // The words of both calls are the same.
    await waitFor(() => expect(timesLeft()).toContain(next.missAt))

    await userEvent.click(screen.getByRole('button', { name: 'I am all right' }))

    await waitFor(() => expect(answered).toEqual([[next.id, '0427']]))
  })

  it('stays, with what is typed, while the server cannot be reached', async () => {
    const { queryClient } = open()
    await userEvent.type(await screen.findByLabelText('Shift PIN'), '04')
    server.use(noAnswer('checkCalls.list'))

    await act(() => queryClient.refetchQueries({ queryKey: ['checkCalls'] }).catch(() => undefined))

    expect(
      queryClient
        .getQueryCache()
        .findAll({ queryKey: ['checkCalls'] })
        .map(({ state }) => state.status),
    ).toContain('error')
    expect(screen.getByLabelText<HTMLInputElement>('Shift PIN').value).toBe('04')
  })

  it('stays in the corner after closing until it is answered', async () => {
    open()

    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('A check call waits for you')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }))
    expect(vibrate).toHaveBeenLastCalledWith(0)
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))

    expect(await screen.findByRole('dialog', { name: 'Check call: are you all right?' })).toBeTruthy()
  })

  it('stays closed and silent on the next screen', async () => {
    const { router } = open()
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }))
    vibrate.mockClear()

    await act(() => router.navigate('/User-workInprogess'))

    expect(await screen.findByRole('button', { name: 'Book off' })).toBeTruthy()
    expect(screen.getByText('A check call waits for you')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(vibrate).not.toHaveBeenCalledWith([400, 200, 400])
  })

  it('keeps what was typed and says so when the answer does not arrive', async () => {
    open()
    const dialog = within(await screen.findByRole('dialog'))
    server.use(noAnswer('checkCalls.answer'))

    await userEvent.type(dialog.getByLabelText('Shift PIN'), '0427')
    await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))

    expect(await dialog.findByText('Network Error')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Shift PIN').value).toBe('0427')
  })

  it('covers the shift’s own screen, too', async () => {
    open({ at: '/User-workInprogess' })

    expect(await screen.findByRole('dialog', { name: 'Check call: are you all right?' })).toBeTruthy()
  })

  it('opens and is answered with the shift pass, without a session', async () => {
    const passes: (string | null)[] = []
    const work = aShiftInProgress()
    localStorage.setItem(
      'shiftPass',
      JSON.stringify({ assignmentId: work.id, token: 'the-pass', uid: null, until: '2126-11-22T18:00:00.000Z' }),
    )
    server.use(
      reply('assignments.show', ({ request }) => (passes.push(request.headers.get('shift-token')), work)),
      reply('checkCalls.list', ({ request }) => {
        passes.push(request.headers.get('shift-token'))
        return { calls: [aCheckCall()], locationShared: false, now: '2026-11-21T22:31:00.000Z' }
      }),
      reply('checkCalls.answer', ({ request }) => {
        passes.push(request.headers.get('shift-token'))
        return aCheckCall({ status: 'responded', answeredAt: '2026-11-21T22:31:00.000Z' })
      }),
    )
    renderRoutes([{ element: frame, children: [{ path: 'User-JobDetails/:id', element: <p>A job</p> }] }], {
      at: '/User-JobDetails/1',
    })

    const dialog = within(await screen.findByRole('dialog', { name: 'Check call: are you all right?' }))
    await userEvent.type(dialog.getByLabelText('Shift PIN'), '0427')
    await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))

    await waitFor(() => expect(passes.length).toBeGreaterThanOrEqual(3))
    expect(new Set(passes)).toEqual(new Set(['the-pass']))
  })

  it('can be answered after it was missed, without sound', async () => {
    open({
      calls: [aCheckCall({ status: 'missed', missedAt: '2026-11-21T22:35:00.000Z' })],
      now: '2026-11-21T22:40:00.000Z',
    })

    expect(
      await within(await screen.findByRole('dialog')).findByText('You missed the check call of 22:30'),
    ).toBeTruthy()
    expect(vibrate).not.toHaveBeenCalledWith([400, 200, 400])
  })

  it.each([
    ['leaves a page once it was missed and put aside', '/User-UserChatPage', 0],
    ['stays on the page of the shift', '/User-workInprogess', 1],
  ])('%s', async (_name, at, buttons) => {
    open({ at, calls: [aCheckCall({ status: 'missed' })], now: '2026-11-21T22:40:00.000Z' })

    const dialog = await screen.findByRole('dialog', { name: 'Check call: are you all right?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Check call: are you all right?' })).toBeNull())
    expect(screen.queryAllByRole('button', { name: 'Answer' })).toHaveLength(buttons)
  })
})

it.each([
  ['nothing is due yet', { now: '2026-11-21T22:20:00.000Z' }],
  ['no shift is in progress', { work: aShift({ status: 'assigned' }) }],
] as const)('there is nothing to see while %s', async (_name, night) => {
  open(night)

  await screen.findByText('User-UserChatPage')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(vibrate).not.toHaveBeenCalled()
})

it('leaves the screen unchanged when the server does not respond', async () => {
  server.use(noAnswer('assignments.list'))
  const { queryClient } = renderRoutes(
    [{ element: frame, children: [{ path: 'User-Job', element: <p>The jobs</p> }] }],
    { at: '/User-Job', session: aSeekerSession() },
  )

  await waitFor(() => expect(queryClient.getQueryState(['assignments', 'current'])?.status).toBe('error'))

  expect(screen.getByText('The jobs')).toBeTruthy()
})
