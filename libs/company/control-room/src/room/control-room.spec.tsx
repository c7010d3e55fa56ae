import { permissionsOfRole, type ControlRoom as Room, type MemberRole } from '@s4/contract'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aCall, aLate, anAlert, anUnfilled, aRoom } from '../testing/a-room'
import { ControlRoom } from './control-room'

const live = vi.hoisted(() => ({
  change: (_resources: readonly string[]) => {},
  connect: (_connected: boolean) => {},
}))
vi.mock('@s4/live', () => ({
  followChanges: (input: { onChange: typeof live.change; onConnection: typeof live.connect }) => {
    live.change = input.onChange
    live.connect = input.onConnection
    return () => {}
  },
}))

const NOTHING = () => {}

beforeEach(() => {
  Object.assign(live, { change: NOTHING, connect: NOTHING })
  server.use(
    reply('config.show', aConfig()),
    reply('checks.due', []),
    reply('controlRoom.map', { now: aRoom().now, sites: [], people: [] }),
  )
})

interface Opening {
  wall?: boolean
  onlyWhenFull?: boolean
  role?: MemberRole
}

/** Null: the room is refused. */
function open(room: Partial<Room> | null, { wall = false, onlyWhenFull = false, role = 'owner' }: Opening = {}) {
  server.use(room ? reply('controlRoom.show', aRoom(room)) : reject('controlRoom.show', 'access.denied'))
  return renderRoutes(
    [
      {
        path: '/recents-jobs',
        element: (
          <ControlRoom
            wall={wall}
            onlyWhenFull={onlyWhenFull}
            bookByHand={({ worker }) => <p>Book on {worker.seekerName} by hand</p>}
          />
        ),
      },
    ],
    {
      at: '/recents-jobs',
      session: aCompanySession({
        member: { role, name: 'Ada Byron', permissions: permissionsOfRole(role), limited: false },
      }),
    },
  )
}

it('says each thing with its facts, and offers to call, to message and what else there is', async () => {
  open({ late: [aLate()] })

  const late = within(await screen.findByRole('article', { name: 'Late: Grace Mensah · Tobacco Dock' }))
  expect(late.getByRole('link', { name: 'Call Grace Mensah, +447700900123' }).getAttribute('href')).toBe(
    'tel:+447700900123',
  )
  expect(late.getByRole('button', { name: /Find cover/ })).toBeTruthy()
  await userEvent.click(late.getByRole('button', { name: /More actions/ }))
  expect(late.getByRole('link', { name: 'Message Grace Mensah' })).toBeTruthy()
  await userEvent.click(late.getByRole('button', { name: 'Book on by hand' }))
  expect(await screen.findByText('Book on Grace Mensah by hand')).toBeTruthy()
})

it.each([
  ['that call', aRoom({ alerts: [anAlert({ kind: 'help', inSecret: true })] })],
  ['a check call that waits', aRoom({ calls: [aCall({ inSecret: true })] })],
  ['coming late', aRoom({ late: [aLate({ inSecret: true })] })],
  ['booking off early', aRoom({ alerts: [anAlert({ kind: 'leftEarly', inSecret: true })] })],
])('says of help asked for in secret not to ring the phone, and offers no call: %s', async (_what, room) => {
  open(room)

  expect(await screen.findByText(/Asked for help in secret: do not call or write to their phone\./)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull()
})

it('leads to the applicants of a free place first, and says them once', async () => {
  const { jobId, siteId, siteName, title, zone } = anUnfilled()
  open({
    unfilled: [anUnfilled({ applicants: 1 })],
    applicants: [{ jobId, siteId, siteName, title, zone, waiting: 1, since: '2026-11-21T22:00:00.000Z', full: false }],
  })

  const place = within(await screen.findByRole('article', { name: /Unfilled/ }))
  const applicants = place.getByRole('link', { name: 'See applicants' })
  const cover = place.getByRole('button', { name: /Find cover/ })
  expect(applicants.compareDocumentPosition(cover)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(getComputedStyle(applicants).background).not.toBe(getComputedStyle(cover).background)
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('has no accessibility faults', async () => {
  const { container } = open({ late: [aLate()], alerts: [anAlert()] })
  await screen.findByRole('article', { name: /Late/ })

  await expectNoAxeViolations(container)
})

it('takes an alert on, and shows what the server then says', async () => {
  open({ alerts: [anAlert()] })
  const line = await screen.findByRole('article', { name: /No answer/ })
  server.use(
    reply('alerts.acknowledge', ({ input }) => ({
      ...anAlert(),
      id: input.id,
      severity: 'urgent' as const,
      positionAt: null,
      backInsideAt: null,
      unansweredAt: null,
      seekerPhone: null,
      position: null,
      checkCall: null,
      missingPapers: [],
      resolvedAt: null,
      acknowledgedBy: 'Ann Lee',
      assignedTo: null,
      assignedBy: null,
      assignedAt: null,
      resolvedBy: null,
      outcome: null,
      resolution: null,
    })),
    reply('controlRoom.show', aRoom({ alerts: [anAlert({ acknowledgedAt: '2026-11-21T22:41:00.000Z' })] })),
  )

  await userEvent.click(within(line).getByRole('button', { name: 'I am looking at it: Grace Mensah' }))

  expect(await screen.findByText(/Somebody has been looking at it since 22:41/)).toBeTruthy()
})

it('shows what is red and at least three lines, and the rest after a press', async () => {
  const applicants = Array.from({ length: 5 }, (_, index) => ({
    jobId: `019a0000-0000-7000-8000-00000000010${index}`,
    siteId: anUnfilled().siteId,
    siteName: anUnfilled().siteName,
    title: `Job ${index}`,
    zone: 'Europe/London',
    waiting: 1,
    since: '2026-11-21T22:00:00.000Z',
    full: false,
  }))
  const { jobId, siteId, siteName, title, zone, shiftId, startsAt, endsAt } = anUnfilled()
  const first = { jobId, siteId, siteName, title, zone, shiftId, startsAt, endsAt }
  open({
    late: [aLate()],
    applicants,
    unfilledLater: { places: 3, shifts: 1, first },
    drafts: { jobs: 1, first },
    figures: { ...aRoom().figures, hoursToAgree: 1 },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }))

  expect(screen.getAllByRole('article')).toHaveLength(5)
})

it('shows only the lines of a figure that is pressed', async () => {
  open({ late: [aLate()], unfilled: [anUnfilled()], figures: { ...aRoom().figures, late: 1, unfilled: 1 } })

  await userEvent.click(await screen.findByRole('button', { name: '1 late' }))

  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('reads again when something changes, and not when a message came', async () => {
  open({})
  expect(await screen.findByText(/Nothing needs you in the next 24 hours/)).toBeTruthy()
  await vi.waitFor(() => expect(live.change).not.toBe(NOTHING))
  let reads = 0
  server.use(
    reply('controlRoom.show', () => {
      reads += 1
      return aRoom({ late: [aLate()] })
    }),
  )

  act(() => live.change(['notifications']))
  act(() => live.change(['alerts', 'liveWork']))

  expect(await screen.findByRole('article', { name: /Late/ })).toBeTruthy()
  expect(reads).toBe(1)
})

it('a lost connection is said in red, and goes when it is back', async () => {
  open({})
  await screen.findByText(/Nothing needs you in the next 24 hours/)
  await vi.waitFor(() => expect(live.connect).not.toBe(NOTHING))

  act(() => live.connect(false))
  expect(await screen.findByText(/Not connected since/, {}, { timeout: 4000 })).toBeTruthy()
  act(() => live.connect(true))

  await vi.waitFor(() => expect(screen.queryByText(/Not connected since/)).toBeNull())
})

it('a wall shows what is wrong, who is where and what comes, without the work of an office', async () => {
  const { siteId, siteName, jobId, title, zone, shiftId, startsAt, endsAt } = anUnfilled()
  const shift = { siteId, siteName, jobId, title, zone, shiftId, startsAt, endsAt }
  server.use(
    reply('controlRoom.map', {
      now: aRoom().now,
      sites: [{ siteId, siteName, point: { lat: 51.5, lng: 0 }, on: 2, expected: 0 }],
      people: [],
    }),
  )
  const { container } = open(
    {
      late: [aLate()],
      alerts: [1, 2, 3, 4].map((last) => anAlert({ alertId: `019a0000-0000-7000-8000-00000000020${last}` })),
      drafts: { jobs: 1, first: shift },
      timeline: [
        { ...shift, kind: 'call', at: '2026-11-21T22:50:00.000Z', people: 1, open: 0 },
        { ...shift, kind: 'end', at: '2026-11-22T06:00:00.000Z', people: 2, open: 0 },
      ],
    },
    { wall: true },
  )

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('22:40 Sat 21 Nov 2026')
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByText('And 1 more on the home screen.')).toBeTruthy()
  expect(screen.queryByText(/recurring work/)).toBeNull()
  expect(await screen.findByText('Next check call 22:50')).toBeTruthy()
  expect(screen.getByText('06:00 tomorrow')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('href')).toBe('/recents-jobs')
  await expectNoAxeViolations(container)
})

it('a wall says that it needs a press before it can ring, and keeps that its sound is off', async () => {
  open({}, { wall: true })
  expect(await screen.findByText('Nothing is wrong.')).toBeTruthy()
  expect(screen.getByText('Press once anywhere: then this screen can ring')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Turn sound off' }))

  expect(screen.queryByText(/Press once anywhere/)).toBeNull()
  expect(screen.getByText('Sound is off on this screen')).toBeTruthy()
  expect(localStorage.getItem('alertSound')).toBe('off')
  await userEvent.click(screen.getByRole('button', { name: 'Turn sound on' }))
  expect(localStorage.getItem('alertSound')).toBeNull()
})

it('says why it cannot be shown', async () => {
  open(null)

  expect(await screen.findByText('The control room cannot be shown')).toBeTruthy()
})

it('a planner sees it without what a controller does; finance does not see it', async () => {
  const { unmount } = open({ late: [aLate()], alerts: [anAlert()] }, { role: 'planner' })
  await userEvent.click((await screen.findAllByRole('button', { name: /More actions/ }))[0] as HTMLElement)

  expect(screen.queryByRole('button', { name: 'Book on by hand' })).toBeNull()
  expect(screen.queryByRole('button', { name: /I am looking at it/ })).toBeNull()
  unmount()
  open({ late: [aLate()] }, { role: 'finance' })
  expect(screen.queryByText(/Late/)).toBeNull()
})

it('is shown without jobs only when there is something in it', async () => {
  const shown = open({ late: [aLate()] }, { onlyWhenFull: true })
  expect(await screen.findByRole('article', { name: 'Late: Grace Mensah · Tobacco Dock' })).toBeTruthy()
  shown.unmount()

  const { queryClient } = open({ timeline: [] }, { onlyWhenFull: true })
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(screen.queryByRole('heading', { name: 'Now and the next 24 hours' })).toBeNull()
})
