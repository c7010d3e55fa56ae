import type { AssignmentDetails, CallForHelp, CheckCall } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCheckCall, aShift, aShiftInProgress } from '../testing/a-shift'
import { shiftDayRoutes } from '../shift-day-routes'
import { storeShiftPass } from '../pass/store-shift-pass'

interface Night {
  work?: AssignmentDetails
  calls?: CheckCall[]
  now?: string
  session?: ReturnType<typeof aSeekerSession> | null
}

function open({
  work = aShiftInProgress(),
  calls = [],
  now = '2026-11-21T22:20:00.000Z',
  session = aSeekerSession(),
}: Night = {}) {
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls, locationShared: false, now }),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
  )
  return renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session })
}

beforeEach(() => localStorage.clear())

it('says so when nobody is booked on', async () => {
  server.use(reply('assignments.list', { data: [], nextCursor: null }))
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  expect(await screen.findByText('You are not booked on to any work.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Find work' })).getAttribute('href')).toBe('/User-Job')
})

it.each([
  ['shows the summary of the shift just finished, with nothing kept on the phone', 1, 'You have booked off'],
  ['shows no shift of the day before', -24, 'You are not booked on to any work.'],
])('%s', async (_name, hours, words) => {
  const endsAt = new Date(Date.now() + hours * 3_600_000).toISOString()
  const finished = aShift({ status: 'completed', endsAt })
  server.use(
    reply('assignments.list', ({ input }) => ({
      data: input.status === 'completed' ? [finished] : [],
      nextCursor: null,
    })),
    reply('assignments.show', finished),
    reply('alerts.myCall', { call: null, ringNumber: null, now: endsAt }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  expect(await screen.findByText(words)).toBeTruthy()
})

it('shows the duration by the server’s clock', async () => {
  open()

  expect(await screen.findByText(/^0:2\d:\d\d$/)).toBeTruthy()
  await expectNoAxeViolations()
})

it('says how long the breaks were that have ended', async () => {
  const work = aShiftInProgress()
  const [bookOn] = work.events
  if (!bookOn) throw new Error('booked on before')
  open({
    work: {
      ...work,
      events: [
        bookOn,
        { ...bookOn, kind: 'breakStart', serverAt: '2026-11-21T22:05:00.000Z' },
        { ...bookOn, kind: 'breakEnd', serverAt: '2026-11-21T22:15:00.000Z' },
      ],
    },
  })

  expect(await screen.findByText('10 min')).toBeTruthy()
  expect(screen.getByText('recorded, not paid')).toBeTruthy()
})

it('counts breaks in the whole minutes that the company reads: a second is none', async () => {
  const work = aShiftInProgress()
  const [bookOn] = work.events
  if (!bookOn) throw new Error('booked on before')
  open({
    work: {
      ...work,
      events: [
        ...work.events,
        { ...bookOn, kind: 'breakStart', serverAt: '2026-11-21T22:05:10.000Z' },
        { ...bookOn, kind: 'breakEnd', serverAt: '2026-11-21T22:05:11.000Z' },
      ],
    },
  })

  expect(await screen.findByText(/^0:2\d:\d\d$/)).toBeTruthy()
  expect(screen.queryByText('Breaks so far')).toBeNull()
})

it('starts a break, and says so when it cannot', async () => {
  open()
  server.use(noAnswer('attendance.break'))

  await userEvent.click(await screen.findByRole('button', { name: 'Start a break' }))

  expect(await screen.findByText(/Network Error/)).toBeTruthy()
})

it.each([
  ['as quiet as a break', '2026-11-22T05:40:00.000Z', true],
  ['the main action in the last 15 minutes', '2026-11-22T05:46:00.000Z', false],
])('shows booking off as %s', async (_name, now, isQuiet) => {
  open({ now })

  const bookOff = await screen.findByRole('button', { name: 'Book off' })

  expect(bookOff.className === screen.getByRole('button', { name: 'Start a break' }).className).toBe(isQuiet)
})

it('says before the shift from when on time is paid', async () => {
  const bookedOnAt = '2026-11-21T21:40:00.000Z'
  const [bookOn] = aShiftInProgress().events
  if (!bookOn) throw new Error('a shift in progress is booked on to')
  open({
    work: aShiftInProgress({ bookedOnAt, events: [{ ...bookOn, serverAt: bookedOnAt }] }),
    now: '2026-11-21T21:45:00.000Z',
  })

  expect(await screen.findByText('since 21:40, paid from 22:00')).toBeTruthy()
})

it('asks before booking off, with the minutes and the pay', async () => {
  open({ now: '2026-11-22T06:00:00.000Z' })
  server.use(reply('attendance.bookOff', aShift({ status: 'completed' })))

  await userEvent.click(await screen.findByRole('button', { name: 'Book off' }))
  const dialog = await screen.findByRole('dialog', { name: 'Book off now?' })

  expect(within(dialog).getByText('8 h')).toBeTruthy()
  expect(within(dialog).getByText('£116.00 at £14.50/h')).toBeTruthy()
})

it('shows the end of the shift with the answer of the server, before anything is read again', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Book off' }))
  const never = () => new Promise<never>(() => undefined)
  server.use(
    reply('attendance.bookOff', aShift({ status: 'completed', bookedOffAt: '2026-11-21T22:20:00.000Z' })),
    reply('assignments.list', never),
    reply('assignments.show', never),
    reply('checkCalls.list', never),
  )
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Book off' }))

  expect(await screen.findByText('You have booked off')).toBeTruthy()
})

it('offers to correct the hours after booking off', async () => {
  const hours = {
    status: 'proposed' as const,
    proposedMinutes: 270,
    extraMinutes: 12,
    counterMinutes: null,
    counterReason: null,
    disputeReason: null,
    entered: null,
    given: null,
    agreedMinutes: null,
    agreedExtraMinutes: null,
    agreedPay: null,
    respondBy: '2026-11-25T06:00:00.000Z',
    claim: null,
  }
  open({ work: aShift({ status: 'completed', bookedOffAt: '2026-11-22T02:30:00.000Z', hours }) })
  server.use(reply('hoursClaims.list', []))

  expect(await screen.findByText('12 min more: paid only if the company accepts it')).toBeTruthy()
  expect(screen.getByText('Before or after the shift')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Add time not counted' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Add time not counted' }))
  expect(await dialog.findByLabelText('When you came')).toBeTruthy()
  expect(dialog.queryByLabelText('Minutes more during the shift')).toBeNull()
})

it('warns that it is early to book off, and how long, and staying is the strong button', async () => {
  open({ now: '2026-11-22T02:30:00.000Z' })

  const quiet = await screen.findByRole('button', { name: 'Book off' })
  await userEvent.click(quiet)
  const dialog = within(await screen.findByRole('dialog', { name: 'Book off now?' }))

  expect(dialog.getByText('The shift goes on for 3 h 30 min')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Book off' }).className).toBe(quiet.className)
  expect(dialog.getByRole('button', { name: 'Stay booked on' }).className).not.toBe(quiet.className)
})

it('says that nothing is paid yet when somebody books off at once', async () => {
  open({ now: '2026-11-21T22:00:20.000Z' })

  await userEvent.click(await screen.findByRole('button', { name: 'Book off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book off now?' }))

  expect(
    dialog.getByText(/worked less than a minute of this shift. If you book off now, you are not paid/),
  ).toBeTruthy()
  expect(dialog.queryByText(/You are paid until/)).toBeNull()
  expect(dialog.queryByText('Your pay')).toBeNull()
})

describe('a check call', () => {
  it('is announced before it comes', async () => {
    open({ calls: [aCheckCall()] })

    expect(await screen.findByText(/The next one comes at 22:30/)).toBeTruthy()
  })

  it('is answered with the code of a checkpoint where the site asks for one; a wrong code is not sent', async () => {
    localStorage.setItem('currentUserId', 'ada')
    const sent: unknown[] = []
    open({
      work: aShiftInProgress({ callsByCheckpoint: true }),
      calls: [aCheckCall()],
      now: '2026-11-21T22:31:00.000Z',
    })
    // Of the code 7K3M-Q2XD-9FHT.
    const codeMarks = { B: 'a2c661fb' }
    server.use(
      reply('patrols.list', { patrols: [], codeMarks, now: '2026-11-21T22:31:00.000Z' }),
      reply('checkCalls.answer', ({ input }) => {
        sent.push(input)
        return aCheckCall({ status: 'responded', answeredAt: '2026-11-21T22:31:00.000Z' })
      }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByLabelText('Code at the site')).toBeTruthy()
    expect(dialog.queryByLabelText('Shift PIN')).toBeNull()

    await userEvent.type(dialog.getByLabelText('Code at the site'), '1111-1111-1111')
    await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))
    expect(await dialog.findByText(/not the code of a checkpoint of this site/)).toBeTruthy()
    await userEvent.clear(dialog.getByLabelText('Code at the site'))
    await userEvent.type(dialog.getByLabelText('Code at the site'), '7K3M-Q2XD-9FHT')
    await userEvent.click(dialog.getByRole('button', { name: 'I am all right' }))

    await expect.poll(() => sent).toMatchObject([{ code: '7K3M-Q2XD-9FHT' }])
  })

  it('does not say when it comes where calls vary', async () => {
    open({
      work: aShiftInProgress({ callsVary: true }),
      calls: [aCheckCall()],
      now: '2026-11-21T22:20:00.000Z',
    })

    expect(await screen.findByText('Calls come about every 30 minutes, at varying times.')).toBeTruthy()
    expect(screen.queryByText(/The next one comes/)).toBeNull()
  })

  it('is answered with the PIN', async () => {
    const sent: unknown[] = []
    open({ calls: [aCheckCall()], now: '2026-11-21T22:31:00.000Z' })
    server.use(
      reply('checkCalls.answer', ({ input }) => {
        sent.push(input.pin)
        return aCheckCall({ status: 'responded', answeredAt: '2026-11-21T22:31:00.000Z' })
      }),
    )

    await userEvent.type(await screen.findByLabelText('Shift PIN'), '0427')
    await userEvent.click(screen.getByRole('button', { name: 'I am all right' }))

    await expect.poll(() => sent).toEqual(['0427'])
  })

  it('is answered on the screen with the answer of the server, before anything is read again', async () => {
    const now = '2026-11-21T22:31:00.000Z'
    open({ calls: [aCheckCall()], now })
    await userEvent.type(await screen.findByLabelText('Shift PIN'), '0427')
    const answered = aCheckCall({ status: 'responded', answeredAt: now })
    const next = aCheckCall({
      id: '019a0000-0000-7000-8000-000000000019',
      dueAt: '2026-11-21T23:00:00.000Z',
      missAt: '2026-11-21T23:05:00.000Z',
    })
    server.use(
      reply('checkCalls.answer', { ...answered, day: { calls: [answered, next], locationShared: false, now } }),
      reply('checkCalls.list', () => new Promise<never>(() => undefined)),
      reply('assignments.show', () => new Promise<never>(() => undefined)),
    )
    await userEvent.click(screen.getByRole('button', { name: 'I am all right' }))

    expect(await screen.findByText(/^The next one comes at 23:00/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I am all right' })).toBeNull()
  })

  it('says that it was missed, and can still be answered', async () => {
    open({
      calls: [aCheckCall({ status: 'missed', missedAt: '2026-11-21T22:35:00.000Z' })],
      now: '2026-11-21T22:40:00.000Z',
    })
    expect(await screen.findByText('You missed the check call of 22:30')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Shift PIN'), '1111')
    await userEvent.click(screen.getByRole('button', { name: 'I am all right' }))
    expect(await screen.findByText(/That is not the shift PIN/)).toBeTruthy()
  })
})

describe('I need help', () => {
  const asked = {
    raisedAt: '2026-11-21T22:20:00.000Z',
    positionAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    resolvedAt: null,
    resolution: null,
  }
  const callIs = (call: CallForHelp | null) =>
    server.use(
      reply('alerts.myCall', { call, ringNumber: '+442079460113', now: '2026-11-21T22:20:14.000Z' }),
      reply('alerts.askForHelp', { raisedAt: asked.raisedAt }),
    )

  it('alerts the company after one question, when it is pressed', async () => {
    open()
    callIs(null)
    await userEvent.click(await screen.findByRole('button', { name: 'I need help' }))
    callIs(asked)
    await userEvent.click(await screen.findByRole('button', { name: 'Alert the company' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Your request for help' }))
    expect(await dialog.findByText('The company has been alerted')).toBeTruthy()
    expect(dialog.getByText(/Nobody has said yet that they have seen it/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Ring the company' }).getAttribute('href')).toBe('tel:+442079460113')
  })

  it('is still open when booking off, and after it', async () => {
    open()
    callIs(asked)

    await userEvent.click(await screen.findByRole('button', { name: 'Book off' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book off now?' }))
    expect(await dialog.findByText('Your request for help is still open')).toBeTruthy()

    server.use(
      reply('assignments.show', aShift({ status: 'completed', bookedOffAt: '2026-11-22T02:30:00.000Z' })),
      reply('attendance.bookOff', aShift({ status: 'completed', bookedOffAt: '2026-11-22T02:30:00.000Z' })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Book off' }))

    expect(await screen.findByText('You have booked off')).toBeTruthy()
    expect(screen.getByText('The company has been alerted')).toBeTruthy()
  })

  it('is seen neither when booking off nor after it in discreet mode', async () => {
    localStorage.setItem('discreetHelp', 'yes')
    open()
    callIs(asked)

    await screen.findByRole('link', { name: 'Ring the company' })
    await userEvent.click(await screen.findByRole('button', { name: 'Book off' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Book off now?' }))
    expect(dialog.queryByText('Your request for help is still open')).toBeNull()

    const off = aShift({ status: 'completed', bookedOffAt: '2026-11-22T02:30:00.000Z' })
    server.use(reply('assignments.show', off), reply('attendance.bookOff', off))
    await userEvent.click(dialog.getByRole('button', { name: 'Book off' }))

    expect(await screen.findByText('You have booked off')).toBeTruthy()
    expect(screen.queryByText('The company has been alerted')).toBeNull()
  })

  it('is reached by keyboard before anything else of the shift', async () => {
    open()
    callIs(null)

    const help = await screen.findByRole('button', { name: 'I need help' })
    const next = await screen.findByRole('button', { name: 'Book off' })
    expect(help.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(getComputedStyle(help.closest('[data-action-bar]') as Element).order).toBe('1')
  })

  it('goes out without waiting for a position, and says so where it was pressed', async () => {
    const sent: unknown[] = []
    const answers: (() => void)[] = []
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      permissions: {
        query: async () => ({ state: 'granted', addEventListener: vi.fn(), removeEventListener: vi.fn() }),
      },
      // A device that never finds where it is.
      geolocation: { getCurrentPosition: vi.fn(), watchPosition: vi.fn(), clearWatch: vi.fn() },
    })
    open()
    callIs(null)
    server.use(
      reply('alerts.askForHelp', async ({ input }) => {
        sent.push(input.position)
        await new Promise<void>((answer) => answers.push(answer))
        return { raisedAt: asked.raisedAt }
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'I need help' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Alert the company' }))

    const dialog = await screen.findByRole('dialog', { name: 'Your request for help' })
    expect(within(dialog).getByRole('status').textContent).toContain('Alerting the company…')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(sent).toEqual([null]))
    callIs(asked)
    answers[0]?.()
    expect(await within(dialog).findByText('The company has been alerted')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('says how old the last position is that the company has', async () => {
    open({ now: '2026-11-21T22:27:00.000Z' })
    vi.stubGlobal('navigator', {
      ...navigator,
      permissions: {
        query: async () => ({ state: 'granted', addEventListener: vi.fn(), removeEventListener: vi.fn() }),
      },
      geolocation: { getCurrentPosition: vi.fn(), watchPosition: vi.fn(), clearWatch: vi.fn() },
    })
    callIs({ ...asked, positionAt: '2026-11-21T22:20:00.000Z' })

    expect(
      await screen.findByText('Your location was last sent 7 min ago. Tell the company where you are.'),
    ).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('says who has seen it, and how long ago', async () => {
    open({ now: '2026-11-21T22:20:34.000Z' })
    callIs({ ...asked, acknowledgedAt: '2026-11-21T22:20:20.000Z', acknowledgedBy: 'Amira' })

    expect(await screen.findByText(/^Amira at .* has seen your request for help, 1\d s ago$/)).toBeTruthy()
  })

  it('counts down when it is held, and can be cancelled', async () => {
    open()
    callIs(null)
    const button = await screen.findByRole('button', { name: 'I need help' })

    fireEvent.pointerDown(button)
    const countdown = within(await screen.findByRole('dialog', { name: 'Alerting the company' }))
    await userEvent.click(countdown.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('The company has been alerted')).toBeNull()
  })

  it('cannot be cancelled once it goes out, and goes out once', async () => {
    const sent: string[] = []
    const answers: (() => void)[] = []
    open()
    callIs(null)
    server.use(
      reply('alerts.askForHelp', async ({ input }) => {
        sent.push(input.id)
        await new Promise<void>((answer) => answers.push(answer))
        return { raisedAt: asked.raisedAt }
      }),
    )
    fireEvent.pointerDown(await screen.findByRole('button', { name: 'I need help' }))
    const countdown = within(await screen.findByRole('dialog', { name: 'Alerting the company' }))

    await userEvent.click(countdown.getByRole('button', { name: 'Alert now' }))

    const outcome = within(await screen.findByRole('dialog', { name: 'Your request for help' }))
    expect(outcome.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(outcome.getByText('Alerting the company…')).toBeTruthy()
    await waitFor(() => expect(answers).toHaveLength(1))
    callIs(asked)
    answers[0]?.()
    expect(await outcome.findByText('The company has been alerted')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  it('goes out at once when the phone is put away during the countdown', async () => {
    const sent: string[] = []
    open()
    callIs(null)
    server.use(reply('alerts.askForHelp', ({ input }) => (sent.push(input.id), { raisedAt: asked.raisedAt })))
    fireEvent.pointerDown(await screen.findByRole('button', { name: 'I need help' }))
    const countdown = within(await screen.findByRole('dialog', { name: 'Alerting the company' }))
    expect(countdown.getByRole('timer').textContent).toBe('In 5 s')

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))

    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 2000 })
    vi.restoreAllMocks()
  })

  it.each([
    ['goes out when the screen is left during the countdown', false, 1],
    ['does not go out when the screen is left after cancelling', true, 0],
  ])('%s', async (_name, isCancelled, expected) => {
    const sent: string[] = []
    const { router, queryClient } = open()
    callIs(null)
    server.use(reply('alerts.askForHelp', ({ input }) => (sent.push(input.id), { raisedAt: asked.raisedAt })))
    fireEvent.pointerDown(await screen.findByRole('button', { name: 'I need help' }))
    const countdown = within(await screen.findByRole('dialog', { name: 'Alerting the company' }))
    if (isCancelled) await userEvent.click(countdown.getByRole('button', { name: 'Cancel' }))

    await act(() => router.navigate('/User-MyWorkAssignedBook'))

    await waitFor(() => expect(screen.queryByRole('button', { name: 'I need help' })).toBeNull())
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await waitFor(() => expect(sent).toHaveLength(expected))
  })

  it('is asked by keyboard after a hold that was cancelled', async () => {
    open()
    callIs(null)
    const button = await screen.findByRole('button', { name: 'I need help' })
    fireEvent.pointerDown(button)
    const countdown = within(await screen.findByRole('dialog', { name: 'Alerting the company' }))
    await userEvent.click(countdown.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    button.focus()
    await userEvent.keyboard('{Enter}')

    expect(await screen.findByRole('dialog', { name: 'Alert the company now?' })).toBeTruthy()
  })

  it('shows nothing in discreet mode, but the company is alerted and told not to ring this phone', async () => {
    const sent: unknown[] = []
    open()
    callIs(asked)
    server.use(reply('alerts.askForHelp', ({ input }) => (sent.push(input.inSecret), { raisedAt: asked.raisedAt })))
    await userEvent.click(await screen.findByRole('switch', { name: 'Discreet mode' }))

    fireEvent.pointerDown(screen.getByRole('button', { name: 'I need help' }))

    await expect.poll(() => sent).toEqual([true])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('The company has been alerted')).toBeNull()
  })
})

it('continues without a session, with the shift pass', async () => {
  const work = aShiftInProgress({ endsAt: '2100-01-01T00:00:00.000Z' })
  storeShiftPass(work, 'token-of-the-night')
  const tokens: (string | null)[] = []
  server.use(
    reject('assignments.list', 'session.required'),
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T22:20:00.000Z' }),
    reply('counters.list', []),
    reply('handovers.list', []),
    reply('patrols.list', { patrols: [], codeMarks: {}, now: '2026-11-21T22:20:00.000Z' }),
    reply('checkCalls.list', { calls: [], locationShared: false, now: '2026-11-21T22:20:00.000Z' }),
    reply('assignments.show', ({ request }) => {
      tokens.push(request.headers.get('shift-token'))
      return work
    }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess' })

  expect(await screen.findByRole('button', { name: 'Start a break' })).toBeTruthy()
  expect(tokens).toEqual(['token-of-the-night'])
})

it('shows the shift just finished without a session, with which alone the next one is read', async () => {
  const work = aShift({ status: 'completed', endsAt: new Date(Date.now() + 3_600_000).toISOString() })
  storeShiftPass(work, 'token-of-the-night')
  server.use(
    reject('assignments.list', 'session.required'),
    reply('assignments.show', work),
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T22:20:00.000Z' }),
    reply('checkCalls.list', { calls: [], locationShared: false, now: '2026-11-21T22:20:00.000Z' }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess' })

  expect(await screen.findByText('You have booked off')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'See your next shift' })).toBeTruthy()
})

it('says that the company booked the worker off, what it entered and why, and promises no other hours', async () => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const [bookedOn] = aShiftInProgress().events
  if (!bookedOn) throw new Error('the shift was begun')
  const finished = aShift({
    status: 'completed',
    endsAt,
    events: [bookedOn, { ...bookedOn, kind: 'bookOff', reason: 'Never came to the post' }],
    hours: {
      status: 'proposed',
      proposedMinutes: 240,
      extraMinutes: 0,
      counterMinutes: null,
      counterReason: null,
      disputeReason: null,
      entered: { minutes: 0, on: false, off: true },
      given: null,
      agreedMinutes: null,
      agreedExtraMinutes: null,
      agreedPay: null,
      respondBy: endsAt,
      claim: null,
    },
  })
  server.use(
    reply('assignments.list', ({ input }) => ({
      data: input.status === 'completed' ? [finished] : [],
      nextCursor: null,
    })),
    reply('assignments.show', finished),
    reply('alerts.myCall', { call: null, ringNumber: null, now: endsAt }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  expect(await screen.findByText('The company booked you off')).toBeTruthy()
  expect(screen.getByText('The company entered 0 min for you')).toBeTruthy()
  expect(screen.getByText(/wrote: Never came to the post\. Is that right\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/User-WorkCompleted')
  expect(screen.queryByText('You have booked off')).toBeNull()
  expect(screen.queryByText('Your pay')).toBeNull()
})

it('shows the agreed hours and pay of a finished shift, and nothing that may still come', async () => {
  const hours = {
    status: 'agreed',
    proposedMinutes: 135,
    extraMinutes: 14,
    counterMinutes: null,
    counterReason: null,
    disputeReason: null,
    entered: null,
    given: null,
    agreedMinutes: 120,
    agreedExtraMinutes: 0,
    agreedPay: 3200,
    respondBy: null,
    claim: null,
  } as const
  const work = aShift({ status: 'completed', endsAt: new Date(Date.now() + 3_600_000).toISOString(), hours })
  server.use(
    reply('assignments.list', ({ input }) => ({ data: input.status === 'completed' ? [work] : [], nextCursor: null })),
    reply('assignments.show', work),
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T22:20:00.000Z' }),
  )
  renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })

  expect(await screen.findByText('Hours agreed')).toBeTruthy()
  expect(['2 h', '£32.00'].map((words) => screen.getByText(words).textContent)).toEqual(['2 h', '£32.00'])
  expect(screen.queryByText(/paid only if/)).toBeNull()
})

it('asks to be checked on sooner than the next call, and says when', async () => {
  const asked: (number | null)[] = []
  open({ calls: [aCheckCall({ dueAt: '2026-11-21T22:45:00.000Z' })] })
  server.use(
    reply('checkCalls.checkOnMe', ({ input }) => {
      asked.push(input.minutes)
      const call = aCheckCall({ dueAt: '2026-11-21T22:25:00.000Z', plannedAt: '2026-11-21T22:45:00.000Z' })
      server.use(reply('checkCalls.list', { calls: [call], locationShared: false, now: '2026-11-21T22:20:00.000Z' }))
      return call
    }),
  )

  const choice = await screen.findByLabelText('Check on me in')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10 min', '15 min', '20 min'])
  await userEvent.selectOptions(choice, '10 min')
  await userEvent.click(screen.getByRole('button', { name: 'Check on me' }))

  expect(await screen.findByText(/You asked to be checked on at 22:25/)).toBeTruthy()
  expect(asked).toEqual([10])
})
