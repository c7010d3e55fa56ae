import type { Company } from '@s4/contract'
import {
  aCompanySession,
  aConfig,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { AppFrame } from '@s4/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { companyProfileRoutes } from './company-profile-routes'

const acme: Company = {
  _id: '019a0000-0000-7000-8000-000000000002',
  firebaseUID: 'acme',
  companyName: 'Acme Security',
  companyContact: '020 7946 0000',
  companyEmail: 'office@acme.example',
  address: '1 Dock Road, London',
  bio: 'Guards for events.',
  manager: { managerName: 'Mo Diallo', managerEmail: 'mo@acme.example', managerPhone: '+442079460001' },
  companyLogo: null,
  point: null,
  vetting: 'notVerified',
  vatRegistrations: [],
  serviceUserNumber: '',
  bacsSortCode: '',
  bacsAccountNumber: '',
}
const incomplete = aCompanySession({
  profile: {
    complete: false,
    percentage: 88,
    missing: [{ item: 'bio', label: 'A few words about the company', path: '/edit-company-profile' }],
  },
})
const open = (at: string, session = aCompanySession()) =>
  renderRoutes((deps) => [...companyProfileRoutes(deps), { path: '/recents-jobs', element: null }], { at, session })

beforeEach(() => server.use(reply('config.show', aConfig()), reply('session.show', aCompanySession())))

describe('the profile', () => {
  it('shows the company and links to every edit', async () => {
    server.use(reply('company.show', acme))
    const { container } = open('/company-profile')

    expect(await screen.findByText('Guards for events.')).toBeTruthy()
    const edits = screen.getAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('href'))
    expect(
      screen.getByText(
        /^Gets an email when a worker misses a check call, asks for help or is 10 minutes late\. It is an email only/,
      ),
    ).toBeTruthy()
    expect(edits).toEqual([
      '/edit-company-profile',
      '/edit-company-contact',
      '/edit-company-email',
      '/edit-company-manager',
      '/edit-company-vat',
      '/edit-company-bacs',
    ])
    await expectNoAxeViolations(container)
  })

  it('says what is missing and leads there', async () => {
    server.use(reply('company.show', { ...acme, bio: '' }))
    open('/company-profile', incomplete)

    expect((await screen.findByRole('link', { name: 'A few words about the company' })).getAttribute('href')).toBe(
      '/edit-company-profile',
    )
  })

  it('starts with setting the company up', async () => {
    server.use(reply('company.show', null))
    const missing = [{ item: 'companyName' as const, label: 'The company’s name', path: '/edit-company-profile' }]
    open('/company-profile', aCompanySession({ profile: { complete: false, percentage: 0, missing } }))

    const next = within(await screen.findByRole('region', { name: 'Set up your company' }))
    expect(next.getByRole('progressbar', { name: 'Your first job' }).getAttribute('aria-valuetext')).toBe('0 of 3 done')
    expect(next.getByRole('link', { name: 'Set up your company' }).getAttribute('href')).toBe('/edit-company-profile')
    await userEvent.click(next.getByText('What it asks for'))
    expect(within(next.getByRole('list', { name: 'Still missing' })).getByRole('link').textContent).toBe(
      'The company’s name',
    )
  })
})

const account = {
  uid: 'acme',
  role: 'Company' as const,
  email: 'mo@acme.example',
  emailVerified: true,
  phone: '+447700900982',
  createdAt: '2026-11-16T09:00:00.000Z',
  eraseAt: null,
  keptOnErasure: [],
}

it('creates the company from the account and four fields, and reads the session again', async () => {
  const sent: unknown[] = []
  server.use(
    reply('company.show', null),
    reply('account.show', account),
    reply('company.create', ({ input }) => {
      sent.push(input)
      return acme
    }),
  )
  const { session, router } = open('/edit-company-profile', incomplete)
  const user = userEvent.setup({ delay: null })

  const fields: [label: string, value: string][] = [
    ['Company name', 'Acme Security'],
    ['Address', '1 Dock Road, London'],
    ['About the company', 'Guards for events.'],
    ['Name', 'Mo Diallo'],
  ]
  await screen.findByLabelText('Company name')
  for (const [label, value] of fields) await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByRole('button', { name: 'Save profile' }))

  expect(await screen.findByText('Your company profile is saved.')).toBeTruthy()
  expect(sent).toMatchObject([
    {
      companyName: 'Acme Security',
      companyContact: '07700 900982',
      companyEmail: 'mo@acme.example',
      manager: { managerName: 'Mo Diallo', managerEmail: 'mo@acme.example', managerPhone: '07700 900982' },
    },
  ])
  expect(session.snapshot()?.profile.complete).toBe(true)
  expect(router.state.location.pathname).toBe('/recents-jobs')
})

describe('a part', () => {
  it.each([
    ['/edit-company-contact', 'Contact', '01632 960000', 'Save contact', { companyContact: '01632 960000' }],
    [
      '/edit-company-email',
      'Company email address',
      'new@acme.example',
      'Save email address',
      { companyEmail: 'new@acme.example' },
    ],
    [
      '/edit-company-manager',
      'Name',
      'Ana Reid',
      'Save manager',
      { manager: { ...acme.manager, managerName: 'Ana Reid' } },
    ],
  ])('is sent alone from %s', async (at, label, value, save, change) => {
    const sent: unknown[] = []
    server.use(
      reply('company.show', acme),
      reply('company.update', ({ input }) => {
        sent.push(input)
        return acme
      }),
    )
    open(at)

    await userEvent.clear(await screen.findByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), value)
    await userEvent.click(screen.getByRole('button', { name: save }))

    expect(await screen.findByRole('status')).toBeTruthy()
    const [field = ''] = Object.keys(change)
    expect(sent).toEqual([
      { ...change, before: { [field]: Object.entries(acme).find(([name]) => name === field)?.[1] } },
    ])
  })

  it("shows the server's refusal on its field and keeps what was typed", async () => {
    server.use(
      reply('company.show', acme),
      reject('company.update', 'input.invalid', { 'manager.managerPhone': 'Enter a real phone number.' }),
    )
    open('/edit-company-manager')

    await userEvent.type(await screen.findByLabelText('Phone number'), '9')
    await userEvent.click(screen.getByRole('button', { name: 'Save manager' }))

    expect(await screen.findAllByText('Enter a real phone number.')).not.toHaveLength(0)
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('+4420794600019')
  })

  it('redirects to the whole form when there is no company yet', async () => {
    server.use(reply('company.show', null), reply('account.show', account))
    const { router } = open('/edit-company-manager')

    expect(await screen.findByLabelText('Company name')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/edit-company-profile')
  })

  it('says Network Error and keeps the text when the server cannot be reached', async () => {
    server.use(reply('company.show', acme), noAnswer('company.update'))
    open('/edit-company-contact')

    await userEvent.type(await screen.findByLabelText('Contact'), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Save contact' }))

    expect(await screen.findByText('Network Error')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('020 7946 00001')
  })
})

it('logs a company that cannot be fetched', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(noAnswer('company.show'))

  open('/company-profile')

  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      'The company could not be fetched.',
      expect.objectContaining({ code: 'network.error' }),
    ),
  )
  log.mockRestore()
})

it('keeps a VAT number with its first day, checked by its digits', async () => {
  const sent: unknown[] = []
  server.use(
    reply('company.show', {
      ...acme,
      vatRegistrations: [{ vatNumber: '101747696', registeredOn: '2020-01-01', endedOn: '2025-01-01' }],
    }),
    reply('company.update', ({ input }) => (sent.push(input), acme)),
  )
  const { container } = open('/edit-company-vat')

  expect(await screen.findByText(/GB 101 7476 96, from/)).toBeTruthy()
  await expectNoAxeViolations(container)
  const number = screen.getByLabelText('VAT registration number')
  await userEvent.type(number, '123456789')
  await userEvent.type(screen.getByLabelText('Registered from'), '2026-11-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save VAT number' }))
  await screen.findAllByText(/these are not the 9 digits of one/)
  await userEvent.clear(number)
  await userEvent.type(number, 'GB 980 7806 84')
  await userEvent.click(screen.getByRole('button', { name: 'Save VAT number' }))

  const before = { vatNumber: '', vatFrom: '' }
  await waitFor(() => expect(sent).toEqual([{ vatNumber: '980780684', vatFrom: '2026-11-01', before }]))
})

it.each([
  ['/edit-company-contact', 'What it is for', /It is on the terms of their work/],
  ['/edit-company-email', 'Who sees it', /Workers see it/],
  ['/edit-company-manager', 'What the manager gets', /email when a worker misses a check call/],
  ['/edit-company-vat', 'What it is for', /Some workers charge VAT/],
  ['/edit-company-bacs', 'What it is for', /Standard 18/],
])('%s explains the form beside it', async (at, label, text) => {
  server.use(reply('company.show', acme))
  open(at)

  const beside = within(await screen.findByRole('complementary', { name: label }))
  expect(beside.getByText(text)).toBeTruthy()
  expect(screen.getAllByText(text)).toHaveLength(1)
})

it.each([
  ['/edit-company-profile', 'Edit'],
  ['/edit-company-contact', 'Contact'],
  ['/edit-company-email', 'Email address'],
  ['/edit-company-manager', 'Manager'],
  ['/edit-company-vat', 'VAT number'],
  ['/edit-company-bacs', 'Payment file'],
])('%s has a title of its own in the browser', async (at, title) => {
  server.use(reply('company.show', acme))
  renderRoutes((deps) => [{ element: inFrame('Company Profile'), children: companyProfileRoutes(deps) }], {
    at,
    session: aCompanySession(),
  })

  await expect.poll(() => document.title).toBe(`${title} · Company Profile · S4`)
})

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
