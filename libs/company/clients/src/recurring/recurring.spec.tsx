import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { PlannedOccurrence, RecurringDemand } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { recurringRoutes } from './recurring-routes'

beforeEach(() => server.use(reply('jobs.lastTerms', { terms: null, payPerHour: 1500 })))

const id = '019a0000-0000-7000-8000-000000000051'
const jobId = '019a0000-0000-7000-8000-000000000041'
const siteId = '019a0000-0000-7000-8000-000000000011'

const aDay = (change: Partial<PlannedOccurrence> = {}): PlannedOccurrence => ({
  date: '2026-11-27',
  shifts: [{ startsAt: '2026-11-27T22:00:00.000Z', endsAt: '2026-11-28T06:00:00.000Z', minutes: 480, note: null }],
  positions: 2,
  payPerHour: 1450,
  holiday: null,
  skipped: null,
  problem: null,
  warning: null,
  job: { id: jobId, status: 'open', taken: 1, places: 2 },
  ...change,
})

const aDemand = (change: Partial<RecurringDemand> = {}): RecurringDemand => ({
  id,
  version: 4,
  state: 'running',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  fields: {
    title: 'Door supervisor, weekend',
    role: 'door-supervisor',
    description: '',
    siteId,
    payPerHour: 1450,
    positions: 2,
    alertDuration: 60,
    breaksPaid: false,
    siaSector: 'Door Supervision',
    requirements: [],
    otherRequirements: '',
    knownRisks: '',
    days: [
      { day: 'Friday', start: '22:00', end: '06:00' },
      { day: 'Saturday', start: '22:00', end: '06:00' },
    ],
    from: '2026-11-20',
    until: null,
    weeksAhead: 4,
    publish: true,
    bankHolidays: 'skip',
    holidayPayPerHour: null,
    exceptions: [],
  },
  occurrences: [aDay()],
  stays: [],
  ...change,
})
const site = {
  id: siteId,
  name: 'Tobacco Dock',
  address: '50 Porters Walk',
  postcode: 'E1W 2SF',
  point: { lat: 51.5, lng: -0.06 },
  zone: 'Europe/London',
  geofenceMetres: 500,
  boundary: null,
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  capacity: null,
  vehicleSpaces: null,
  knownRisks: '',
  checkpoints: [],
}
const open = (at: string) => renderRoutes((deps) => recurringRoutes(deps), { at })

it('lists what is needed every week, and the jobs that could not be made', async () => {
  server.use(
    reply('recurring.list', {
      data: [
        {
          id,
          title: 'Door supervisor, weekend',
          siteName: 'Tobacco Dock',
          clientName: 'Harbour Events',
          days: aDemand().fields.days,
          positions: 2,
          from: '2026-11-20',
          until: null,
          publish: false,
          state: 'running',
          failed: 1,
        },
      ],
      nextCursor: null,
    }),
  )
  const { container } = open('/recurring')

  expect(await screen.findByText('Friday and Saturday 22:00–06:00 · 2 people')).toBeTruthy()
  expect(screen.getByText('1 job not made')).toBeTruthy()
  expect(screen.getByText('Makes drafts')).toBeTruthy()
  expect(screen.getByText('Tobacco Dock · Harbour Events · from Fri 20 Nov 2026 until further notice')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('shows each day with its job, why there is none, and tries again', async () => {
  const failed = aDay({ date: '2027-03-28', shifts: [], job: null, problem: '01:30 does not exist.' })
  let demand = aDemand({
    occurrences: [
      aDay(),
      aDay({ date: '2026-12-25', shifts: [], job: null, skipped: 'bankHoliday', holiday: 'Christmas Day' }),
      failed,
    ],
  })
  server.use(
    reply('recurring.show', () => demand),
    reply('sites.list', [site]),
    reply('recurring.retry', () => (demand = aDemand())),
  )
  const { container } = open(`/recurring/${id}`)

  expect(await screen.findByText('Fri 27 Nov 2026, 22:00–06:00 (8 h) · 2 × £14.50/h')).toBeTruthy()
  expect(screen.getByRole('link', { name: /filled, Fri 27 Nov 2026$/ }).getAttribute('href')).toBe(
    `/job-detail/${jobId}`,
  )
  expect(screen.getByText('Nobody needed')).toBeTruthy()
  expect(screen.getByText('01:30 does not exist.')).toBeTruthy()
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByText('01:30 does not exist.')).toBeNull()
})

it('begins with the pay and terms of the last job, and names the client of the site', async () => {
  const terms = { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms }
  server.use(
    reply('sites.list', [{ ...site, clientName: 'Harbour Events' }]),
    reply('jobs.lastTerms', { terms, payPerHour: 1525 }),
  )
  open('/recurring/new')

  expect((await screen.findByLabelText<HTMLInputElement>('Pay')).value).toBe('15.25')
  expect(screen.getByText(/^For Harbour Events\./)).toBeTruthy()
  await userEvent.click(screen.getByText('Terms, as in your last job'))
  expect(screen.getByRole('list', { name: 'If you cancel' }).textContent).toContain('24')
})

it('says that its jobs are posted, or that they are drafts which nobody sees', async () => {
  let demand = aDemand()
  server.use(
    reply('recurring.show', () => demand),
    reply('sites.list', [site]),
  )
  const { unmount } = open(`/recurring/${id}`)

  expect(await screen.findByText('Posts jobs')).toBeTruthy()
  expect(screen.queryByText(/draft/)).toBeNull()

  unmount()
  demand = aDemand({
    fields: { ...demand.fields, publish: false },
    occurrences: [aDay({ job: { id: jobId, status: 'draft', taken: 0, places: 2 } })],
  })
  open(`/recurring/${id}`)

  expect(await screen.findByText('Makes drafts')).toBeTruthy()
  expect(screen.getByText('1 job is a draft')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See drafts' }).getAttribute('href')).toBe('/recents-jobs?state=draft')
})

it('names the jobs that stay when it is ended', async () => {
  const sent: unknown[] = []
  server.use(
    reply('recurring.show', aDemand()),
    reply('sites.list', [site]),
    reply('recurring.end', ({ input }) => {
      sent.push(input)
      return aDemand({ stays: [{ date: '2026-11-27', jobId, why: 'agreed' }] })
    }),
  )
  open(`/recurring/${id}`)

  await userEvent.click(await screen.findByRole('button', { name: 'End it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'End it after this day' }))

  expect(await screen.findByText('One job stays as it was')).toBeTruthy()
  expect(screen.getByText(/somebody has agreed to work/)).toBeTruthy()
  expect(sent).toMatchObject([{ id, version: 4 }])
})

it('says what another planner saved before it is ended', async () => {
  const sent: unknown[] = []
  const changed = [{ field: 'payPerHour', before: 1450, now: 1500, yours: 1450 }]
  server.use(
    reply('recurring.show', aDemand()),
    reply('sites.list', [site]),
    reject('recurring.end', new ApiError('record.changed', { facts: { by: 'Pia', changed } }), {}, { once: true }),
    reply('recurring.end', ({ input }) => (sent.push(input), aDemand())),
  )
  open(`/recurring/${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'End it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'End it after this day' }))

  expect(await screen.findByText(/It was last saved by Pia\./)).toBeTruthy()
  expect(screen.getByText(/was £14\.50\/h, now £15\.00\/h\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'End it after this day' }))
  await expect.poll(() => sent).toMatchObject([{ id, before: { payPerHour: 1500, positions: 2 } }])
})

it('previews and saves a change with the version it was read with', async () => {
  const sent: unknown[] = []
  server.use(
    reply('recurring.show', aDemand()),
    reply('sites.list', [site]),
    reply('recurring.preview', [aDay({ job: null })]),
    reply('recurring.update', ({ input }) => {
      sent.push(input)
      return aDemand({ stays: [{ date: '2026-11-27', jobId, why: 'offered' }] })
    }),
  )
  open(`/recurring/${id}/edit`)

  const people = await screen.findByLabelText('People on each shift')
  await userEvent.clear(people)
  await userEvent.type(people, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Show the next days' }))
  expect(await screen.findByText('Fri 27 Nov 2026, 22:00–06:00 (8 h) · 2 × £14.50/h')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText(/an offer is open/)).toBeTruthy()
  expect(sent).toMatchObject([{ id, version: 4, positions: 3, publish: true, until: null, bankHolidays: 'skip' }])
})

it('says what another planner saved meanwhile, and keeps what was typed', async () => {
  const sent: unknown[] = []
  const { fields } = aDemand()
  const changed = [
    { field: 'payPerHour', before: 1450, now: 1500, yours: 1450 },
    { field: 'positions', before: 2, now: 4, yours: 3 },
  ]
  const refusal = new ApiError('record.changed', { facts: { by: 'Pia O’Neill', changed } })
  server.use(
    reply('recurring.show', aDemand()),
    reply('sites.list', [site]),
    reject('recurring.update', refusal, {}, { once: true }),
    reply('recurring.update', ({ input }) => (sent.push(input), aDemand())),
  )
  const { container } = open(`/recurring/${id}/edit`)
  const people = await screen.findByLabelText('People on each shift')
  await userEvent.clear(people)
  await userEvent.type(people, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText(/It was last saved by Pia O’Neill\. Nothing of yours is saved yet/)).toBeTruthy()
  expect(screen.getByText(/was £14\.50\/h, now £15\.00\/h\./)).toBeTruthy()
  expect(screen.getByText(/was 2, now 4\. You typed 3\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Pay').value).toBe('15.00')
  expect(screen.getByLabelText<HTMLInputElement>('People on each shift').value).toBe('3')
  await expectNoAxeViolations(container)

  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toMatchObject([
    { payPerHour: 1500, positions: 3, before: { ...fields, payPerHour: 1500, positions: 4 } },
  ])
})
