import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { Rota } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rotaRoutes } from './rota-routes'
import { aFullWeek, aRota, aRotaJob, aRotaShift, aRotaWorker, id, night, WEEK } from './testing/a-week'

beforeEach(() => server.use(reply('checks.due', [])))
afterEach(() => vi.unstubAllGlobals())

function open(rota: Rota = aRota(), { session = aCompanySession(), search = '' } = {}) {
  server.use(reply('rota.show', rota))
  return renderRoutes(rotaRoutes, { at: `/rota-management?week=${WEEK}${search}`, session })
}

const anOffer = {
  id: id(60),
  jobId: id(20),
  seekerId: id(1),
  lapsesAt: '2096-11-20T09:00:00.000Z',
  shifts: [{ id: id(40), ...night }],
}
const stoppedSam = {
  seekerId: id(1),
  fullname: 'Sam Okoro',
  picture: null,
  nextShift: {
    assignmentId: id(51),
    jobId: id(20),
    shiftId: id(40),
    title: 'Door supervisor',
    siteName: 'Tobacco Dock',
    zone: 'Europe/London',
    ...night,
  },
  screening: { result: null, until: null, stops: true, expiring: false },
  shifts: 1,
  due: [],
}
const grid = () => screen.findByRole('grid', { name: 'Rota' })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

describe('the week', () => {
  it('shows people by days, with open shifts above and the cost below', async () => {
    const { container } = open()

    const table = within(await grid())
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Worker',
      'Mon 19 Nov',
      'Tue 20 Nov',
      'Wed 21 Nov',
      'Thu 22 Nov',
      'Fri 23 Nov',
      'Sat 24 Nov',
      'Sun 25 Nov',
      'Hours',
    ])
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Open shifts',
      'Bo Lee',
      'Sam Okoro',
      'Planned cost of filled places',
    ])
    expect(
      table.getByRole('button', { name: 'Bo Lee, Sat 24 Nov, 22:00–06:00 Tobacco Dock, Door supervisor Assigned' }),
    ).toBeTruthy()
    expect(table.getAllByText('£116.00')).toHaveLength(2)
    await expectNoAxeViolations(container)
  })

  it('leads to the weeks around it, keeping the filter', async () => {
    open(aRota(), { search: `&site=${id(30)}` })

    expect((await screen.findByRole('link', { name: 'Next week' })).getAttribute('href')).toBe(
      `/rota-management?week=2096-11-26&site=${id(30)}`,
    )
    expect(screen.getByRole('link', { name: 'Previous week' }).getAttribute('href')).toBe(
      `/rota-management?week=2096-11-12&site=${id(30)}`,
    )
    expect(screen.getByRole('link', { name: 'Recurring work' }).getAttribute('href')).toBe('/recurring')
    expect(screen.getByRole('link', { name: 'Week as a calendar file' }).getAttribute('href')).toBe(
      `/api/rota.ics?week=${WEEK}`,
    )
  })

  it('is loaded from Monday for any day in the URL', async () => {
    const asked: string[] = []
    server.use(reply('rota.show', ({ input }) => (asked.push(input.week), aRota())))
    renderRoutes(rotaRoutes, { at: '/rota-management?week=2096-11-25', session: aCompanySession() })

    await grid()
    expect(asked).toEqual([WEEK])
  })

  it('narrows to a site', async () => {
    open(
      aRota({
        jobs: [aRotaJob(), aRotaJob({ id: id(21), siteId: id(31), siteName: 'Arena' })],
        shifts: [aRotaShift(), aRotaShift({ id: id(41), jobId: id(21) })],
      }),
    )

    await userEvent.selectOptions(await screen.findByLabelText('Site'), 'Arena')

    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Offer to…/ })).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Bo Lee/ })).toBeNull()
  })

  it('shows work elsewhere without naming the company', async () => {
    open(aRota({ workers: [aRotaWorker({ busy: [night] })], work: [] }))

    expect(within(await grid()).getByText('Busy elsewhere')).toBeTruthy()
  })

  it('opens agreed work over the week, with the ways on from it', async () => {
    open()

    await userEvent.click(await screen.findByRole('button', { name: /^Bo Lee, Sat 24 Nov/ }))
    const shift = await dialog('Bo Lee, Door supervisor')

    expect(shift.getByText('£116.00 for the whole shift')).toBeTruthy()
    expect(shift.getByRole('link', { name: 'Open the shift' }).getAttribute('href')).toBe(
      `/assign-jobDetail/${id(20)}?shift=${id(40)}`,
    )
    expect(shift.getByRole('link', { name: 'Repeat the job next week' }).getAttribute('href')).toBe(
      `/job-posting?copy=${id(20)}&weeks=1`,
    )
  })

  it('offers no message to who asks for help in secret, and says why', async () => {
    open(aRota({ workers: [aRotaWorker({ seekerId: id(2), fullname: 'Bo Lee', inSecret: true })] }))

    await userEvent.click(await screen.findByRole('button', { name: /^Bo Lee, Sat 24 Nov/ }))
    const shift = await dialog('Bo Lee, Door supervisor')

    expect(shift.getByText('Asked for help in secret: do not call or write to their phone.')).toBeTruthy()
    expect(shift.queryByRole('link', { name: 'Message Bo Lee' })).toBeNull()
  })

  it('shows a draft on its day, which is posted after a question', async () => {
    open(aRota({ shifts: [], work: [], drafts: [{ id: id(41), jobId: id(20), positions: 2, ...night }] }))
    server.use(reject('jobs.publish', 'job.posted-already'))

    await userEvent.click(await screen.findByRole('button', { name: /^Not posted, Sat 24 Nov, .*Draft$/ }))
    const draft = await dialog('Post Door supervisor?')
    expect(draft.getByText('2 places, £14.50/h')).toBeTruthy()
    await userEvent.click(draft.getByRole('button', { name: 'Post job' }))

    expect(await draft.findByText(/^You already posted this/)).toBeTruthy()
    expect(draft.getByRole('button', { name: 'Post it again' })).toBeTruthy()
    expect(draft.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe(`/job-detail/${id(20)}`)
  })

  it('names whom an open place is offered to', async () => {
    open(aRota({ offers: [anOffer] }))

    expect(await screen.findByText('1 place left, offered to Sam Okoro')).toBeTruthy()
  })

  it('marks who cannot book on before their documents are checked', async () => {
    server.use(reply('checks.due', [stoppedSam]))
    open()

    const row = within(await screen.findByRole('rowheader', { name: /^Sam Okoro/ }))
    expect(await row.findByText('Documents to check')).toBeTruthy()
    expect(row.getByRole('link', { name: 'Check' }).getAttribute('href')).toBe('/job-assigned/checks')
  })

  it('says so when nothing is planned', async () => {
    open(aRota({ workers: [], shifts: [], work: [], jobs: [] }))

    expect(await screen.findByText(/Nothing is planned this week/)).toBeTruthy()
  })

  it('shows forty people and three hundred shifts', async () => {
    open(aFullWeek())

    const table = await grid()
    expect(table.querySelectorAll('tbody tr')).toHaveLength(41)
    expect(table.querySelectorAll('tbody tr ~ tr button:not([aria-label])')).toHaveLength(120)
  })
})

describe('offering a shift', () => {
  it('from a shift: shows what prevents it, and sends nothing before the confirmation', async () => {
    const sent: object[] = []
    open(
      aRota({
        workers: [
          aRotaWorker({ seekerId: id(2), fullname: 'Bo Lee' }),
          aRotaWorker(),
          aRotaWorker({
            seekerId: id(3),
            fullname: 'Cleo Reed',
            chargesVat: true,
            hours: [{ weekday: 1, start: '08:00', end: '16:00' }],
          }),
        ],
      }),
    )
    server.use(
      reply('offers.create', ({ input }) => {
        sent.push(input)
        return {
          id: id(60),
          job: {
            id: id(20),
            title: 'Door supervisor',
            companyId: id(9),
            companyName: 'Acme Security',
            siteName: 'Tobacco Dock',
            town: 'E1W',
            zone: 'Europe/London',
            payPerHour: 1450,
            breaksPaid: false,
          },
          applicationId: null,
          seekerId: id(3),
          seekerName: 'Cleo Reed',
          companyVerified: true,
          status: 'open',
          lapsesAt: anOffer.lapsesAt,
          createdAt: '2096-11-19T09:00:00.000Z',
          shifts: [],
          terms: { company: [], seeker: [], pay: defaultPayTerms },
          ownStaff: false,
          chargesVat: false,
          selfBillingAgreed: false,
          workingTimeWarnings: [],
          workingTimeReason: '',
          requirements: [],
          otherRequirements: '',
          cover: null,
        }
      }),
    )

    await userEvent.click(await screen.findByRole('button', { name: /^Offer to…, Sat 24 Nov/ }))
    const choice = await dialog('Offer Door supervisor to…')
    expect(choice.getByRole('radio', { name: 'Bo Lee' })).toHaveProperty('disabled', true)
    expect(choice.getByText('Works Sat 24 Nov, 22:00–06:00')).toBeTruthy()
    await userEvent.click(choice.getByRole('radio', { name: 'Cleo Reed' }))
    await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
    const offer = await dialog('Offer Door supervisor to Cleo Reed?')
    expect(offer.getByText(/Outside their usual hours/)).toBeTruthy()
    expect(offer.getByText('Cleo Reed charges VAT: £23.20 VAT (20%) on top, £139.20 in all.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.click(offer.getByRole('button', { name: 'Send the offer' }))

    expect(await screen.findByText('Offer sent to Cleo Reed.')).toBeTruthy()
    expect(sent).toMatchObject([{ id: id(20), seekerId: id(3), shiftIds: [id(40)], lapseHours: 24 }])
  })

  it('from a cell by keyboard; a refusal stays on screen with its reason', async () => {
    open()
    server.use(reject('offers.create', 'offer.exists'))
    const table = await grid()

    screen.getByRole('link', { name: 'Follow in a calendar' }).focus()
    await userEvent.tab()
    expect(table.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    const choice = await dialog('Offer Sam Okoro a shift on Sat 24 Nov')
    await userEvent.click(choice.getByRole('radio', { name: /^22:00–06:00/ }))
    await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
    await userEvent.click((await dialog(/^Offer Door supervisor/)).getByRole('button', { name: 'Send the offer' }))

    expect(await screen.findByText('This person already has an open offer for one of these shifts.')).toBeTruthy()
  })

  it('is closed until the profile is complete, but the rota can be read', async () => {
    open(aRota(), { session: aCompanySession({ profile: { complete: false, percentage: 60, missing: [] } }) })

    await userEvent.click(await screen.findByRole('button', { name: /^Offer to…/ }))

    expect(
      (await dialog('Complete your company profile first'))
        .getByRole('link', { name: 'See what is missing' })
        .getAttribute('href'),
    ).toBe('/company-profile')
  })
})

it('withdraws an offer from the grid, and says why it cannot', async () => {
  open(aRota({ offers: [anOffer] }))
  server.use(reject('offers.rescind', 'offer.not-open'))
  await userEvent.click(await screen.findByRole('button', { name: /^Sam Okoro, Sat 24 Nov/ }))
  const asking = await dialog('Offered to Sam Okoro')

  await userEvent.click(asking.getByRole('button', { name: 'Withdraw offer' }))

  expect(await screen.findByText('This offer is no longer open.')).toBeTruthy()
})

it('shows one day on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { container } = open(aRota(), { search: '&day=2096-11-24' })

  const people = within(await screen.findByRole('list', { name: 'Workers' }))
  expect(people.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Bo Lee',
    'Sam Okoro',
  ])
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sun 25 Nov' }).getAttribute('href')).toBe(
    `/rota-management?week=${WEEK}&day=2096-11-25`,
  )
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Offer Sam Okoro a shift on Sat 24 Nov' }))
  expect(await screen.findByRole('dialog', { name: 'Offer Sam Okoro a shift on Sat 24 Nov' })).toBeTruthy()
})
