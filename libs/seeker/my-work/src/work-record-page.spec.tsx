import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { AppFrame, RouteError } from '@s4/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { myWorkRoutes } from './my-work-routes'
import { aCall, anApplication, anAssignment, ids } from './testing/work'

const show = (id: string) =>
  renderRoutes(myWorkRoutes, { at: `/User-AppliedAndAssignedDetail/${id}`, session: aSeekerSession() })

beforeEach(() => server.use(reply('alerts.myCall', aCall())))

describe('agreed work', () => {
  it('shows the facts, the way to write to the company, the terms and the log', async () => {
    const audit = [
      { at: '2027-11-16T09:00:00.000Z', action: 'assignment.agreed', by: 'seeker' as const, member: null },
      { at: '2027-11-17T09:00:00.000Z', action: 'check-call.asked-for', by: 'company' as const, member: 'Amira' },
    ]
    server.use(reply('assignments.show', anAssignment({ audit })))
    const { container } = show(ids.assignment)

    await screen.findByText('Sat 20 Nov 2027, 22:00–06:00 (8 h)')

    screen.getByText('Shown here from 24 hours before the start')
    screen.getByText('It shows in My Work, on this shift, from Fri 19 Nov 2027, 22:00.')
    expect(screen.getByRole('link', { name: /^Message / }).getAttribute('href')).toMatch(/^\/User-UserChatPage\?job=/)
    screen.getByText('Less than 24 h before the start, it pays you 50% of the shift’s pay.')
    const history = within(screen.getByRole('list', { name: 'History' }))
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Work agreedTue 16 Nov 2027, 09:00, by you',
      'Asked for a check call soonerWed 17 Nov 2027, 09:00, by Amira of the company',
    ])
    await expectNoAxeViolations(container)
  })

  it('gives directions and the number of the company until it is over', async () => {
    server.use(reply('assignments.show', anAssignment()), reply('alerts.myCall', aCall('+442079460113')))
    const first = show(ids.assignment)

    expect((await screen.findByRole('link', { name: /^Ring the company/ })).getAttribute('href')).toBe(
      'tel:+442079460113',
    )
    expect(screen.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toContain('51.5')
    first.unmount()

    const asked: unknown[] = []
    server.use(
      reply('assignments.show', anAssignment({ status: 'completed' })),
      reply('ratings.show', { mine: null, theirs: null }),
      reply('alerts.myCall', ({ input }) => {
        asked.push(input)
        return aCall('+442079460113')
      }),
    )
    show(ids.assignment)

    await screen.findByRole('region', { name: 'Ratings' })
    expect(screen.queryByRole('link', { name: /^(Ring the company|Directions)/ })).toBeNull()
    expect(asked).toEqual([])
  })

  it('of which a substitute may be sent gives a link for them', async () => {
    server.use(
      reply('assignments.show', anAssignment({ terms: { ...anAssignment().terms, substitution: true } })),
      reply('substitutions.start', { secret: 'abc' }),
    )
    show(ids.assignment)

    await userEvent.click(await screen.findByRole('button', { name: 'Send a substitute' }))

    const link = await screen.findByLabelText<HTMLInputElement>('Link for your substitute')
    expect(link.value).toMatch(/\/User-Substitute\/abc$/)
    expect(screen.getByRole('button', { name: 'Make a new link' })).toBeTruthy()
  })

  it('offers no substitute where the terms do not allow one', async () => {
    server.use(reply('assignments.show', anAssignment()))
    show(ids.assignment)

    await screen.findByRole('button', { name: 'Cancel this work' })
    expect(screen.queryByRole('button', { name: 'Send a substitute' })).toBeNull()
  })

  it('shows dress code, what the job says, and once worked the hours with their invoice', async () => {
    server.use(
      reply('ratings.show', { mine: null, theirs: null }),
      reply(
        'assignments.show',
        anAssignment({
          status: 'invoiced',
          requirements: ['own-black-clothing'],
          description: 'Two doors, one queue.',
          hours: {
            status: 'agreed',
            proposedMinutes: 480,
            extraMinutes: 0,
            counterMinutes: null,
            counterReason: null,
            disputeReason: null,
            entered: null,
            given: null,
            agreedMinutes: 480,
            agreedExtraMinutes: 0,
            agreedPay: 11_600,
            respondBy: null,
            claim: null,
          },
          invoices: [
            {
              id: ids.offer,
              number: 'AB-000001',
              kind: 'original',
              total: 11_600,
              vat: 0,
              credited: 0,
              toPay: 11_600,
              dueOn: '2026-12-22',
              toAnswer: true,
              toConfirm: false,
            },
          ],
        }),
      ),
    )
    show(ids.assignment)

    const facts = within(await screen.findByRole('region', { name: 'Door supervisor' }))
    expect(facts.getAllByText('Own plain black clothing').length).toBeGreaterThan(0)
    facts.getByText('Two doors, one queue.')
    facts.getByText('8 h, £116.00')
    const invoice = facts.getByRole('link', { name: 'Invoice AB-000001 (PDF)' })
    expect(invoice.getAttribute('href')).toMatch(/\.pdf$/)
    // Several stand apart.
    expect(getComputedStyle(invoice.parentElement ?? document.body).gap).not.toBe('')
  })

  it('leads to booking on once it is open, and says before when that is', async () => {
    server.use(reply('assignments.show', anAssignment()))
    const first = show(ids.assignment)
    expect(await screen.findByText('Booking on opens on Sat 20 Nov 2027, 21:30.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See how to book on' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Book on' })).toBeNull()
    first.unmount()

    server.use(reply('assignments.show', anAssignment({ startsAt: new Date(Date.now() + 60_000).toISOString() })))
    show(ids.assignment)
    expect(await screen.findByRole('link', { name: 'Book on' })).toBeTruthy()
  })

  it('shows the PIN once the server gives it', async () => {
    server.use(reply('assignments.show', anAssignment({ pin: '0427' })))
    show(ids.assignment)

    await screen.findByText('0427')
  })

  it('is cancelled with a reason, below the terms', async () => {
    let sent: unknown
    server.use(
      reply('assignments.show', anAssignment()),
      reply('assignments.cancel', ({ input }) => {
        sent = input
        return anAssignment({ status: 'cancelled' })
      }),
    )
    show(ids.assignment)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this work' }))
    const dialog = within(await screen.findByRole('dialog'))

    dialog.getByText('Cancelling now costs nothing.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this work' }))
    await dialog.findByText('Say why. The other side reads it.')
    expect(sent).toBeUndefined()
    await userEvent.type(dialog.getByLabelText('Why?'), 'I am ill.')
    server.use(
      reply(
        'assignments.show',
        anAssignment({
          status: 'cancelled',
          ended: { at: '2026-11-16T09:00:00.000Z', by: 'seeker', reason: 'I am ill.', owed: 0 },
        }),
      ),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this work' }))

    await screen.findByText('You cancelled this work')
    expect(sent).toEqual({ id: ids.assignment, reason: 'I am ill.', owed: 0 })
  })

  it('is cancelled only once somebody has read that it costs more by now', async () => {
    const sent: unknown[] = []
    server.use(
      reply('assignments.show', anAssignment()),
      reject('assignments.cancel', new ApiError('assignment.costs-more', { facts: { owed: 2900 } })),
    )
    show(ids.assignment)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this work' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Why?'), 'I am ill.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this work' }))

    await dialog.findByText('Cancelling now, you owe the company £29.00.')
    server.use(
      reply('assignments.cancel', ({ input }) => {
        sent.push(input.owed)
        return anAssignment({ status: 'cancelled' })
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this work' }))

    await expect.poll(() => sent).toEqual([2900])
  })
})

it('work that is over cannot be cancelled, and says what to do instead', async () => {
  server.use(
    reply(
      'assignments.show',
      anAssignment({ startsAt: '2025-11-20T22:00:00.000Z', endsAt: '2025-11-21T06:00:00.000Z' }),
    ),
  )
  show(ids.assignment)

  expect(await screen.findByText(/ask the company to book you on by hand/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this work' })).toBeNull()
})

it.each([
  ['assigned', 'Assigned Work'],
  ['inProgress', 'Work In Progress'],
  ['completed', 'Work Completed'],
  ['paid', 'Work Completed'],
  ['cancelled', 'Assigned Work'],
  ['noShow', 'No-show'],
] as const)('the record of work that is %s is titled %s', async (status, title) => {
  server.use(
    reply('assignments.show', anAssignment({ status })),
    reply('problems.list', { data: [], nextCursor: null }),
    reply('ratings.show', { mine: null, theirs: null }),
  )
  const frame = (
    <AppFrame
      title="Assigned Work"
      logo="S4"
      navigation={[]}
      person={{ name: 'Ada', to: '/' }}
      notifications={{ to: '/', unread: 0 }}
    >
      <Outlet />
    </AppFrame>
  )
  renderRoutes((deps) => [{ element: frame, children: myWorkRoutes(deps) }], {
    at: `/User-AppliedAndAssignedDetail/${ids.assignment}`,
    session: aSeekerSession(),
  })

  await screen.findByRole('heading', { name: 'Door supervisor' })

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title))
})

it('shows attendance and check calls of work that was booked on', async () => {
  const bookedOnAt = '2027-11-20T22:00:00.000Z'
  const events = [
    {
      kind: 'bookOn' as const,
      source: 'qr' as const,
      checkpoint: null,
      position: null,
      inside: null,
      deviceAt: null,
      serverAt: bookedOnAt,
      reason: null,
      missingPapers: [],
    },
  ]
  server.use(
    reply('assignments.show', anAssignment({ status: 'inProgress', bookedOnAt, events })),
    reply('checkCalls.list', { calls: [], locationShared: false, now: bookedOnAt }),
  )
  show(ids.assignment)

  expect(
    within(await screen.findByRole('list', { name: 'Attendance' })).getByText('Booked on, location not given'),
  ).toBeTruthy()
  expect(screen.getByText('None was due.')).toBeTruthy()
})

it('completed work is rated', async () => {
  let sent: unknown
  server.use(
    reply('assignments.show', anAssignment({ status: 'completed' })),
    reply('ratings.show', {
      mine: null,
      theirs: { stars: 4, comment: 'Calm and on time.', createdAt: '2026-11-16T09:00:00.000Z' },
    }),
  )
  server.use(
    reply('ratings.create', ({ input }) => {
      sent = input
      return { mine: null, theirs: null }
    }),
  )
  show(ids.assignment)

  await screen.findByText('Acme Security gave you 4 stars')
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))

  await expect.poll(() => sent).toEqual({ id: ids.assignment, stars: 5, comment: '' })
})

describe('an application', () => {
  it('opens under the same path and can be withdrawn', async () => {
    server.use(
      reject('assignments.show', 'assignment.missing'),
      reply('applications.mine', anApplication({ note: 'Free all night.' })),
      reply('applications.withdraw', anApplication({ status: 'withdrawn' })),
    )
    show(ids.application)

    await screen.findByText('Free all night.')
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    server.use(reply('applications.mine', anApplication({ status: 'withdrawn' })))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))

    await screen.findAllByText('Withdrawn')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull())
  })

  it('leads to the offer made on it, and says when it was made and how many places it has left', async () => {
    const offer = {
      id: ids.offer,
      madeAt: '2026-11-16T10:00:00.000Z',
      lapsesAt: '2027-11-19T09:00:00.000Z',
      shifts: [{ positions: 5, taken: 2 }],
    }
    const asked: unknown[] = []
    server.use(
      reply('assignments.show', ({ input }) => (asked.push(input), anAssignment())),
      reply('applications.mine', anApplication({ status: 'offered', offer })),
    )
    show(`${ids.application}?application`)

    const link = await screen.findByRole('link', { name: 'See the offer' })

    expect(link.getAttribute('href')).toBe('/User-MyWorkAssignedPage')
    expect(screen.getByText('Mon 16 Nov 2026, 10:00')).toBeTruthy()
    expect(screen.getByText(/^Answer it by .*\. The first 3 to accept get the places\.$/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('shows that it does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(reject('assignments.show', 'assignment.missing'), reject('applications.mine', 'application.missing'))
    renderRoutes((deps) => [{ ErrorBoundary: RouteError, children: myWorkRoutes(deps) }], {
      at: `/User-AppliedAndAssignedDetail/${ids.application}`,
      session: aSeekerSession(),
    })

    await screen.findByText('We could not find that application.')
  })
})
