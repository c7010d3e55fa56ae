import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BreakButton } from '../live/break-button'
import { BookOffButton } from '../live/book-off-button'
import { MayBeOld } from '../live/no-signal'
import { setDiscreet } from '../help/discreet'
import { HelpButton } from '../help/help-button'
import { aCheckCall, aShift, aShiftInProgress } from '../testing/a-shift'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { AssignmentDetails, CheckCall, Offer } from '@s4/contract'
import { ShiftBanner } from './shift-banner'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const NOW = '2026-11-21T22:20:00.000Z'
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** `written` are queries that the page was written with, before there was anything. */
function open(
  work: AssignmentDetails | null,
  at = '/User-Job',
  offers: Offer[] = [],
  calls: CheckCall[] = [],
  written: QueryKey[] = [],
  writtenAt = 1,
) {
  server.use(
    reply('assignments.list', ({ input }) => ({
      data: work && (input.status === 'inProgress') === (work.status === 'inProgress') ? [work] : [],
      nextCursor: null,
    })),
    ...(work ? [reply('assignments.show', work)] : []),
    reply('checkCalls.list', { calls, locationShared: false, now: NOW }),
    reply('alerts.myCall', { call: null, ringNumber: null, now: NOW }),
    reply('offers.list', offers),
  )
  const screens = work && (
    <>
      <BreakButton work={work} />
      <BookOffButton work={work} />
      <HelpButton work={work} />
      <MayBeOld />
    </>
  )
  const route = {
    path: '*',
    element: (
      <main>
        <h1>S4</h1>
        <ShiftBanner />
        {work?.status === 'inProgress' && screens}
      </main>
    ),
  }
  const withWritten = ({ queryClient }: { queryClient: QueryClient }) => {
    for (const key of written) queryClient.setQueryData(key, null, { updatedAt: writtenAt })
    return [route]
  }
  return renderRoutes(withWritten, { at, session: aSeekerSession() })
}

beforeEach(() => localStorage.setItem('currentUserId', 'ada'))
afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('says what waits on the phone and why, and sends it when there is a signal', async () => {
  open(aShiftInProgress())
  server.use(noAnswer('attendance.break'))
  await userEvent.click(await screen.findByRole('button', { name: 'Start a break' }))

  expect(await screen.findByText('1 thing is not sent yet')).toBeTruthy()
  expect(screen.getByText(/There is no signal, or S4 cannot be reached/)).toBeTruthy()
  await userEvent.click(screen.getByText('Show what is not sent yet'))
  expect(screen.getByText(/Started or ended a break/)).toBeTruthy()
  await expectNoAxeViolations()
  const sent: string[] = []
  server.use(
    reply('attendance.break', ({ input }) => {
      sent.push(input.action)
      return aShiftInProgress({ onBreak: true })
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))

  await waitFor(() => expect(screen.queryByText('1 thing is not sent yet')).toBeNull())
  expect(sent).toEqual(['start'])
})

it('says once that there is no signal, and that what is shown may be old', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(aShiftInProgress())
  server.use(noAnswer('attendance.break'))
  await userEvent.click(await screen.findByRole('button', { name: 'Start a break' }))
  await screen.findByText('1 thing is not sent yet')

  expect(screen.getByText(/What you see may be old/)).toBeTruthy()
  expect(screen.getAllByText(/There is no signal, or S4 cannot be reached/)).toHaveLength(1)
  online.mockRestore()
})

it('says what was not taken later, until it is read', async () => {
  open(aShiftInProgress())
  server.use(noAnswer('attendance.break'))
  await userEvent.click(await screen.findByRole('button', { name: 'Start a break' }))
  await screen.findByText('1 thing is not sent yet')
  server.use(reject('attendance.break', 'assignment.wrong-state'))
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }))

  expect(await screen.findByText(/^Not accepted: Started or ended a break/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'I have read it' }))
  await waitFor(() => expect(screen.queryByText(/^Not accepted/)).toBeNull())
})

it.each([
  ['says that a request for help waits', false, 1],
  ['shows no request for help in discreet mode', true, 0],
])('%s', async (_name, isDiscreet, shown) => {
  setDiscreet(isDiscreet)
  const { queryClient } = open(aShiftInProgress())
  server.use(noAnswer('alerts.askForHelp'))
  const button = await screen.findByRole('button', { name: 'I need help' })

  fireEvent.pointerDown(button)
  if (!isDiscreet) await userEvent.click(await screen.findByRole('button', { name: 'Alert now' }))
  await waitFor(() => expect(queryClient.getMutationCache().getAll()[0]?.state.status).toBe('success'), {
    timeout: 4000,
  })

  await waitFor(() => expect(screen.queryAllByText('1 thing is not sent yet')).toHaveLength(shown))
  expect(screen.queryAllByText(/Asked for help/)).toHaveLength(shown)
  setDiscreet(false)
})

it('shows the shift of the next 24 hours with its place, its PIN and the way to its screen', async () => {
  open(aShift({ startsAt: soon(2), endsAt: soon(10) }))

  expect(await screen.findByText(/^Your shift at \d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByText('PIN 0427, Tobacco Dock')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the shift' }).getAttribute('href')).toBe('/User-MyWorkAssignedBook')
})

it('says of a shift that has begun when it did, and leads to booking on', async () => {
  open(aShift({ startsAt: soon(-0.2), endsAt: soon(8) }))

  expect(await screen.findByText(/^Your shift began at \d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book on' }).getAttribute('href')).toBe('/User-MyWorkAssignedBook')
})

it.each([
  ['until when and where it is', '2026-11-22T06:00:00.000Z', 'On shift', 'Until 06:00, Tobacco Dock'],
  ['that it ended today', '2026-11-21T19:42:00.000Z', 'Shift over', 'Ended 19:42. Book off'],
  ['the day on which it ended', '2026-11-20T19:42:00.000Z', 'Shift over', 'Ended Fri 20 Nov. Book off'],
])('says of the shift in progress %s', async (_name, endsAt, title, text) => {
  open(aShiftInProgress({ endsAt }))

  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the shift' })).toBeTruthy()
})

it('says that a check call was missed, in place of the shift, and lets it be answered', async () => {
  open(
    aShiftInProgress({ startsAt: soon(-1), endsAt: soon(7) }),
    '/User-Job',
    [],
    [aCheckCall({ dueAt: '2026-11-21T16:05:00.000Z', status: 'missed' })],
  )

  expect(await screen.findByText('Call missed')).toBeTruthy()
  expect(screen.getByText('Check call of 16:05')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(screen.queryByText('On shift')).toBeNull()
})

it('says so on the screen of the next shift, too, and with the day when that is another', async () => {
  const missed = aCheckCall({ dueAt: '2026-11-20T16:05:00.000Z', status: 'missed' })
  open(aShiftInProgress(), '/User-MyWorkAssignedBook', [], [missed])

  expect(await screen.findByText('Check call of Fri 20 Nov, 16:05')).toBeTruthy()
})

it.each([
  ['notes that it is shown, for the room on the next page', aShiftInProgress(), 'yes'],
  ['forgets it with a shift in three days', aShift({ startsAt: soon(72), endsAt: soon(80) }), null],
])('%s', async (_name, work, kept) => {
  if (kept === null) localStorage.setItem('shiftStrip', 'yes')
  open(work)

  await waitFor(() => expect(localStorage.getItem('shiftStrip')).toBe(kept))
})

it.each([
  ['a shift in three days', aShift({ startsAt: soon(72), endsAt: soon(80) }), '/User-Job'],
  ['no shift', null, '/User-Job'],
  ['the shift’s own screen', aShift({ startsAt: soon(2), endsAt: soon(10) }), '/User-MyWorkAssignedBook'],
])('shows no shift with %s', async (_name, work, at) => {
  const asked = vi.fn()
  open(work, at)
  server.events.on('response:mocked', asked)

  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2))
  expect(screen.queryByText(/^Your shift at/)).toBeNull()
})

it('is shown as soon as the server says of a shift that the page was written without', async () => {
  const written = [
    ['assignments', 'current'],
    ['assignments', 'coming', null],
  ]
  open(aShift({ startsAt: soon(2), endsAt: soon(10) }), '/User-Job', [], [], written)

  expect(await screen.findByText(/^Your shift at/)).toBeTruthy()
})

it('does not come above the form of booking on that was just sent, on a page written a moment before', async () => {
  const written = [
    ['assignments', 'current'],
    ['assignments', 'coming', null],
  ]
  const { router, queryClient } = open(null, '/User-MyWorkAssignedBook', [], [], written, Date.now())

  act(() => void queryClient.setQueryData(['assignments', 'current'], aShiftInProgress()))
  await waitFor(() => expect(localStorage.getItem('shiftStrip')).toBe('yes'))
  expect(screen.queryByText('On shift')).toBeNull()
  await act(() => router.navigate('/User-Job'))
  expect(await screen.findByText('On shift')).toBeTruthy()
})

it('comes and goes with the screen, not under somebody’s finger', async () => {
  const { router, queryClient } = open(null)
  await waitFor(() => expect(queryClient.getQueryData(['assignments', 'coming', null])).toBeNull())
  const work = aShift({ startsAt: soon(2), endsAt: soon(10) })
  const tell = async (told: AssignmentDetails | null) => {
    server.use(
      reply('assignments.list', ({ input }) => ({
        data: told && input.status === 'assigned' ? [told] : [],
        nextCursor: null,
      })),
      reply('assignments.show', work),
    )
    await act(() => queryClient.invalidateQueries())
  }

  await tell(work)
  expect(screen.queryByText(/^Your shift at/)).toBeNull()
  await act(() => router.navigate('/User-UserChatPage'))
  expect(await screen.findByText(/^Your shift at/)).toBeTruthy()

  await tell(null)
  await waitFor(() => expect(screen.queryByText(/^Your shift at/)).toBeNull())
  const banner = () => document.querySelector('h1')?.nextElementSibling
  expect(banner()?.children).toHaveLength(1)
  await act(() => router.navigate('/User-Job'))
  await waitFor(() => expect(banner()?.children ?? []).toHaveLength(0))
})

it('leaves the shift’s own screen its one button for help, also at an address with a slash at its end', async () => {
  open(aShiftInProgress(), '/User-workInprogess/')

  expect(await screen.findByRole('button', { name: 'Book off' })).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('shiftStrip')).toBe('yes'))
  expect(screen.getAllByRole('button', { name: 'I need help' })).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Open the shift' })).toBeNull()
})

it('has the button for help beside the shift in progress, on every screen', async () => {
  const work = aShiftInProgress()
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [], locationShared: false, now: NOW }),
    reply('alerts.myCall', { call: null, ringNumber: null, now: NOW }),
    reply('offers.list', []),
  )
  renderRoutes([{ path: '*', element: <ShiftBanner /> }], { at: '/User-UserChatPage', session: aSeekerSession() })

  await userEvent.click(await screen.findByRole('button', { name: 'I need help' }))

  expect(await screen.findByText('Alert the company now?')).toBeTruthy()
})

describe('offers to answer', () => {
  const anOffer = (change: Partial<Offer> = {}): Offer => ({
    id: '019a0000-0000-7000-8000-000000000040',
    job: {
      id: '019a0000-0000-7000-8000-000000000001',
      title: 'Door supervisor',
      companyId: '019a0000-0000-7000-8000-000000000003',
      companyName: 'Harbour Security',
      siteName: 'Tobacco Dock',
      town: 'E1W',
      zone: 'Europe/London',
      payPerHour: 1450,
      breaksPaid: false,
    },
    companyVerified: true,
    applicationId: null,
    seekerId: '019a0000-0000-7000-8000-000000000020',
    seekerName: 'Ada Byron',
    status: 'open',
    lapsesAt: soon(1),
    createdAt: soon(-1),
    shifts: [],
    terms: { company: [], seeker: [], pay: defaultPayTerms },
    ownStaff: false,
    chargesVat: false,
    selfBillingAgreed: true,
    workingTimeWarnings: [],
    workingTimeReason: '',
    requirements: [],
    otherRequirements: '',
    cover: null,
    ...change,
  })

  it('that end within hours are told on every screen, with the one that ends first', async () => {
    const first = anOffer({ id: '019a0000-0000-7000-8000-000000000041', lapsesAt: soon(0.2) })
    open(null, '/User-Job', [anOffer(), first, anOffer({ status: 'accepted', lapsesAt: soon(0.1) })])

    expect(await screen.findByText('2 offers waiting')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe(
      `/User-MyWorkAssignedPage?offer=${first.id}`,
    )
    expect(screen.getByText(/^Answer by \d\d:\d\d$/)).toBeTruthy()
    await expectNoAxeViolations()
  })

  it('that end later are told on the home, with the day', async () => {
    const shift = {
      id: '019a0000-0000-7000-8000-000000000099',
      startsAt: '2027-12-04T18:00:00.000Z',
      endsAt: '2027-12-05T02:00:00.000Z',
      positions: 1,
      taken: 0,
      cancelled: false,
      stretches: [],
    }
    open(null, '/User-Job', [anOffer({ lapsesAt: '2027-11-27T20:00:00.000Z', shifts: [shift] })])

    expect(await screen.findByText('Offer: £14.50/h')).toBeTruthy()
    expect(screen.getByText('Sat 4 Dec. Answer by Sat 27 Nov, 20:00')).toBeTruthy()
    expect(localStorage.getItem('offerStrip')).toBe('/User-Job')
  })

  it.each([
    ['ends later and is not on the home', '/User-WorkApplied', [anOffer({ lapsesAt: '2027-11-27T20:00:00.000Z' })]],
    ['has ended', '/User-Job', [anOffer({ lapsesAt: '2026-11-01T09:00:00.000Z' })]],
    ['stands on the screen itself', '/User-MyWorkAssignedPage', [anOffer()]],
  ])('are not told where it %s', async (_when, at, offers) => {
    localStorage.setItem('offerStrip', 'yes')
    open(aShift({ startsAt: soon(2), endsAt: soon(10) }), at, offers)

    await screen.findByText(/^Your shift at/)
    expect(screen.queryByText(/^Offer:/)).toBeNull()
  })
})
