import type { Experience, JobSeeker } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { profileRoutes } from './profile-routes'
import { aProfile } from './testing/a-profile'
import { aScreeningFile } from './testing/a-screening-file'

const missing = {
  experiences: { item: 'experiences', label: 'Some work experience', path: '/edit-experience' },
  educationRecords: { item: 'educationRecords', label: 'Your education', path: '/edit-education' },
}
const incomplete = (...items: (keyof typeof missing)[]) =>
  aSeekerSession({
    profile: {
      complete: items.length === 0,
      percentage: 100 - 20 * items.length,
      missing: items.map((item) => missing[item]),
    },
  })

const job: Experience = {
  id: '019a0000-0000-7000-8000-0000000000e1',
  employer: 'Northgate',
  position: 'Steward',
  description: '',
  from: '2020-01-01',
  to: null,
}

const open = (at: string, session = aSeekerSession()) =>
  renderRoutes(
    (deps) => [
      {
        element: (
          <main>
            <h1>Profile</h1>
            <Outlet />
          </main>
        ),
        children: [...profileRoutes(deps), { path: '/User-JobDetails/:id', element: null }],
      },
    ],
    { at, session },
  )

/** Stubs everything the profile screen reads, with this profile and no documents. */
const profileReplies = (profile: JobSeeker | (() => JobSeeker)) => [
  reply('seeker.show', profile),
  reply('certificate.list', []),
  reply('licence.list', []),
  reply('rightToWork.show', null),
  reply('bankDetails.show', null),
  reply('availability.show', { hours: [] }),
  reply('screening.show', aScreeningFile()),
]

const paper = { file: null, fileName: null, expiry: 'current' as const, checks: [] }

it.each([
  [true, /^Any company can find you and read this/],
  [false, /^Companies cannot find you/],
])('shows what companies see, and who does: found %s', async (findable, text) => {
  server.use(
    ...profileReplies(aProfile({ findable })),
    reply('seeker.seen', {
      seekerId: '019a0000-0000-7000-8000-000000000001',
      fullname: 'Ada Lovelace',
      picture: null,
      shortBio: 'Ten years on doors.',
      fit: {
        score: 0,
        licence: 'not-needed',
        sectors: [],
        distance: null,
        tooFar: false,
        rating: { stars: 4.5, count: 2 },
        kept: 4,
        agreed: 5,
        workedHere: 0,
        chargesVat: false,
        reasons: [],
      },
      ownStaff: false,
      inSecret: false,
      papers: [],
      rightToWork: 'given',
      skills: [],
      hasCar: false,
      hours: [],
      experiences: [job],
      educationRecords: [],
      saved: null,
    }),
  )
  const { container } = open('/User-PersonalDetails')

  await userEvent.click(await screen.findByRole('link', { name: 'What companies see' }))

  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText('4 of 5')).toBeTruthy()
  expect(screen.getByText('Steward, Northgate')).toBeTruthy()
  expect(screen.queryByText('Worked for you')).toBeNull()
  await expectNoAxeViolations(container)
})
/** What accepting work and being paid need. */
const everyPaper = [
  reply('rightToWork.show', {
    ...paper,
    kind: 'passport' as const,
    shareCode: null,
    expiresOn: null,
    restrictions: '',
    updatedAt: '2026-11-01T09:00:00.000Z',
  }),
  reply('licence.list', [
    {
      ...paper,
      id: '019a0000-0000-7000-8000-0000000000a1',
      kind: 'sia' as const,
      sector: 'Door Supervision' as const,
      number: '****3456',
      expiresOn: '2029-12-01',
      categories: '',
    },
  ]),
  reply('bankDetails.show', {
    accountName: 'A Byron',
    sortCode: '**-**-56',
    accountNumber: '****3445',
    rollNumber: '',
    changedAt: '2026-11-01T09:00:00.000Z',
  }),
]

describe('the profile', () => {
  it('shows what is missing and why, with links to the forms', async () => {
    server.use(...profileReplies(aProfile({ experiences: [], educationRecords: [] })))

    const { router } = open('/User-PersonalDetails', incomplete('experiences', 'educationRecords'))
    const next = within(await screen.findByRole('region', { name: 'Add your work experience' }))
    expect(next.getByRole('progressbar', { name: 'Ready to work' }).getAttribute('aria-valuetext')).toBe('3 of 8 done')
    expect(next.getByText('Paid or unpaid. The form says what to put without any.')).toBeTruthy()
    expect(next.getByText('About a minute')).toBeTruthy()
    const before = within(screen.getByRole('list', { name: 'Before you can apply' }))
    expect(before.getByRole('link', { name: 'Add your education' })).toBeTruthy()
    expect(screen.getByText(/^National Insurance number: not needed yet\. Add it within 60 days/)).toBeTruthy()
    await expectNoAxeViolations()
    await userEvent.click(next.getByRole('link', { name: 'Add your work experience' }))

    expect(await screen.findByLabelText('Job title')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/edit-experience')
    expect(screen.getByRole('progressbar', { name: 'Ready to work' }).getAttribute('aria-valuetext')).toBe(
      '3 of 8 done',
    )
  })

  it('is ready only with right to work, licence and bank account, each of them asked once', async () => {
    server.use(...profileReplies(aProfile()))
    const first = open('/User-PersonalDetails')

    expect(await screen.findByRole('region', { name: 'Add your right to work' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Then 2 more steps' })).toBeTruthy()
    const list = within(await screen.findByRole('list', { name: 'Before you accept work and are paid' }))
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add your SIA licence', '/edit-license?record=new'],
      ['Add your bank account', '/User-BankDetails'],
    ])
    expect(screen.queryByText('You are ready to work')).toBeNull()
    first.unmount()

    server.use(...everyPaper, ...profileReplies(aProfile()))
    open('/User-PersonalDetails')
    expect(await screen.findByText('You are ready to work')).toBeTruthy()
  })

  it('says that a licence alone is missing only for roles that need one', async () => {
    server.use(reply('licence.list', []), ...everyPaper, ...profileReplies(aProfile()))
    open('/User-PersonalDetails')

    expect(await screen.findByText(/You can accept work that needs no SIA licence and be paid\./)).toBeTruthy()
    expect(screen.queryByText(/To accept work and be paid, finish/)).toBeNull()
  })

  it('shows a complete profile with its contents', async () => {
    server.use(...profileReplies(aProfile({ experiences: [job] })))

    open('/User-PersonalDetails')

    expect(await screen.findByText(/You can apply now/)).toBeTruthy()
    expect(screen.getByText(/^Profile strength: 100%/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Let companies find you' }).getAttribute('href')).toBe('/edit-availability')
    expect(screen.getByText('07700 900123')).toBeTruthy()
    expect(screen.getByText('Jan 2020 – now')).toBeTruthy()
    expect(screen.getByText('******7890')).toBeTruthy()
    expect(
      screen.getByText(
        /^You need it only where a company asks\. 42 of 60 months confirmed.*One gap of more than 31 days to explain\./,
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All screens' }).getAttribute('href')).toBe('/User-UserSidebar')
  })
})

it('the last missing item opens work without a reload and shows a message', async () => {
  let held: JobSeeker = aProfile({ experiences: [] })
  server.use(
    ...profileReplies(() => held),
    reply('experience.create', ({ input }) => {
      const made = { ...input, id: job.id }
      held = aProfile({ experiences: [made] })
      return made
    }),
    reply('session.show', () => incomplete()),
  )
  const { router } = open('/edit-experience', incomplete('experiences'))

  await userEvent.type(await screen.findByLabelText('Job title'), 'Door supervisor')
  await userEvent.type(screen.getByLabelText('Employer or client'), 'Northgate')
  await userEvent.type(screen.getByLabelText('From'), '2020-01-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save experience' }))

  const told = await screen.findByRole('dialog', { name: 'Success!' })
  expect(within(told).getByText(/You can apply for jobs now.*: add your right to work\.$/)).toBeTruthy()
  expect(screen.getByText(/You can apply now/)).toBeTruthy()
  await userEvent.click(within(told).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/edit-right-to-work'))
  expect(localStorage.getItem('profileComplete')).toBe('true')
})

it('the last missing item leads back to the job that somebody came from', async () => {
  server.use(...profileReplies(aProfile({})))
  const { router } = open('/User-PersonalDetails')
  await screen.findByRole('heading', { name: aProfile({}).fullname })
  const wanted = { id: job.id, title: 'Gallery guard' }

  await act(() => router.navigate('/User-PersonalDetails', { state: { justCompleted: true, job: wanted } }))

  const told = within(await screen.findByRole('dialog', { name: 'Success!' }))
  expect(told.getByText('You can apply now. Continue to the job: Gallery guard.')).toBeTruthy()
  await userEvent.click(told.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/User-JobDetails/${job.id}`))
})

it('says that somebody must verify their email address before they can apply', async () => {
  server.use(...profileReplies(aProfile({})))
  const { user, ...rest } = aSeekerSession()
  const { router } = open('/User-PersonalDetails', { ...rest, user: { ...user, emailVerified: false } })
  expect(await screen.findByRole('link', { name: 'Verify your email address' })).toBeTruthy()
  const wanted = { id: job.id, title: 'Gallery guard' }

  await act(() => router.navigate('/User-PersonalDetails', { state: { justCompleted: true } }))
  expect(await screen.findByText('To apply, verify your email address.')).toBeTruthy()
  await act(() => router.navigate('/User-PersonalDetails', { state: { justCompleted: true, job: wanted } }))

  const told = 'To apply, verify your email address. Continue to the job: Gallery guard.'
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.queryByText(/You can apply/)).toBeNull()
})

describe('what was typed into a form', () => {
  it.each([
    ['/edit-personal-details', 'About you'],
    ['/edit-experience?record=new', 'What you did there'],
    ['/edit-education?record=new', 'Qualification or course'],
  ])('of %s is still there after going back, until it is cancelled', async (path, label) => {
    sessionStorage.clear()
    server.use(...profileReplies(aProfile()))
    const { router } = open('/User-PersonalDetails')
    await screen.findByText(/You can apply now/)
    const openForm = async () => {
      await act(() => router.navigate(path))
      return screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    }
    await userEvent.type(await openForm(), ', since 2015')

    await act(() => router.navigate(-1))
    await screen.findByText(/You can apply now/)

    expect((await openForm()).value).toMatch(/, since 2015$/)
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByText(/You can apply now/)
    expect((await openForm()).value).not.toMatch(/since 2015/)
  })

  it('is forgotten once it is saved', async () => {
    sessionStorage.clear()
    server.use(
      ...profileReplies(aProfile()),
      reply('experience.create', ({ input }) => ({ ...input, id: job.id })),
      reply('session.show', incomplete()),
    )
    const { router } = open('/edit-experience?record=new')
    await userEvent.type(await screen.findByLabelText('Job title'), 'Steward')
    await userEvent.type(screen.getByLabelText('Employer or client'), 'Northgate')
    await userEvent.type(screen.getByLabelText('From'), '2020-01-01')
    await userEvent.click(screen.getByRole('button', { name: 'Save experience' }))
    await screen.findByText('Your experience is saved.')

    await act(() => router.navigate('/edit-experience?record=new'))

    expect((await screen.findByLabelText<HTMLInputElement>('Job title')).value).toBe('')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })
})

it('a step that is not the last leads to the next', async () => {
  server.use(
    reply('seeker.show', aProfile({ experiences: [], educationRecords: [] })),
    reply('experience.create', ({ input }) => ({ ...input, id: job.id })),
    reply('session.show', incomplete('educationRecords')),
  )
  const { router } = open('/edit-experience', incomplete('experiences', 'educationRecords'))

  await userEvent.type(await screen.findByLabelText('Job title'), 'Door supervisor')
  await userEvent.type(screen.getByLabelText('Employer or client'), 'Northgate')
  await userEvent.type(screen.getByLabelText('From'), '2020-01-01')
  await userEvent.click(screen.getByRole('button', { name: 'Save experience' }))

  expect(await screen.findByLabelText('Qualification or course')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/edit-education')
  expect(await screen.findByText('Your experience is saved. Next: your education.')).toBeTruthy()
})

it('the forms say what somebody without work or a certificate puts', async () => {
  server.use(...profileReplies(aProfile({ experiences: [], educationRecords: [] })))

  const first = open('/edit-experience', incomplete('experiences', 'educationRecords'))
  expect(
    await screen.findByRole('textbox', { name: 'Job title', description: /None yet\? Write “No work yet”/ }),
  ).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Employer or client', description: /“None”/ })).toBeTruthy()
  first.unmount()

  open('/edit-education', incomplete('educationRecords'))
  expect(
    await screen.findByRole('textbox', { name: 'Qualification or course', description: /Write “School”/ }),
  ).toBeTruthy()
})

describe('personal details', () => {
  it('shows what is wrong beside the fields, keeps what was typed and sends nothing', async () => {
    server.use(reply('seeker.show', aProfile({ fullname: '' })))
    open('/edit-personal-details')

    await userEvent.type(await screen.findByLabelText('Full name'), '   ')
    await userEvent.clear(screen.getByLabelText('Postcode'))
    await userEvent.type(screen.getByLabelText('Postcode'), 'QA1 1AA')
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))

    expect(await screen.findAllByText('Enter your full name.')).toHaveLength(2)
    await expect.poll(() => document.activeElement?.textContent).toContain('There is a problem')
    expect(screen.getAllByText('Enter a full UK postcode, like SW1A 1AA.')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('QA1 1AA')
  })

  it('shows the server’s message at its field', async () => {
    server.use(
      reply('seeker.show', aProfile()),
      reject('seeker.update', 'input.invalid', { dateOfBirth: 'You must be 18 or over to work through S4.' }),
    )
    open('/edit-personal-details')

    await userEvent.click(await screen.findByRole('button', { name: 'Save details' }))

    expect(await screen.findAllByText('You must be 18 or over to work through S4.')).not.toHaveLength(0)
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes one current address only', async () => {
    server.use(reply('seeker.show', aProfile()))
    open('/edit-personal-details')

    await userEvent.click(await screen.findByRole('button', { name: 'Add an earlier address' }))
    const second = within(screen.getByRole('region', { name: 'Address 2' }))
    await userEvent.type(second.getByLabelText('Address line 1'), '2 Low Road')
    await userEvent.type(second.getByLabelText('Town or city'), 'Leeds')
    await userEvent.type(second.getByLabelText('Postcode'), 'ls1 4ap')
    await userEvent.type(second.getByLabelText('From'), '2015-01-01')
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))

    expect(await screen.findAllByText(/Only one address can be the current one/)).not.toHaveLength(0)
    await expectNoAxeViolations()
  })

  it('keeps everything when no response comes', async () => {
    server.use(reply('seeker.show', aProfile()), noAnswer('seeker.update'))
    open('/edit-personal-details')

    await userEvent.clear(await screen.findByLabelText('Full name'))
    await userEvent.type(screen.getByLabelText('Full name'), 'سامي 👷')
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))

    expect(await screen.findByText('Network Error')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('سامي 👷')
  })
})

it('removing the only experience warns of the consequence', async () => {
  const removed: string[] = []
  server.use(
    reply('seeker.show', () => aProfile({ experiences: removed.length > 0 ? [] : [job] })),
    reply('experience.remove', ({ input }) => {
      removed.push(input.id)
      return { done: true as const }
    }),
    reply('session.show', incomplete('experiences')),
  )
  open('/edit-experience')

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Steward, Northgate' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/your profile is not complete/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))

  expect(await screen.findByLabelText('Job title')).toBeTruthy()
  expect(removed).toEqual([job.id])
})

it('a UTR that cannot be one is refused beside the field', async () => {
  server.use(reply('seeker.show', aProfile({ utrNumber: null })))
  open('/edit-utr-number')

  await userEvent.type(await screen.findByLabelText('Self Assessment Unique Taxpayer Reference'), '1234567890')
  await userEvent.click(screen.getByRole('button', { name: 'Save reference' }))

  expect(await screen.findAllByText(/that UTR isn’t valid/)).not.toHaveLength(0)
})

it('a VAT registration is added and ended beside the UTR', async () => {
  const sent: unknown[] = []
  server.use(
    ...profileReplies(
      aProfile({
        vatNumber: '980780684',
        vatRegistrations: [{ vatNumber: '980780684', registeredOn: '2026-04-06', endedOn: null }],
      }),
    ),
    reply('session.show', aSeekerSession()),
    reply('seeker.update', ({ input }) => (sent.push(input), aProfile())),
  )
  open('/edit-utr-number')
  const field = await screen.findByLabelText('VAT registration number')
  expect(field).toHaveProperty('value', 'GB 980 7806 84')

  await userEvent.clear(field)
  await userEvent.type(field, '123456789')
  await userEvent.click(screen.getByRole('button', { name: 'Save VAT number' }))
  await screen.findByText(/these are not the 9 digits of one/)
  await userEvent.click(screen.getByRole('button', { name: 'My registration has ended' }))
  const lastDay = await screen.findByLabelText('First day without it')
  await userEvent.clear(lastDay)
  await userEvent.type(lastDay, '2026-11-20')
  await userEvent.click(await screen.findByRole('button', { name: 'It has ended' }))

  const before = { vatNumber: '980780684', vatFrom: '2026-04-06' }
  await expect.poll(() => sent).toEqual([{ vatNumber: '', vatFrom: '2026-11-20', before }])
})

it('is logged when it cannot be fetched, and can be loaded again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(noAnswer('seeker.show'), ...profileReplies(aProfile()))

  open('/User-PersonalDetails')

  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(
      'The profile could not be fetched.',
      expect.objectContaining({ code: 'network.error' }),
    ),
  )
  log.mockRestore()
})

it.each([
  ['/edit-nin-number', 'Who asks for it', /HMRC asks for it/],
  ['/edit-utr-number', 'Where it comes from', /when you register as self-employed/],
  ['/edit-right-to-work', 'Who checks it', /before the first shift/],
  ['/edit-certificate?record=new', 'What it is for', /matched with what you have/],
])('%s explains the form beside it', async (at, label, text) => {
  server.use(...profileReplies(aProfile()))
  open(at)

  const beside = within(await screen.findByRole('complementary', { name: label }))
  expect(beside.getByText(text)).toBeTruthy()
})
