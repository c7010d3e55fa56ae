import type { Client, ClientSummary } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRouteError } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientsRoutes } from './clients-routes'

const id = '019a0000-0000-7000-8000-000000000021'
const siteId = '019a0000-0000-7000-8000-000000000011'
const contractId = '019a0000-0000-7000-8000-000000000031'

const aClient = (change: Partial<Client> = {}): Client => ({
  id,
  name: 'Harbour Events',
  contactName: 'Ola Fox',
  phone: '020 7946 0000',
  billingEmail: 'accounts@harbour.example',
  notes: '',
  version: 3,
  archivedAt: null,
  sites: [{ id: siteId, name: 'Tobacco Dock' }],
  contracts: [
    {
      id: contractId,
      title: 'Weekend doors',
      startsOn: '2026-01-01',
      endsOn: null,
      noticeDays: 28,
      rates: [
        {
          role: 'door-supervisor',
          from: '2026-01-01',
          pencePerHour: 2400,
          night: null,
          saturday: 2600,
          sunday: null,
          bankHoliday: null,
        },
      ],
      posts: [],
      version: 2,
    },
  ],
  jobsAhead: [
    {
      id: '019a0000-0000-7000-8000-000000000041',
      title: 'Door supervisor, Friday',
      siteName: 'Tobacco Dock',
      zone: 'Europe/London',
      startsAt: '2026-11-27T22:00:00.000Z',
      endsAt: '2026-11-28T06:00:00.000Z',
      shifts: 2,
      taken: 1,
      places: 4,
      draft: false,
    },
  ],
  postsAhead: [
    {
      date: '2026-11-27',
      required: 3,
      posted: 2,
      filled: 1,
      missing: [
        {
          name: 'Front door',
          siteId: null,
          role: 'door-supervisor',
          times: { start: '20:00', end: '04:00' },
          required: 2,
          posted: 1,
        },
      ],
    },
    { date: '2026-11-28', required: 2, posted: 2, filled: 0, missing: [] },
    { date: '2026-11-29', required: 2, posted: 2, filled: 2, missing: [] },
  ],
  ...change,
})
const summary: ClientSummary = {
  id,
  name: 'Harbour Events',
  contactName: 'Ola Fox',
  archivedAt: null,
  sites: 1,
  contract: { title: 'Weekend doors', endsOn: '2027-03-31' },
  shiftsAhead: 12,
  placesOpen: 3,
}

beforeEach(() => server.use(reply('clientLinks.list', [])))
const open = (at: string) => renderRoutes((deps) => clientsRoutes(deps), { at })
const sitesToo = () =>
  reply('sites.list', [
    {
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
    },
  ])

it('cannot be filled in before the company has a profile', async () => {
  renderRoutes(
    (deps) => [
      {
        children: clientsRoutes(deps),
        ErrorBoundary: function Refused() {
          const error = useRouteError()
          return <p>{error instanceof ApiError ? error.code : 'another error'}</p>
        },
      },
    ],
    { at: '/clients/new', session: aCompanySession({ companyId: null, company: null, member: null, companies: [] }) },
  )

  expect(await screen.findByText('profile.incomplete')).toBeTruthy()
})

it('lists clients with what is ahead and what is open', async () => {
  server.use(reply('clients.list', { data: [summary], nextCursor: null }))
  const { container } = open('/clients')

  expect((await screen.findByRole('link', { name: 'Harbour Events' })).getAttribute('href')).toBe(`/clients/${id}`)
  expect(screen.getByText('12 shifts ahead')).toBeTruthy()
  expect(screen.getByText('3 places open')).toBeTruthy()
  expect(screen.getByText(/1 site · Weekend doors, to Wed 31 Mar 2027 · Ola Fox/)).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says what a client is for while there is none', async () => {
  server.use(reply('clients.list', { data: [], nextCursor: null }))
  open('/clients')

  expect((await screen.findByRole('link', { name: 'Add a client' })).getAttribute('href')).toBe('/clients/new')
})

describe('one client', () => {
  it('shows jobs ahead, the contract with its rates, and the sites', async () => {
    server.use(reply('clients.show', aClient()), sitesToo())
    const { container } = open(`/clients/${id}`)

    expect(await screen.findByText('1 of 4 filled')).toBeTruthy()
    expect(screen.getByText(/Fri 27 Nov 2026, 22:00–06:00 and 1 more · Tobacco Dock/)).toBeTruthy()
    expect(screen.getByText('Fri 27 Nov: 2 of 3 posted, 1 filled')).toBeTruthy()
    expect(screen.getByText('Front door, 20:00–04:00: 1 of 2 posted')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Post (it|them): Front door, Fri 27 Nov$/ }).getAttribute('href')).toBe(
      '/job-posting?title=Front+door&role=door-supervisor&people=1&date=2026-11-27' +
        `&site=${siteId}&start=20%3A00&end=04%3A00`,
    )
    expect(screen.getByText('Sat 28 Nov: 2 of 2 posted, 0 filled')).toBeTruthy()
    expect(screen.getByText('1 not posted, 1 not filled')).toBeTruthy()
    expect(screen.getByText('2 not filled')).toBeTruthy()
    expect(screen.getAllByText('All covered')).toHaveLength(1)
    expect(screen.getByText('In force')).toBeTruthy()
    expect(screen.getByRole('link', { name: '020 7946 0000' }).getAttribute('href')).toBe('tel:020 7946 0000')
    expect(screen.getByRole('link', { name: 'accounts@harbour.example' }).getAttribute('href')).toBe(
      'mailto:accounts@harbour.example',
    )
    expect(screen.getByText('Door supervisor £24.00/h, Saturday £26.00/h, from Thu 1 Jan 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tobacco Dock' }).getAttribute('href')).toBe(`/sites/${siteId}`)
    await expectNoAxeViolations(container)
  })

  it('gives the client a link that is shown once, and takes one back', async () => {
    const sent: unknown[] = []
    const link = {
      id: '019a0000-0000-7000-8000-000000000051',
      email: 'ola@harbour.example',
      madeBy: 'Pat Lee',
      madeAt: '2026-11-23T09:00:00.000Z',
      expiresAt: '2099-11-30T09:00:00.000Z',
      withdrawnAt: null,
      views: [{ at: '2026-11-23T10:00:00.000Z', what: 'opened' as const }],
    }
    server.use(
      reply('clients.show', aClient()),
      sitesToo(),
      reply('clientLinks.list', [link]),
      reply('clientLinks.create', ({ input }) => {
        sent.push(input)
        return { secret: 'the-secret-of-the-link', expiresAt: link.expiresAt }
      }),
      reply('clientLinks.withdraw', ({ input }) => {
        sent.push(input)
        return { done: true }
      }),
    )
    open(`/clients/${id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
    const made = await screen.findByLabelText('Link for the client')
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the link of ola@harbour.example' }))

    expect((made as HTMLInputElement).value).toMatch(/\/client-view#the-secret-of-the-link$/)
    expect(screen.getByText(/opened with the code/)).toBeTruthy()
    await expect
      .poll(() => sent)
      .toEqual([
        { id, email: 'accounts@harbour.example', days: 7 },
        { id, linkId: link.id },
      ])
  })

  it('takes other sites', async () => {
    const sent: unknown[] = []
    server.use(
      reply('clients.show', aClient({ sites: [] })),
      sitesToo(),
      reply('clients.placeSites', ({ input }) => {
        sent.push(input)
        return aClient()
      }),
    )
    open(`/clients/${id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Choose sites' }))
    await userEvent.click(screen.getByLabelText('Tobacco Dock'))
    await userEvent.click(screen.getByRole('button', { name: 'Save sites' }))

    expect(await screen.findByRole('button', { name: 'Choose sites' })).toBeTruthy()
    expect(sent).toEqual([{ id, siteIds: [siteId] }])
  })

  it('can be archived and brought back', async () => {
    const archived = aClient({ archivedAt: '2026-11-20T10:00:00.000Z' })
    let now = aClient()
    server.use(
      reply('clients.show', () => now),
      sitesToo(),
      reply('clients.archive', () => (now = archived)),
    )
    open(`/clients/${id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Archive client' }))

    expect(await screen.findByRole('button', { name: 'Bring it back' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Archive client' })).toBeNull()
  })
})

it('keeps what was typed when somebody else has changed the client', async () => {
  server.use(reply('clients.show', aClient()), sitesToo(), reject('clients.update', 'record.changed'))
  open(`/clients/${id}/edit`)

  const name = await screen.findByLabelText<HTMLInputElement>('Name of the client')
  await userEvent.clear(name)
  await userEvent.type(name, 'Harbour Nights')
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))

  expect(await screen.findByText(/Somebody changed this while you had it open/)).toBeTruthy()
  expect(name.value).toBe('Harbour Nights')
})

describe('a contract', () => {
  it('is sent in pence, with the bands that were filled in', async () => {
    const sent: unknown[] = []
    server.use(
      reply('clients.show', aClient()),
      sitesToo(),
      reply('clients.addContract', ({ input }) => {
        sent.push(input)
        return aClient()
      }),
    )
    open(`/clients/${id}/contract`)

    await userEvent.type(await screen.findByLabelText('Name of the contract'), 'Weekdays')
    const rate = within(screen.getByRole('group', { name: 'Rate 1' }))
    await userEvent.type(rate.getByLabelText('An hour'), '22.50')
    await userEvent.type(rate.getByLabelText(/^At night/), '25')
    await userEvent.click(screen.getByRole('button', { name: 'Add a post' }))
    const post = within(screen.getByRole('group', { name: 'Post 1' }))
    await userEvent.type(post.getByLabelText('Post'), 'Main door')
    await userEvent.click(post.getByLabelText('Fri'))
    await userEvent.type(post.getByLabelText(/^Start/), '20:00')
    await userEvent.type(post.getByLabelText(/^End/), '04:00')
    await userEvent.click(screen.getByRole('button', { name: 'Add contract' }))

    await screen.findByText('Jobs ahead', { selector: 'h2' })
    expect(sent).toMatchObject([
      {
        id,
        title: 'Weekdays',
        endsOn: null,
        noticeDays: 28,
        rates: [{ pencePerHour: 2250, night: { from: '22:00', to: '06:00', pencePerHour: 2500 }, saturday: null }],
        posts: [{ name: 'Main door', days: ['Friday'], times: { start: '20:00', end: '04:00' } }],
      },
    ])
  })

  it('refuses a band below the usual charge at its field', async () => {
    server.use(reply('clients.show', aClient()), sitesToo())
    open(`/clients/${id}/contract?contract=${contractId}`)

    const saturday = await screen.findByLabelText(/^On Saturday/)
    await userEvent.clear(saturday)
    await userEvent.type(saturday, '20')
    await userEvent.click(screen.getByRole('button', { name: 'Save contract' }))

    expect(await screen.findAllByText('Enter the usual charge or more.')).not.toHaveLength(0)
  })
})
