import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { aCall, anAssignment, anOffer, aShift, ids } from '../testing/work'

const show = () => renderRoutes(myWorkRoutes, { at: '/User-MyWorkAssignedPage', session: aSeekerSession() })
const offer = anOffer()
const counts = { applied: 0, offered: 0, accepted: 0, rejected: 0, withdrawn: 0, declined: 0, lapsed: 0 }

beforeEach(() => {
  server.use(
    reply('offers.list', [offer]),
    reply('alerts.myCall', aCall()),
    reply('engagements.list', []),
    reply('assignments.list', { data: [], nextCursor: null }),
    reply(
      'assignments.show',
      anAssignment({
        awaitedChecks: [
          { subject: 'licence', refused: false },
          { subject: 'right-to-work', refused: false },
        ],
      }),
    ),
    reply('calendar.show', { on: false }),
    reply('applications.counts', counts),
  )
})

it('opens agreed work beside the list in a wide window, under the title of the list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const work = anAssignment({ status: 'inProgress' })
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('offers.list', []),
  )
  const { router } = show()

  await userEvent.click(await screen.findByRole('link', { name: work.title }))

  const pane = within(await screen.findByRole('region', { name: 'Assigned work' }))
  expect(await pane.findByRole('link', { name: 'Go to the shift' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?work=${work.id}`)
  vi.unstubAllGlobals()
})

it.each([
  ['accepted', /^You accepted the offer of /],
  ['declined', /^You declined the offer of /],
  ['lapsed', /^The offer of .+ has expired\.$/],
  ['rescinded', /^The company has withdrawn the offer of /],
] as const)('says what became of an offer that an older notice leads to: %s', async (status, words) => {
  const other = anOffer({ id: ids.job })
  server.use(reply('offers.list', [anOffer({ status }), other]))
  renderRoutes(myWorkRoutes, { at: `/User-MyWorkAssignedPage?offer=${offer.id}`, session: aSeekerSession() })

  expect(await screen.findByText('This offer is no longer open')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

it('says in the list of work that cannot be booked on yet, and why', async () => {
  const licence = { subject: 'licence' as const, refused: false }
  server.use(
    reply('offers.list', []),
    reply('assignments.list', { data: [anAssignment({ awaitedChecks: [licence] })], nextCursor: null }),
  )
  const { container } = show()

  const work = within(await screen.findByRole('list', { name: 'Assigned work' }))
  expect(work.getByText('Cannot book on yet')).toBeTruthy()
  expect(work.getByText('Acme Security must check your SIA licence. You cannot book on before that.')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('leads to cancelled and missed work, where a no-show can be appealed', async () => {
  server.use(reply('offers.list', []))
  show()

  const link = await screen.findByRole('link', { name: 'All cancelled and missed work' })
  expect(link.getAttribute('href')).toBe('/User-WorkCompleted?ended')
})

it('leads somebody without work to what they applied for', async () => {
  server.use(reply('offers.list', []), reply('applications.counts', { ...counts, applied: 2 }))
  show()

  expect(await screen.findByText(/You applied for 2 jobs and wait for an answer/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/User-WorkApplied')
})

it('opens the accepted shift beside the list in a wide window', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  server.use(
    reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
    reply('offers.accept', () => {
      server.use(reply('offers.list', []))
      return { assignmentIds: [ids.assignment] }
    }),
  )
  const { router } = show()
  const dialog = await askToAccept()

  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

  await waitFor(() => expect(router.state.location.search).toBe(`?work=${ids.assignment}`))
  expect(screen.queryByRole('group', { name: 'What happens next' })).toBeNull()
  vi.unstubAllGlobals()
})

/** Opens the confirmation of the only offer. */
it('says how many who accept get a place', async () => {
  const places = (taken: number) => anOffer({ shifts: [aShift(0, { positions: 2, taken })] })
  server.use(reply('offers.list', [places(0)]))
  const first = show()
  await screen.findByText(/The first 2 to accept get the places\.$/)
  first.unmount()

  server.use(reply('offers.list', [places(1)]))
  show()
  await screen.findByText(/The first to accept gets the place\.$/)
})

async function askToAccept() {
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  return within(await screen.findByRole('dialog'))
}

describe('an offer', () => {
  it('is asked about at once where the page of its job led here to answer', async () => {
    renderRoutes(myWorkRoutes, {
      at: `/User-MyWorkAssignedPage?offer=${ids.offer}&answer`,
      session: aSeekerSession(),
    })

    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('£222.34 with 2 unpaid breaks of 20 min. Only breaks you record count.')).toBeTruthy()
  })

  it('warns of too little rest before it is accepted', async () => {
    server.use(
      reply('offers.list', [
        anOffer({
          workingTimeReason: 'Nobody else is free.',
          workingTimeWarnings: ['8 h of rest instead of 11 h, between one and the next'],
        }),
      ]),
    )
    show()

    const dialog = await askToAccept()

    expect(dialog.getByText('Short rest or long hours')).toBeTruthy()
    expect(dialog.getByText('8 h of rest instead of 11 h, between one and the next.')).toBeTruthy()
    expect(dialog.getByText('Acme Security gives this reason: Nobody else is free.')).toBeTruthy()
  })

  it('shows its shifts, its pay and the time left', async () => {
    const { container } = show()

    const shifts = within(await screen.findByRole('list', { name: 'Shifts offered' }))
    expect(shifts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sat 20 Nov 2027, 22:00–06:00 (8 h)',
      'Sun 21 Nov 2027, 22:00–06:00 (8 h)',
    ])
    screen.getByText('£14.50/h · up to £232.00 for 2 shifts, minus unpaid breaks')
    screen.getByRole('timer')
    await expectNoAxeViolations(container)
  })

  it.each([
    ['says what VAT comes on top of the pay of who charges it', true, 1],
    ['says nothing of VAT to others', false, 0],
  ])('%s', async (_name, chargesVat, said) => {
    server.use(reply('offers.list', [anOffer({ chargesVat })]))
    show()

    const dialog = await askToAccept()

    expect(dialog.queryAllByText('You charge VAT: up to £46.40 VAT (20%) on top, up to £278.40 in all.')).toHaveLength(
      said,
    )
  })

  it('is accepted with the self-billing agreement, which has to be ticked', async () => {
    let sent: unknown
    server.use(
      reply('offers.accept', ({ input }) => {
        sent = input
        server.use(reply('offers.list', []))
        return { assignmentIds: [ids.assignment] }
      }),
    )
    show()
    const dialog = await askToAccept()

    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    dialog.getByText(/At the end there is a box to tick\.$/)
    dialog.getByText('Tick the box to agree to self-billing with this company.')
    expect(document.activeElement).toBe(dialog.getByLabelText('I agree to self-billing with Acme Security'))
    expect(sent).toBeUndefined()
    await userEvent.click(dialog.getByLabelText('I agree to self-billing with Acme Security'))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    await screen.findByText('The shift is yours.')
    expect(sent).toEqual({ id: offer.id, selfBilling: true })
    const next = await screen.findByRole('group', { name: 'What happens next' })
    await within(next).findByText(
      'Acme Security must check your SIA licence and your right to work. You cannot book on before that. This is ' +
        'the company’s part. If it is not done the day before, write to the company.',
    )
    within(next).getByText(/^From Sat 20 Nov 2027, 21:30\./)
    expect(document.activeElement).toBe(next)
  })

  it('that begins within a day tells the worker to write to the company now when its checks are not done', async () => {
    server.use(
      reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
      reply('offers.accept', { assignmentIds: [ids.assignment] }),
      reply(
        'assignments.show',
        anAssignment({
          startsAt: new Date(Date.now() + 3_600_000).toISOString(),
          endsAt: new Date(Date.now() + 7_200_000).toISOString(),
          awaitedChecks: [{ subject: 'right-to-work', refused: false }],
        }),
      ),
    )
    show()
    const dialog = await askToAccept()

    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    const next = await screen.findByRole('group', { name: 'What happens next' })
    await within(next).findByText(/Your shift is close: write to the company now\.$/)
  })

  it('is work to come with the answer of the server, before anything is read again', async () => {
    server.use(reply('offers.list', [anOffer({ selfBillingAgreed: true })]))
    show()
    const dialog = await askToAccept()
    const never = () => new Promise<never>(() => undefined)
    server.use(
      reply('offers.accept', { assignmentIds: [ids.assignment], first: anAssignment() }),
      reply('offers.list', never),
      reply('assignments.list', never),
      reply('assignments.show', never),
    )

    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    const next = await screen.findByRole('group', { name: 'What happens next' })
    expect(within(next).getByText(/^From Sat 20 Nov 2027, 21:30\./)).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Assigned work' })).getAllByRole('article')).toHaveLength(1)
    expect(screen.queryByRole('list', { name: 'Offers' })).toBeNull()
  })

  it('says of a shift to cover how far it is as the job does, and when to leave', async () => {
    server.use(reply('offers.list', [anOffer({ cover: { metres: 3500, travelMinutes: 20 } })]))
    show()

    expect(
      await screen.findByText(/^It is about 2 miles from your home, and about 20 min by road\. Leave/),
    ).toBeTruthy()
  })

  it('repeats what the job asks for where somebody promises to come', async () => {
    server.use(
      reply('offers.list', [anOffer({ requirements: ['own-black-suit'], otherRequirements: 'Bring a torch.' })]),
    )
    show()

    const dialog = await askToAccept()

    expect(dialog.getByText('This job asks for: Own black suit.')).toBeTruthy()
    expect(dialog.getByText('Bring a torch.')).toBeTruthy()
  })

  it('asks for no agreement the second time', async () => {
    server.use(reply('offers.list', [anOffer({ selfBillingAgreed: true })]))
    show()

    const dialog = await askToAccept()

    expect(dialog.queryByRole('checkbox', { name: /self-billing/ })).toBeNull()
  })

  it('is accepted for the chosen shifts, with what these pay', async () => {
    let sent: unknown
    server.use(
      reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
      reply('offers.accept', ({ input }) => {
        sent = input
        return { assignmentIds: [ids.assignment] }
      }),
    )
    show()
    const dialog = await askToAccept()

    dialog.getByText('£14.50/h · up to £232.00 for 2 shifts, minus unpaid breaks')
    await userEvent.click(dialog.getByLabelText(/Sat 20 Nov 2027/))
    dialog.getByText(/£116.00/)
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 1 of 2' }))

    await screen.findByText('The shift is yours.')
    expect(sent).toEqual({ id: offer.id, selfBilling: false, shiftIds: [aShift(1).id] })
  })

  it('names the shifts no longer available and accepts the others', async () => {
    const [gone, left] = [aShift(0), aShift(1)]
    const facts = {
      unavailable: [{ shiftId: gone.id, startsAt: gone.startsAt, endsAt: gone.endsAt, reason: 'full' }],
      rest: [left.id],
    }
    server.use(
      reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
      reject('offers.accept', new ApiError('offer.shifts-unavailable', { facts })),
    )
    show()
    const dialog = await askToAccept()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    expect((await dialog.findByRole('list', { name: 'Shifts you cannot have' })).textContent).toBe(
      'Sat 20 Nov 2027, 22:00–06:00 (8 h) is full',
    )
    let sent: unknown
    server.use(
      reply('offers.accept', ({ input }) => {
        sent = input
        return { assignmentIds: [ids.assignment] }
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the rest (1)' }))

    await screen.findByText('The shift is yours.')
    expect(sent).toMatchObject({ shiftIds: [left.id] })
  })

  it('shows the next step of a refusal without details', async () => {
    server.use(
      reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
      reject(
        'offers.accept',
        new ApiError('profile.unverified', {
          nextStep: { label: 'Verify your email address', path: '/email-verification' },
        }),
      ),
    )
    show()
    const dialog = await askToAccept()

    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    expect((await dialog.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
      '/email-verification',
    )
  })

  it('names what is missing in the profile, with links', async () => {
    const obstacles = [
      {
        code: 'worker.licence-missing',
        message: 'This work needs an SIA licence for Door Supervision.',
        fixPath: '/edit-license',
      },
    ]
    server.use(
      reply('offers.list', [anOffer({ selfBillingAgreed: true })]),
      reject('offers.accept', new ApiError('worker.licence-missing', { facts: { obstacles } })),
    )
    show()
    const dialog = await askToAccept()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))

    const link = await dialog.findByRole('link', { name: 'Your SIA licence' })
    expect(link.getAttribute('href')).toBe('/edit-license')
  })

  it('is declined only after asking', async () => {
    let declined = false
    server.use(
      reply('offers.decline', () => {
        declined = true
        return anOffer({ status: 'declined' })
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(declined).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    server.use(reply('offers.list', []))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }))

    await screen.findByText(/You have no assigned work yet/)
    const example = within(await screen.findByRole('region', { name: 'Door supervisor, Friday night' }))
    await userEvent.click(example.getByRole('button', { name: 'Hide example' }))
    expect(screen.queryByText('Example')).toBeNull()
    expect(declined).toBe(true)
  })
})

it('shows no example to somebody who has worked', async () => {
  server.use(
    reply('offers.list', []),
    reply('assignments.list', ({ input: { status } }) => ({
      data: status === 'assigned' ? [] : [anAssignment({ status: 'completed' })],
      nextCursor: null,
    })),
  )
  const { queryClient } = show()

  await screen.findByText(/You have no assigned work yet/)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('Example')).toBeNull()
})

it('lists the assigned work', async () => {
  server.use(reply('offers.list', []), reply('assignments.list', { data: [anAssignment()], nextCursor: null }))
  show()

  const link = await screen.findByRole('link', { name: 'Door supervisor' })

  expect(link.getAttribute('href')).toBe(`/User-AppliedAndAssignedDetail/${ids.assignment}`)
  screen.getByText('£14.50/h · up to £116.00 for the shift, minus unpaid breaks')
})

it('shows the calendar URL once, and can switch it off', async () => {
  server.use(
    reply('calendar.start', { url: 'http://seeker.s4.localhost:4200/api/calendar/secret.ics' }),
    reply('calendar.stop', { done: true }),
  )
  show()
  await userEvent.click(await screen.findByText('Your work in your own calendar'))

  const make = await screen.findByRole('button', { name: 'Create calendar link' })
  server.use(reply('calendar.show', { on: true }))
  await userEvent.click(make)

  expect((await screen.findByLabelText('Calendar link')).getAttribute('value')).toBe(
    'http://seeker.s4.localhost:4200/api/calendar/secret.ics',
  )
  server.use(reply('calendar.show', { on: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Turn off the link' }))
  await screen.findByRole('button', { name: 'Create calendar link' })
})

describe('what a company proposes', () => {
  it('is accepted or declined, with what it means for pay', async () => {
    const proposal = {
      id: ids.assignment,
      companyId: ids.assignment,
      companyName: 'Acme Security',
      kind: 'own-staff' as const,
      startsOn: '2027-11-20',
      status: 'proposed' as const,
      proposedAt: '2027-11-16T09:00:00.000Z',
    }
    const sent: unknown[] = []
    server.use(
      reply('engagements.list', [proposal]),
      reply('engagements.answer', ({ input }) => (sent.push(input), { done: true })),
    )
    show()

    await screen.findByRole('heading', { name: 'Staff of Acme Security' })
    screen.getByText(/pays you through its payroll/)
    server.use(reply('engagements.list', []))
    const card = within(screen.getByRole('list', { name: 'Proposals' }))
    await userEvent.click(card.getByRole('button', { name: 'Accept' }))

    await expect.poll(() => screen.queryByRole('list', { name: 'Proposals' })).toBeNull()
    expect(sent).toEqual([{ id: proposal.id, accept: true }])
  })
})
