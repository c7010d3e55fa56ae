import { defaultPayTerms } from '@s4/domain/pay-terms'
import { ApiError } from '@s4/contract/api-error'
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
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postingRoutes } from './posting-routes'
import { aPostedJob, dock } from './testing/a-posted-job'

const SITE = dock.id
const KEPT = 'draft:acme:job-posting'
const saved = aPostedJob()
const JOB = saved.id

beforeEach(() => {
  localStorage.clear()
  server.use(
    reply('sites.list', [dock]),
    reply('jobTemplates.list', []),
    reply('jobs.lastTerms', { terms: null, payPerHour: null }),
    reply('config.show', aConfig()),
    reply('bankHolidays.list', [{ date: '2026-12-25', name: 'Christmas Day' }]),
    reply('jobs.show', saved),
  )
})
afterEach(() => localStorage.clear())

const open = (at = '/job-posting', session = aCompanySession()) =>
  renderRoutes(
    ({ api, queryClient }) => [
      ...postingRoutes({
        api,
        queryClient,
        newSite: ({ onSaved }) => (
          <button type="button" onClick={() => onSaved(dock)}>
            Make a site
          </button>
        ),
      }),
      { path: 'job-detail/:id', element: <p>The job’s page</p> },
    ],
    { at, session },
  )

async function fillIn() {
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Title'), 'Door supervisor')
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '2026-12-25')
  await user.click(screen.getByRole('button', { name: 'Add a day' }))
  await user.type(screen.getByLabelText('Start of line 1'), '22:00')
  await user.type(screen.getByLabelText('Pay'), '14.50')
  await user.type(screen.getByLabelText('PIN (optional)'), '0427')
  return user
}

describe('a new job', () => {
  it('asks which end is meant as soon as it is typed, when the clocks go back', async () => {
    open()
    const user = await fillIn()
    await user.clear(screen.getByLabelText('First day'))
    await user.type(screen.getByLabelText('First day'), '2026-10-24')
    expect(screen.queryByLabelText('Which end')).toBeNull()

    await user.clear(screen.getByLabelText('End of line 1'))
    await user.type(screen.getByLabelText('End of line 1'), '01:30')

    await user.selectOptions(await screen.findByLabelText('Which end'), 'After the clocks go back')
    expect(await screen.findByText('Sat 24 Oct 2026, 22:00–01:30 (4 h 30 min because the clocks go back)')).toBeTruthy()
    expect(screen.queryByLabelText('Which start')).toBeNull()
  })

  it('is previewed while it is typed and posted in the contract’s format', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobs.create', ({ input }) => {
        sent.push(input)
        return saved
      }),
    )
    open()
    const user = await fillIn()

    expect(screen.getAllByText(/^Less than .* before the start, you pay the worker /).length).toBeGreaterThan(0)
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(await preview.findByText('Fri 25 Dec 2026, 22:00–06:00 (8 h)')).toBeTruthy()
    expect(await preview.findByText('Christmas Day')).toBeTruthy()
    expect(preview.getByText('£116.00, minus unpaid breaks')).toBeTruthy()
    const review =
      /^Door supervisor at .*: 1 shift Fri 25 Dec 2026, 22:00–06:00 \(8 h\), 1 person, £14\.50.*£116\.00 in all, minus/
    expect(await within(screen.getByRole('form', { name: 'Job' })).findByText(review)).toBeTruthy()
    await user.click(screen.getByLabelText('Own car'))
    await user.type(screen.getByLabelText('Find a language (optional)'), 'pol')
    await user.click(screen.getByLabelText('Polish, fluent'))
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(sent).toMatchObject([
      {
        requirements: ['fluent-polish', 'own-car'],
        publish: true,
        siteId: SITE,
        payPerHour: 1450,
        positions: 1,
        pin: '0427',
        alertDuration: 60,
        siaSector: 'Door Supervision',
        schedule: { days: [{ day: 'Friday', start: '22:00', end: '06:00' }] },
      },
    ])
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('keeps the other ways to post behind one line on phones', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('(max-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    open()

    const ways = (await screen.findByText('Other ways to post')).closest('details')
    expect(ways?.open).toBe(false)
    expect(ways?.textContent).toContain('Start from a template')
  })

  it('names the client of the site before anything is posted', async () => {
    server.use(reply('sites.list', [{ ...dock, clientName: 'Tidewater Events' }]))
    open()
    await fillIn()

    expect(screen.getByText(/For Tidewater Events\./)).toBeTruthy()
    const form = within(screen.getByRole('form', { name: 'Job' }))
    expect(await form.findByText(/^Door supervisor at .* for Tidewater Events: 1 shift/)).toBeTruthy()
  })

  it('shows the first shifts of many, and the last', async () => {
    open()
    const user = await fillIn()

    await user.selectOptions(screen.getByLabelText('Runs for'), '1 Month')
    await user.click(screen.getByRole('button', { name: 'Add another day or time' }))
    await user.selectOptions(screen.getByLabelText('Day of line 2'), 'Saturday')

    const preview = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(await preview.findByText(/^and 4 more, the last Sat 23 Jan 2027, 22:00–06:00/)).toBeTruthy()
    expect(within(preview.getByRole('list', { name: 'Shifts' })).getAllByRole('listitem')).toHaveLength(6)
  })

  it('begins with the terms used last, prices the bands and posts them', async () => {
    const night = { kind: 'night', from: '22:00', to: '06:00', unit: 'percent', extra: 20 } as const
    const pay = { ...defaultPayTerms, bands: [night], minimumMinutes: 240, paymentDays: '14' as const }
    const sent: unknown[] = []
    server.use(
      reply('jobs.lastTerms', { terms: { company: [], seeker: [], pay }, payPerHour: 1450 }),
      reply('jobs.create', ({ input }) => {
        sent.push(input)
        return saved
      }),
    )
    open()
    const user = await fillIn()
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(await preview.findByText('£139.20, minus unpaid breaks')).toBeTruthy()
    expect(preview.getByText('14 days after the invoice')).toBeTruthy()

    await user.click(screen.getByText('Pay terms'))
    const expenses = within(screen.getByRole('group', { name: 'Expenses' }))
    await user.type(expenses.getByLabelText(/^Mileage, a mile/), '0.45')
    await user.type(expenses.getByLabelText(/^Mileage, at most/), '20')
    await user.type(expenses.getByLabelText(/^Parking, at most/), '10')
    await user.click(screen.getByRole('button', { name: 'Add a higher rate' }))
    const added = within(screen.getByRole('group', { name: 'Band 2' }))
    await user.selectOptions(added.getByLabelText('For'), 'Bank holidays')
    await user.selectOptions(added.getByLabelText('On top'), 'Pounds an hour')
    await user.type(added.getByLabelText('Amount'), '14.50')
    // Two hours of Christmas Day at £29.00 and six at the night's £17.40.
    expect(await preview.findByText('£162.40, minus unpaid breaks')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    await screen.findByText('The job’s page')
    expect(sent).toMatchObject([
      {
        terms: {
          company: [],
          pay: {
            bands: [night, { kind: 'bankHoliday', unit: 'pencePerHour', extra: 1450 }],
            minimumMinutes: 240,
            expenses: { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true },
            paymentDays: '14',
          },
        },
      },
    ])
  })

  it('allows a substitute when it is ticked, and by itself does not', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobs.create', ({ input }) => {
        sent.push(input.terms?.substitution)
        return saved
      }),
    )
    const { unmount } = open()
    await (await fillIn()).click(screen.getByRole('button', { name: 'Post job' }))
    await screen.findByText('The job’s page')
    unmount()

    open()
    const user = await fillIn()
    const allowed = screen.getByRole('checkbox', { name: /^The worker may send a substitute/ })
    await user.click(allowed)
    expect(allowed).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    await screen.findByText('The job’s page')
    expect(sent).toEqual([false, true])
  })

  it('names the band whose premium cannot be read', async () => {
    open()
    const user = await fillIn()
    await user.click(screen.getByText('Pay terms'))
    await user.click(screen.getByRole('button', { name: 'Add a higher rate' }))
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    const band = within(screen.getByRole('group', { name: 'Band 1' }))
    expect((await band.findAllByText('Give a whole percentage, like 20.')).length).toBeGreaterThan(0)
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(preview.getByText('Finish the pay terms to see it')).toBeTruthy()
  })

  it('keeps the pay terms open while a higher rate in them is corrected', async () => {
    open()
    const user = await fillIn()
    const terms = screen.getByText('Pay terms')
    await user.click(terms)
    await user.click(screen.getByRole('button', { name: 'Add a higher rate' }))
    const amount = screen.getByLabelText('Amount')
    await user.click(amount)
    await user.tab()
    await screen.findAllByText('Give a whole percentage, like 20.')

    await user.type(amount, '25')

    await waitFor(() => expect(screen.queryByText('Give a whole percentage, like 20.')).toBeNull())
    expect(terms.closest('details')?.open).toBe(true)
  })

  it('says before typing that the email address must be verified, and how', async () => {
    const { user, ...rest } = aCompanySession()
    open('/job-posting', { ...rest, user: { ...user, emailVerified: false } })

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Verify it, or have the email sent again' })

    expect([new URL(link.href).pathname, new URL(link.href).searchParams.get('next')]).toEqual([
      '/email-verification',
      location.href,
    ])
  })

  it('shows the next step of a refusal and keeps everything typed', async () => {
    server.use(
      reject(
        'jobs.create',
        new ApiError('profile.unverified', {
          nextStep: { label: 'Verify your email address', path: '/email-verification' },
        }),
      ),
    )
    open()
    const user = await fillIn()
    await user.click(screen.getByRole('button', { name: 'Post job' }))

    expect((await screen.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
      '/email-verification',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Door supervisor')
  })

  it('begins with what a post of a contract asks for', async () => {
    open(
      '/job-posting?title=Main+door&role=door-supervisor&people=2&date=2026-12-25' +
        `&site=${SITE}&start=20%3A00&end=04%3A00`,
    )

    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Main door')
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-12-25')
    expect(screen.getByLabelText<HTMLInputElement>('Start of line 1').value).toBe('20:00')
    expect(screen.getByLabelText<HTMLInputElement>('People needed on each shift').value).toBe('2')
  })

  it('is proposed to end eight hours after the start, and keeps an end that was chosen', async () => {
    open()
    const user = await fillIn()
    expect(screen.getByLabelText<HTMLInputElement>('End of line 1').value).toBe('06:00')

    await user.clear(screen.getByLabelText('Start of line 1'))
    await user.type(screen.getByLabelText('Start of line 1'), '23:30')

    expect(screen.getByLabelText<HTMLInputElement>('End of line 1').value).toBe('06:00')
  })

  it('is not posted with times that nobody chose', async () => {
    open()
    const user = await fillIn()
    await user.clear(screen.getByLabelText('Start of line 1'))
    await user.clear(screen.getByLabelText('End of line 1'))

    await user.click(screen.getByRole('button', { name: 'Post job' }))

    await waitFor(() => expect(screen.getByLabelText('Start of line 1')).toMatchObject({ ariaInvalid: 'true' }))
    expect(screen.getByLabelText('End of line 1')).toMatchObject({ ariaInvalid: 'true' })
  })

  it('has no accessibility faults', async () => {
    const { container } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }))
    await screen.findByText('The shifts appear here once every day has its times.')

    await expectNoAxeViolations(container)
  })

  it('warns below the minimum wage and names days without a shift', async () => {
    open()
    const user = await fillIn()

    await user.clear(screen.getByLabelText('Pay'))
    await user.type(screen.getByLabelText('Pay'), '11')
    const byTheButton = within(screen.getByRole('form', { name: 'Job' }))
    expect(await byTheButton.findByText(/below the National Living Wage/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Pay'))
    await user.type(screen.getByLabelText('Pay'), '12.80')
    expect(await screen.findAllByText(/£12.26 an hour after an unpaid break of 20 min is below/)).toHaveLength(2)
    await user.click(screen.getByLabelText('Breaks are paid'))
    await waitFor(() => expect(screen.queryByText(/below the National Living Wage/)).toBeNull())
    await user.selectOptions(screen.getByLabelText('Day of line 1'), 'Monday')
    expect(await screen.findByText(/None of the chosen days falls/)).toBeTruthy()
  })

  it('finds no fault with the boxes of a new line before they are left', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }))
    expect(await screen.findByText('The shifts appear here once every day has its times.')).toBeTruthy()
    expect(screen.queryByText('Enter a time, like 22:00.')).toBeNull()

    await userEvent.click(screen.getByLabelText('Start of line 1'))
    await userEvent.tab()

    expect(await screen.findAllByText('Enter a time, like 22:00.')).toHaveLength(1)
  })

  it('finds none with a line that is added after a refused posting, before it is left or sent', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Post job' }))
    await screen.findByRole('button', { name: /^Pay: Enter an amount in pounds/ })
    await userEvent.click(screen.getByRole('button', { name: 'Add a day' }))
    await waitFor(() => expect(screen.queryByText('Add at least one day.')).toBeNull())
    expect(screen.queryByText(/Enter a time, like 22:00\./)).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Post job' }))
    expect(await screen.findAllByText('Enter a time, like 22:00.')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add a day' }))
    expect(await screen.findByLabelText('Start of line 1')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Add at least one day.')).toBeNull())
    expect(screen.queryByText(/Enter a time, like 22:00\./)).toBeNull()
  })

  it('names the day of a wrong time in the summary', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }))
    await userEvent.click(screen.getByRole('button', { name: 'Post job' }))

    const wrongStart = { name: /^[A-Z][a-z]+day, start: Enter a time, like 22:00\.$/ }
    expect(await screen.findByRole('button', wrongStart)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Pay: Enter an amount in pounds/ })).toBeTruthy()
  })

  it('copies times to the days it runs on, in their order', async () => {
    open()
    const user = await fillIn()
    const copy = () => screen.queryByRole('button', { name: /^Copy these times/ })
    expect(copy()).toBeNull()

    await user.selectOptions(screen.getByLabelText('Runs for'), '2 Days')
    expect(copy()?.textContent).toBe('Copy these times to Saturday')
    await user.selectOptions(screen.getByLabelText('Runs for'), '3 Days')
    await user.click(screen.getByRole('button', { name: 'Copy these times to the other 2 days' }))

    const days = screen.getAllByLabelText<HTMLSelectElement>(/^Day of line/).map(({ value }) => value)
    expect(days).toEqual(['Friday', 'Saturday', 'Sunday'])
    expect(screen.getByLabelText<HTMLInputElement>('Start of line 3').value).toBe('22:00')
  })

  it('starts in half an hour in one press', async () => {
    const clock = () =>
      new Date(Date.now() + 30 * 60_000).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/London',
        hour: '2-digit',
        minute: '2-digit',
      })
    open()
    const button = await screen.findByRole('button', { name: 'Fill in: starts in 30 minutes, 8 hours' })

    const before = clock()
    await userEvent.click(button)

    expect([before, clock()]).toContain(screen.getByLabelText<HTMLInputElement>('Start of line 1').value)
  })

  it('shows each message at its field and keeps what was typed', async () => {
    server.use(
      reject('jobs.create', 'input.invalid', {
        'schedule.days.0.start': 'The shift on Fri 25 Dec 2026 at 22:00 has already started.',
        title: 'Say it in other words.',
      }),
    )
    open()
    const user = await fillIn()

    await user.click(screen.getByRole('button', { name: 'Post job' }))

    expect(await screen.findAllByText('Say it in other words.')).not.toHaveLength(0)
    expect(screen.getByLabelText('Start of line 1').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Door supervisor')
  })

  it.each([
    ['14,50', 'Use a full stop for the pence, like 14.50.'],
    ['0', 'Enter an amount above zero.'],
    ['9999.99', 'Enter £500.00 an hour or less.'],
  ])('refuses pay of %s beside the field', async (typed, message) => {
    open()
    const user = userEvent.setup({ delay: null })

    await user.type(await screen.findByLabelText('Pay'), typed)
    await user.tab()

    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('is not shown to another person, and its draft has no PIN', async () => {
    const first = open()
    await fillIn()
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('Door supervisor'))
    first.unmount()
    expect(localStorage.getItem(KEPT)).not.toContain('0427')
    open(
      '/job-posting',
      aCompanySession({ user: { uid: 'globex', role: 'Company', email: 'owner@globex.example', emailVerified: true } }),
    )

    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('')
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('survives a reload, and can be discarded', async () => {
    const first = open()
    await fillIn()
    first.unmount()
    open()

    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Door supervisor')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('makes up a PIN that is left empty', async () => {
    const pins: string[] = []
    server.use(reply('jobs.create', ({ input }) => (pins.push(input.pin), saved)))
    open(`/job-posting?copy=${JOB}&weeks=1`)

    await userEvent.clear(await screen.findByLabelText('PIN (optional)'))
    await userEvent.click(screen.getByRole('button', { name: 'Post it as it is' }))

    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(pins).toEqual([expect.stringMatching(/^\d{4}$/)])
  })

  it('says Network Error when the server cannot be reached', async () => {
    server.use(noAnswer('jobs.create'))
    open()
    const user = await fillIn()

    await user.click(screen.getByRole('button', { name: 'Post job' }))

    expect(await screen.findByText('Network Error')).toBeTruthy()
  })

  it('uses a site added on the same page once the list has it', async () => {
    const other = { ...dock, id: JOB, name: 'Printworks' }
    server.use(reply('sites.list', [other, { ...other, id: '019a0000-0000-7000-8000-000000000012', name: 'Mill' }]))
    const { queryClient } = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Add a site' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make a site' }))
    server.use(reply('sites.list', [dock, other]))
    await queryClient.invalidateQueries()
    await screen.findByRole('option', { name: 'Tobacco Dock' })

    expect(screen.getByLabelText<HTMLSelectElement>('Site').value).toBe(SITE)
  })
})

describe('an existing job', () => {
  it('is repeated a week later with a few key presses', async () => {
    const sent: { schedule: { startDate: string } }[] = []
    server.use(
      reply('jobs.create', ({ input }) => {
        sent.push(input)
        return saved
      }),
    )
    open(`/job-posting?copy=${JOB}&weeks=1`)
    const user = userEvent.setup({ delay: null })
    await screen.findByRole('button', { name: 'Post it as it is' })

    await user.tab()
    await user.keyboard('{Enter}')

    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(sent[0]?.schedule.startDate).toBe('2026-11-28')
  })

  it('asks before it posts a job again, with a link to the one that stands', async () => {
    const sent: unknown[] = []
    const job = { ...saved, startsAt: '2026-11-28T22:00:00.000Z', endsAt: '2026-11-29T06:00:00.000Z' }
    const question = 'You already posted this: Door supervisor, Tobacco Dock, Sat 28 Nov 2026, 22:00–06:00 (8 h).'
    server.use(reject('jobs.create', new ApiError('job.posted-already', { message: question, facts: { job } })))
    open(`/job-posting?copy=${JOB}&weeks=1`)
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Post job' }))

    const modal = within(await screen.findByRole('dialog', { name: 'Post it again?' }))
    modal.getByText(question)
    expect(modal.getByRole('link', { name: /^See the job you posted/ }).getAttribute('href')).toBe(`/job-detail/${JOB}`)
    await user.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Post job' }))
    const confirm = await screen.findByRole('button', { name: 'Post it again' })
    server.use(reply('jobs.create', ({ input }) => (sent.push(input), saved)))
    await user.click(confirm)

    await screen.findByText('The job’s page')
    expect(sent).toMatchObject([{ publish: true, confirmRepeat: true }])
  })

  it('confirms a change that affects people, and cancelling changes nothing', async () => {
    const confirmed: unknown[] = []
    const people = [
      {
        seekerId: JOB,
        name: 'Sam Okoro',
        startsAt: '2026-11-21T22:00:00.000Z',
        endsAt: '2026-11-22T06:00:00.000Z',
        owed: 5800,
      },
    ]
    const dearer = { people: people.map((person) => ({ ...person, owed: 11_600 })), isDearer: true }
    server.use(
      reject('jobs.update', new ApiError('job.people-affected', { facts: { people } }), {}, { once: true }),
      reject('jobs.update', new ApiError('job.people-affected', { facts: dearer }), {}, { once: true }),
      reply('jobs.update', ({ input }) => {
        confirmed.push([input.confirmAffected, input.owed])
        return saved
      }),
    )
    open(`/job-posting?job=${JOB}`)

    const save = await screen.findByRole('button', { name: 'Save changes' })
    expect(screen.queryByRole('button', { name: /^Fill in: starts/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(`/job-detail/${JOB}`)
    await userEvent.click(save)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Sam Okoro: Sat 21 Nov 2026, 22:00–06:00 (8 h)')).toBeTruthy()
    expect(dialog.getByText('Changing now, you owe £58.00 in all.')).toBeTruthy()
    expect(dialog.getByLabelText('Offer them the new times')).toHaveProperty('checked', true)
    await userEvent.click(dialog.getByRole('button', { name: 'Change and tell them' }))

    await screen.findByText('It costs more by now. Changing now, you owe £116.00 in all.')
    await userEvent.click(await screen.findByRole('button', { name: 'Change and tell them' }))
    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(confirmed).toEqual([[true, 11_600]])
  })

  it('shows that a posted job allows a substitute, and withdraws it', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobs.show', { ...saved, terms: { ...saved.terms, substitution: true } }),
      reply('jobs.update', ({ input }) => {
        sent.push(input.terms?.substitution)
        return saved
      }),
    )
    open(`/job-posting?job=${JOB}`)
    const allowed = await screen.findByRole('checkbox', { name: /^The worker may send a substitute/ })
    expect(allowed).toHaveProperty('checked', true)
    await userEvent.click(allowed)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

    await waitFor(() => expect(sent).toEqual([false]))
  })

  it('names whose open offers would be withdrawn before it is saved', async () => {
    const offers = [{ seekerId: JOB, name: 'Ada Lovelace', shifts: 2 }]
    const confirmed: boolean[] = []
    server.use(
      reject(
        'jobs.update',
        new ApiError('job.people-affected', { facts: { people: [], keeping: [], offers } }),
        {},
        {
          once: true,
        },
      ),
      reply('jobs.update', ({ input }) => (confirmed.push(input.confirmAffected), saved)),
    )
    open(`/job-posting?job=${JOB}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Offers would be withdrawn' }))
    const named = within(dialog.getByRole('list', { name: 'Offers withdrawn' })).getByRole('listitem').textContent
    await userEvent.click(dialog.getByRole('button', { name: 'Change and tell them' }))

    expect(named).toBe('Ada Lovelace, 2 shifts')
    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(confirmed).toEqual([true])
  })

  it('shows what somebody else saved meanwhile, keeps what was typed, and saves on the second press', async () => {
    const sent: { payPerHour: number; title: string; before?: Record<string, unknown> | undefined }[] = []
    const changed = [
      { field: 'payPerHour', before: 1450, now: 1500, yours: 1600 },
      { field: 'title', before: 'Door supervisor', now: 'Door team', yours: 'Door supervisor' },
    ]
    server.use(
      reject('jobs.update', new ApiError('record.changed', { facts: { changed } }), {}, { once: true }),
      reply('jobs.update', ({ input }) => (sent.push(input), saved)),
    )
    open(`/job-posting?job=${JOB}`)
    const user = userEvent.setup({ delay: null })
    await user.clear(await screen.findByLabelText('Pay'))
    await user.type(screen.getByLabelText('Pay'), '16')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))

    const lines = within(await screen.findByRole('list', { name: 'What they changed' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Pay: was £14.50, now £15.00. You typed £16.00. Take theirs: Pay',
      'Title: was Door supervisor, now Door team. ',
    ])
    expect(screen.getByLabelText<HTMLInputElement>('Pay').value).toBe('16')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Door team')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('The job’s page')).toBeTruthy()
    expect(sent).toMatchObject([
      { payPerHour: 1600, title: 'Door team', before: { payPerHour: 1500, title: 'Door team' } },
    ])
  })

  it('takes what somebody else saved for a field', async () => {
    const changed = [{ field: 'payPerHour', before: 1450, now: 1500, yours: 1600 }]
    server.use(reject('jobs.update', new ApiError('record.changed', { facts: { changed } })))
    open(`/job-posting?job=${JOB}`)
    const user = userEvent.setup({ delay: null })
    await user.clear(await screen.findByLabelText('Pay'))
    await user.type(screen.getByLabelText('Pay'), '16')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Take theirs: Pay' }))

    expect(screen.getByLabelText<HTMLInputElement>('Pay').value).toBe('15.00')
    expect(screen.queryByText(/You typed/)).toBeNull()
  })

  it('says who keeps what they agreed when only the terms change', async () => {
    const keeping = [
      { seekerId: '019a0000-0000-7000-8000-000000000030', name: 'Sam Okoro', parts: ['pay', 'pin'], shifts: 2 },
    ]
    server.use(reject('jobs.update', new ApiError('job.people-affected', { facts: { people: [], keeping } })))
    open(`/job-posting?job=${JOB}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('dialog'))

    expect(dialog.getByText('Sam Okoro, 2 shifts: the pay and the PIN')).toBeTruthy()
    expect(dialog.getByText('They keep booking on with the PIN they have.')).toBeTruthy()
    expect(dialog.queryByText(/cancelled/)).toBeNull()
  })
})

describe('the licence', () => {
  it('is chosen from those of the role, and can be none only where the law asks for none', async () => {
    open()
    const licence = () => screen.getByLabelText<HTMLSelectElement>('SIA licence needed')
    const offered = () => [...licence().options].map(({ text }) => text)
    const role = await screen.findByLabelText('Role')

    const seen: [string[], string][] = []
    for (const chosen of ['Door supervisor', 'Security guard', 'Event steward']) {
      await userEvent.selectOptions(role, chosen)
      seen.push([offered().slice(0, 2), licence().selectedOptions[0]?.text ?? ''])
    }

    expect(seen).toEqual([
      [['Door Supervision'], 'Door Supervision'],
      [['Security Guarding', 'Door Supervision'], 'Security Guarding'],
      [['None', 'Door Supervision'], 'None'],
    ])
  })
})
