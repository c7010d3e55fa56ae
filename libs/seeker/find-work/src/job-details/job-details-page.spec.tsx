import { ApiError } from '@s4/contract/api-error'
import {
  aConfig,
  aSeekerSession,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { AppFrame } from '@s4/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openRoutes } from '../find-work-routes'
import { aJobInDetail, anApplication } from '../testing/a-job'

const at = '/User-JobDetails/01939000-0000-7000-8000-000000000001'
const applied = {
  note: 'Only this night, please.',
  id: '01939000-0000-7000-8000-000000000009',
  status: 'applied' as const,
  createdAt: '2036-11-17T09:00:00.000Z',
  reason: null,
  shiftIds: null,
}
const open = (session = aSeekerSession() as ReturnType<typeof aSeekerSession> | null) =>
  renderRoutes(openRoutes, { at, session })

const inFrame = (title: string) => (
  <AppFrame
    title={title}
    logo="S4"
    navigation={[]}
    person={{ name: 'Amara Okafor', to: '/profile' }}
    notifications={{ to: '/notifications', unread: 0 }}
  >
    <Outlet />
  </AppFrame>
)

beforeEach(() =>
  server.use(
    reply('config.show', aConfig()),
    reply('payRecord.show', { invoices: 0, paidOnTimePercent: null, late: null, medianDaysLate: null }),
  ),
)

describe('a job in detail', () => {
  it('shows pay, terms, shifts and the address as text', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()))
    const { container } = open()

    expect(await screen.findByRole('heading', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
    expect(screen.getByText('£14.50/h').parentElement?.textContent).toBe(
      '£14.50/h, up to £116.00 for the shift, minus unpaid breaks',
    )
    expect(screen.getByText('Active')).toBeTruthy()
    expect(screen.getByText('2 places left')).toBeTruthy()
    expect(screen.getByText(/50 Porters Walk, London, about 2 miles from your home/)).toBeTruthy()
    expect(screen.getByRole('list', { name: 'If the company cancels' })).toBeTruthy()
    expect(screen.queryByText(/substitute/i)).toBeNull()
    await expectNoAxeViolations(container)
  })

  it('is named in the browser', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()))
    renderRoutes((deps) => [{ element: inFrame('Job Details'), children: openRoutes(deps) }], {
      at,
      session: aSeekerSession(),
    })

    await expect.poll(() => document.title).toBe('Door supervisor, Saturday night · Job Details · S4')
  })

  it('says that a substitute may be sent, and how, where the terms allow it', async () => {
    const job = aJobInDetail()
    server.use(reply('jobSearch.show', { ...job, terms: { ...job.terms, substitution: true } }))
    open()

    expect(await screen.findByText('Self-employed, you may send one instead of you')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'A substitute may be sent' }).textContent).toContain(
      'the company pays them',
    )
  })

  it('applies with a note and then shows how the application stands', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()))
    const { queryClient } = open()
    await userEvent.type(await screen.findByLabelText(/A note to the company/), 'I know the venue.')

    server.use(
      reply(
        'jobSearch.show',
        aJobInDetail({
          mine: { application: applied, offer: null, ownShifts: [], clashingShiftIds: [], shortRests: [] },
        }),
      ),
      reply('applications.create', anApplication),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Apply for this job' }))

    const mine = await screen.findByRole('region', { name: 'You have applied' })
    expect(within(mine).getByText(/Harbour Guarding answers/)).toBeTruthy()
    // This browser has no notifications that could be turned on.
    expect(within(mine).getByText('We notify you in S4, and email you an offer.')).toBeTruthy()
    expect(within(mine).getByRole('button', { name: 'Withdraw application' })).toBeTruthy()
    expect(document.activeElement).toBe(mine.parentElement)
    // In the place of the form, so that nothing above it moves.
    expect(mine.closest('aside')?.getAttribute('aria-label')).toBe('Apply')
    expect(screen.getAllByText('Applied')).toHaveLength(1)
    expect(screen.queryByText('Active', { ignore: '[aria-hidden] *' })).toBeNull()
    expect(queryClient.getMutationCache().getAll().at(-1)?.state.variables).toMatchObject({ note: 'I know the venue.' })
  })

  it('does not apply for a shift that the reader has already', async () => {
    const [shift] = aJobInDetail().shifts
    const ownShifts = [{ shiftId: shift?.id ?? '', text: 'You already have this shift' }]
    const mine = { application: null, offer: null, ownShifts, clashingShiftIds: [], shortRests: [] }
    server.use(reply('jobSearch.show', aJobInDetail({ mine })))
    open()

    expect(await screen.findByText('You already have this shift.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull()
  })

  it('says so, too, where the only shift that is left is the reader’s own', async () => {
    const [shift] = aJobInDetail().shifts
    if (!shift) throw new Error('a job in detail has a shift')
    const over = { ...shift, id: '01939000-0000-7000-8000-000000000099', startsAt: '2025-11-20T22:00:00.000Z' }
    const ownShifts = [{ shiftId: shift.id, text: 'You already have this shift' }]
    const mine = { application: null, offer: null, ownShifts, clashingShiftIds: [], shortRests: [] }
    const shifts = [{ ...over, endsAt: '2025-11-21T06:00:00.000Z' }, shift]
    server.use(reply('jobSearch.show', aJobInDetail({ shifts, mine })))
    open()

    expect(await screen.findByText('You already have this shift.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull()
  })

  it('says that nothing is left where the reader has one shift and the other is full', async () => {
    const [shift] = aJobInDetail().shifts
    if (!shift) throw new Error('a job in detail has a shift')
    const full = { ...shift, id: '01939000-0000-7000-8000-000000000099', taken: shift.positions }
    const ownShifts = [{ shiftId: shift.id, text: 'You already have this shift' }]
    const mine = { application: null, offer: null, ownShifts, clashingShiftIds: [], shortRests: [] }
    server.use(reply('jobSearch.show', aJobInDetail({ shifts: [shift, full], mine })))
    open()

    expect(await screen.findByText(/Every place on this job is taken/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull()
  })

  it('applies for chosen shifts; those that are full or clash cannot be chosen', async () => {
    const [shift] = aJobInDetail().shifts
    if (!shift) throw new Error('a job in detail has a shift')
    const [first, second, busy, full] = [22, 23, 24, 25].map((day) => ({
      ...shift,
      id: `01939000-0000-7000-8000-0000000000${day}`,
      startsAt: `2036-11-${day}T22:00:00.000Z`,
      endsAt: `2036-11-${day + 1}T06:00:00.000Z`,
      taken: day === 25 ? 2 : 0,
    })) as [typeof shift, typeof shift, typeof shift, typeof shift]
    const mine = {
      application: null,
      offer: null,
      ownShifts: [],
      clashingShiftIds: [busy.id],
      shortRests: [{ shiftId: second.id, text: '2 h of rest' }],
    }
    server.use(
      reply('jobSearch.show', aJobInDetail({ shifts: [first, second, busy, full], mine })),
      reply('applications.create', anApplication),
    )
    const { queryClient, container } = open()
    const choice = within(await screen.findByRole('group', { name: 'Shifts you want' }))
    expect(screen.queryByRole('list', { name: 'Shifts' })).toBeNull()

    expect(choice.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Choose your shifts' }))
    expect(await choice.findByText('Choose at least one shift.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'All shifts' }))
    expect(choice.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Apply for 2 shifts' })).toBeTruthy()
    expect(choice.queryByText('Choose at least one shift.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'All shifts' })).toBeNull()
    expect(choice.getByText('You have other work at that time')).toBeTruthy()
    expect(choice.getByText('Full')).toBeTruthy()
    expect(choice.getByText('2 places left. 2 h of rest')).toBeTruthy()
    expect(choice.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      true,
      true,
    ])
    await expectNoAxeViolations(container)
    await userEvent.click(choice.getByLabelText(/Sat 22 Nov 2036/))
    await userEvent.click(screen.getByRole('button', { name: 'Apply for 1 shift' }))

    await vi.waitFor(() =>
      expect(queryClient.getMutationCache().getAll().at(-1)?.state.variables).toMatchObject({ shiftIds: [second.id] }),
    )
  })

  it('lets somebody who cannot accept it yet apply all the same', async () => {
    const [shift] = aJobInDetail().shifts
    if (!shift) throw new Error('a job in detail has a shift')
    const other = { ...shift, id: '01939000-0000-7000-8000-000000000022' }
    const reasons = [{ code: 'licence-missing', message: 'You need a licence', stopsAccepting: true }]
    server.use(
      reply('jobSearch.show', aJobInDetail({ shifts: [shift, other], reasons })),
      reply('applications.create', anApplication),
    )
    const { queryClient } = open()
    const choice = within(await screen.findByRole('group', { name: 'Shifts you want' }))
    expect(choice.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    expect(screen.getByText(/To accept an offer, first put right what stands above/)).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Choose your shifts' }))
    expect(queryClient.getMutationCache().getAll()).toHaveLength(0)
    await userEvent.click(choice.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Apply for 1 shift' }))

    await vi.waitFor(() =>
      expect(queryClient.getMutationCache().getAll().at(-1)?.state.variables).toMatchObject({ shiftIds: [shift.id] }),
    )
  })

  it('lists the shifts to choose from, until nobody can apply any more', async () => {
    const [shift] = aJobInDetail().shifts
    if (!shift) throw new Error('a job in detail has a shift')
    const shifts = [shift, { ...shift, id: `${shift.id.slice(0, -1)}4` }]
    server.use(reply('jobSearch.show', aJobInDetail({ shifts, status: 'closed' })))
    open()

    const list = within(await screen.findByRole('list', { name: 'Shifts' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('group', { name: 'Shifts you want' })).toBeNull()
  })

  it('leads back to the search it was opened from', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()))
    renderRoutes(openRoutes, { at: `${at}?town=Leeds`, session: aSeekerSession() })

    const back = await screen.findByRole('link', { name: 'All jobs' })
    expect(back.getAttribute('href')).toBe('/User-Job?town=Leeds')
  })

  it('leads somebody without an account back to their search on the landing page', async () => {
    server.use(reply('session.show', null), reply('jobSearch.show', aJobInDetail()))
    renderRoutes(openRoutes, { at: `${at}?town=Leeds` })

    const back = await screen.findByRole<HTMLAnchorElement>('link', { name: 'All jobs' })
    expect([new URL(back.href).pathname, new URL(back.href).search]).toEqual(['/', '?town=Leeds'])
  })

  it('shows an offer before anything else, with the day to answer by', async () => {
    const offer = { id: applied.id, lapsesAt: '2036-11-20T09:00:00.000Z' }
    server.use(
      reply(
        'jobSearch.show',
        aJobInDetail({ mine: { application: null, offer, ownShifts: [], clashingShiftIds: [], shortRests: [] } }),
      ),
    )
    open()

    const mine = within(await screen.findByRole('region', { name: 'You have an offer' }))
    expect(mine.getByText(/Answer by Thu 20 Nov 2036/)).toBeTruthy()
    expect(mine.getByRole('link', { name: 'Accept or decline' })).toHaveProperty('pathname', '/User-MyWorkAssignedPage')
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })

  it('offers to verify the email address in place of applying, and still lists the shifts', async () => {
    const [shift] = aJobInDetail().shifts
    const later = { id: '01939000-0000-7000-8000-000000000099', startsAt: '2036-11-26T22:00:00.000Z' }
    const shifts = shift ? [shift, { ...shift, ...later, endsAt: '2036-11-27T06:00:00.000Z' }] : []
    server.use(reply('jobSearch.show', aJobInDetail({ shifts })))
    const { user, ...rest } = aSeekerSession()
    open({ ...rest, user: { ...user, emailVerified: false } })

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Verify it, or have the email sent again' })

    expect(new URL(link.href).pathname).toBe('/email-verification')
    expect(new URL(link.href).searchParams.get('next')).toBe(location.href)
    expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
    expect(screen.getByRole('list', { name: 'Shifts' })).toBeTruthy()
  })

  it('shows the next step of a refusal', async () => {
    server.use(
      reply('jobSearch.show', aJobInDetail()),
      reject(
        'applications.create',
        new ApiError('profile.unverified', {
          nextStep: { label: 'Verify your email address', path: '/email-verification' },
        }),
      ),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Apply for this job' }))

    expect((await screen.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
      '/email-verification',
    )
  })

  it('keeps a note that is too long, and says how long it may be', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()))
    open()
    const note = await screen.findByLabelText(/A note to the company/)

    await userEvent.click(note)
    await userEvent.paste('x'.repeat(501))
    await userEvent.click(screen.getByRole('button', { name: 'Apply for this job' }))

    expect(await screen.findByText('Use 500 characters or fewer.')).toBeTruthy()
    expect(note).toHaveProperty('value', 'x'.repeat(501))
  })

  it('keeps the note when no response comes', async () => {
    server.use(reply('jobSearch.show', aJobInDetail()), noAnswer('applications.create'))
    open()
    const note = await screen.findByLabelText(/A note to the company/)

    await userEvent.type(note, 'I know the venue.')
    await userEvent.click(screen.getByRole('button', { name: 'Apply for this job' }))

    expect(await screen.findByText('Network Error')).toBeTruthy()
    expect(note).toHaveProperty('value', 'I know the venue.')
  })

  it.each([
    [
      'filled',
      'job.full',
      { nextShift: null, status: 'filled' },
      'Every place on this job is taken.',
      /Every place on this job is taken, or/,
    ],
    [
      'cancelled',
      'job.not-open',
      { status: 'cancelled' },
      'This job no longer takes applications.',
      'The company has cancelled this job.',
    ],
  ] as const)(
    'says that the job was %s while its page was open, and shows it as it is now',
    async (_what, code, now, message, sentence) => {
      server.use(reply('jobSearch.show', aJobInDetail()))
      open()
      const apply = await screen.findByRole('button', { name: 'Apply for this job' })

      server.use(reply('jobSearch.show', aJobInDetail(now)), reject('applications.create', code))
      await userEvent.click(apply)

      expect(await screen.findByText(message)).toBeTruthy()
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull()
    },
  )

  it('names the shifts that an application is for', async () => {
    const [shift] = aJobInDetail().shifts
    const mine = {
      application: { ...applied, shiftIds: [shift?.id ?? ''] },
      offer: null,
      ownShifts: [],
      clashingShiftIds: [],
      shortRests: [],
    }
    server.use(reply('jobSearch.show', aJobInDetail({ mine })))
    open()

    const chosen = within(await screen.findByRole('list', { name: 'Shifts you want' }))
    expect(chosen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Only this night, please.')).toBeTruthy()
  })

  it('shows my application and withdraws it after asking', async () => {
    server.use(
      reply(
        'jobSearch.show',
        aJobInDetail({
          mine: { application: applied, offer: null, ownShifts: [], clashingShiftIds: [], shortRests: [] },
        }),
      ),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }))

    expect(await screen.findByRole('dialog', { name: 'Withdraw your application?' })).toBeTruthy()
  })

  it.each([
    ['a cancelled job', { status: 'cancelled' as const }, 'The company has cancelled this job.'],
    ['a closed job', { status: 'closed' as const }, 'This job takes no more applications.'],
    ['a full job', { nextShift: null, status: 'filled' as const }, /Every place on this job is taken/],
    [
      'a job that turned me down',
      {
        mine: {
          application: { ...applied, status: 'rejected' as const, reason: 'We need two years on doors.' },
          offer: null,
          ownShifts: [],
          clashingShiftIds: [],
          shortRests: [],
        },
      },
      /turned this application down/,
    ],
  ])('says why %s cannot be applied for', async (_what, overrides, sentence) => {
    server.use(reply('jobSearch.show', aJobInDetail(overrides)))
    open()

    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull()
  })

  it('links somebody signed out to signing up, and back to the job', async () => {
    server.use(reply('jobSearch.show', aJobInDetail({ mine: null, reasons: null, metres: null })))
    open(null)

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Apply for this job' })

    expect(link.pathname).toBe('/CreateAccount')
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })
})
