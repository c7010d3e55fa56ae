import type { JobSeeker } from '@s4/contract'
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
import { RouteError } from '@s4/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { findWorkRoutes } from '../find-work-routes'
import { aJobCard, aJobInDetail } from '../testing/a-job'

const session = aSeekerSession()
const aNewSeeker: JobSeeker = {
  _id: '019a0000-0000-7000-8000-000000000001',
  firebaseUID: 'ada',
  fullname: '',
  shortBio: '',
  phone: '',
  dateOfBirth: null,
  picture: null,
  address: [],
  experiences: [],
  educationRecords: [],
  utrNumber: null,
  nameInOwnScript: '',
  vatNumber: null,
  vatRegistrations: [],
  ninoNumber: null,
  skills: [],
  hasCar: false,
  maxDistanceKm: 40,
  findable: false,
}
const page = (...jobs: ReturnType<typeof aJobCard>[]) => ({ data: jobs, nextCursor: null })
const open = (at: string) => renderRoutes(findWorkRoutes, { at, session })

describe('the form of the search', () => {
  const openSearch = async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    open('/User-Job')
    return { user: userEvent.setup(), field: await screen.findByRole('searchbox', { name: 'Job or company' }) }
  }

  it('keeps the focus and what is typed meanwhile after its own search', async () => {
    const { user, field } = await openSearch()

    await user.type(field, 'door{Enter} sup')
    await screen.findByRole('link', { name: 'Clear' })

    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Job or company' }))
    expect(field).toHaveProperty('value', 'door sup')
  })

  it('keeps them beside an open job, which stays open', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    const { id } = aJobCard()
    server.use(
      reply('jobSearch.list', page(aJobCard())),
      reply('jobSearch.show', aJobInDetail()),
      reply('config.show', aConfig()),
      reply('payRecord.show', { invoices: 0, paidOnTimePercent: null, late: null, medianDaysLate: null }),
    )
    open(`/User-Job?job=${id}`)
    await userEvent.click(await screen.findByText('Change the search'))
    const field = screen.getByRole('searchbox', { name: 'Job or company' })

    await userEvent.type(field, 'door{Enter} sup')
    await screen.findByRole('link', { name: 'Clear' })

    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'door sup')
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toContain(`job=${id}`)
  })

  it('is made anew by Clear', async () => {
    const { user, field } = await openSearch()
    await user.type(field, 'door{Enter}')

    await user.click(await screen.findByRole('link', { name: 'Clear' }))

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull())
    expect(screen.getByRole('searchbox', { name: 'Job or company' })).toHaveProperty('value', '')
  })

  it('closes its filters after a search from one of them, and gives their button the focus', async () => {
    const { user } = await openSearch()
    await user.click(screen.getByRole('button', { name: 'Filters' }))

    await user.type(await screen.findByLabelText('Pay from'), '15{Enter}')

    const button = await screen.findByRole('button', { name: 'Filters (1)' })
    expect(screen.queryByLabelText('Pay from')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('says no more of pay that was taken out again', async () => {
    const { user } = await openSearch()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const pay = await screen.findByLabelText('Pay from')
    await user.type(pay, 'abc{Enter}')
    await screen.findByText('Enter an amount in pounds, like 14.50')

    await user.clear(pay)
    await user.type(pay, '{Enter}')

    expect(screen.queryByText('Enter an amount in pounds, like 14.50')).toBeNull()
  })
})

describe('the list of jobs', () => {
  it('shows pay for the hour and the whole shift, the distance and the places left', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    const { container } = open('/User-Job')

    const card = within(await screen.findByRole('article'))

    expect(card.getByRole('link', { name: 'Door supervisor, Saturday night' })).toHaveProperty(
      'pathname',
      '/User-JobDetails/01939000-0000-7000-8000-000000000001',
    )
    expect(card.getByText('£14.50/h')).toBeTruthy()
    expect(card.getByText('£116.00 for the shift')).toBeTruthy()
    expect(card.getByText(/2 miles away/)).toBeTruthy()
    expect(card.getByText('2 places left')).toBeTruthy()
    expect(card.getByText('You can work this')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('says why a job does not fit and leads to the remedy', async () => {
    server.use(
      reply(
        'jobSearch.list',
        page(
          aJobCard({
            reasons: [
              {
                code: 'licence.missing',
                message: 'Door supervisor needs an SIA licence',
                fixPath: '/edit-license',
                stopsAccepting: true,
              },
            ],
          }),
        ),
      ),
    )
    open('/User-Job')

    const remedy = await screen.findByRole('link', { name: 'Add your licence' })

    expect(remedy).toHaveProperty('pathname', '/edit-license')
    expect(screen.getByText(/needs an SIA licence/)).toBeTruthy()
  })

  it('links once to the remedy of a reason that stops and of one that does not', async () => {
    const licence = { code: 'licence-missing', message: 'This needs an SIA licence', fixPath: '/edit-license' }
    const driving = { code: 'requirement', message: 'This job asks for: Driving licence', fixPath: '/edit-license' }
    const reasons = [
      { ...licence, stopsAccepting: true },
      { ...driving, stopsAccepting: false },
    ]
    server.use(reply('jobSearch.list', page(aJobCard({ reasons }))))
    open('/User-Job')

    expect(await screen.findByText(/Driving licence/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Add your licence' })).toHaveLength(1)
  })

  it.each([
    ['applied', 'You have applied'],
    ['offered', 'You have an offer to answer'],
    ['accepted', 'You are booked for this job'],
  ] as const)('says that a job is %s, and not that it can be worked', async (standing, text) => {
    server.use(reply('jobSearch.list', page(aJobCard({ standing }))))
    open('/User-Job')

    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('You can work this')).toBeNull()
  })

  it('says once above the list that jobs are outside the hours given', async () => {
    const message = 'All 7 shifts are outside the hours you gave'
    const reasons = [{ code: 'availability', message, fixPath: '/edit-availability', stopsAccepting: false }]
    const another = aJobCard({ id: '01939000-0000-7000-8000-000000000002', reasons })
    server.use(reply('jobSearch.list', page(aJobCard({ reasons }), another)))
    open('/User-Job?within=500')

    expect(await screen.findByText(/^All of these jobs are outside the hours you gave/)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Change your availability' })).toHaveLength(1)
    expect(screen.getAllByText(`${message}.`)).toHaveLength(2)
    expect(screen.queryByText('Note')).toBeNull()
  })

  it('says at the end how many jobs are farther away, and shows them', async () => {
    const far = ['2', '3'].map((last) => aJobCard({ id: `01939000-0000-7000-8000-00000000000${last}` }))
    server.use(
      reply('jobSearch.list', ({ input }) => (input.within === 500 ? page(aJobCard(), ...far) : page(aJobCard()))),
    )
    open('/User-Job')

    expect(await screen.findByText('2 more jobs are farther away than you travel.')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Show jobs at any distance' }))

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.queryByText(/farther away/)).toBeNull()
  })

  it('says that pay is the most where breaks are not paid', async () => {
    server.use(reply('jobSearch.list', page(aJobCard({ breaksPaid: false }))))
    open('/User-Job')

    expect(await screen.findByText('up to £116.00 for the shift')).toBeTruthy()
  })

  it('puts the search into the URL', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    const { router } = open('/User-Job')

    await userEvent.type(await screen.findByLabelText('Job or company'), 'doors')
    await userEvent.type(screen.getByLabelText('Town or postcode'), 'Leeds')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.type(await screen.findByLabelText('Pay from'), '14.50')
    await userEvent.click(screen.getByRole('button', { name: 'Search jobs' }))

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
        text: 'doors',
        town: 'Leeds',
        payFrom: '14.50',
      }),
    )
  })

  it('says of pay that is no amount how to write it, and does not search', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    const { router } = open('/User-Job?payFrom=abc')

    await userEvent.click(await screen.findByRole('button', { name: 'Filters', expanded: false }))
    await userEvent.type(await screen.findByLabelText('Job or company'), 'doors{Enter}')

    expect(await screen.findByText('Enter an amount in pounds, like 14.50')).toBeTruthy()
    expect(router.state.location.search).toBe('?payFrom=abc')
  })

  it('keeps the filters of the address while they are closed, and counts them', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    const { router } = open('/User-Job?role=key-holder&payFrom=12&sort=paid')

    expect(await screen.findByRole('button', { name: 'Filters (2)', expanded: false })).toBeTruthy()
    expect(screen.queryByLabelText('Role')).toBeNull()
    await userEvent.type(screen.getByLabelText('Job or company'), 'doors')
    await userEvent.keyboard('{Enter}')

    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        text: 'doors',
        role: 'key-holder',
        payFrom: '12',
        sort: 'paid',
      }),
    )
  })

  it('says once above the list what the person has to give before any work', async () => {
    const missing = {
      code: 'right-to-work-missing',
      message: 'Your right to work is not on your profile yet: add it',
      fixPath: '/edit-right-to-work',
      stopsAccepting: true,
    }
    const another = aJobCard({ id: '01939000-0000-7000-8000-000000000002', reasons: [missing] })
    server.use(reply('jobSearch.list', page(aJobCard({ reasons: [missing] }), another)))
    open('/User-Job')

    expect(await screen.findByText('You can apply now, but not accept work yet')).toBeTruthy()
    expect(screen.getAllByText(/Your right to work/)).toHaveLength(1)
    expect(screen.queryByText('You can work this')).toBeNull()
  })

  it.each([
    ['in the list', '/User-Job?text=stewrd'],
    ['beside an open job', `/User-Job?job=${aJobCard().id}&text=stewrd`],
  ])('announces %s that jobs were found for other words', async (_name, at) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    server.use(
      reply('config.show', aConfig()),
      reply('jobSearch.list', { ...page(aJobCard()), searchedInstead: 'steward' }),
      reply('jobSearch.show', aJobInDetail()),
      reply('payRecord.show', { invoices: 0, paidOnTimePercent: null, late: null, medianDaysLate: null }),
    )
    open(at)

    const sentence = await screen.findByText('No jobs found for “stewrd”. These match “steward”.')
    expect(sentence.closest('[role=status]')).toBeTruthy()
  })

  it('announces other words as a new search is made, and nothing for its own', async () => {
    server.use(
      reply('jobSearch.list', ({ input }) => ({
        ...page(aJobCard()),
        ...(input.text === 'stewrd' && { searchedInstead: 'steward' }),
      })),
    )
    open('/User-Job?text=door')
    await screen.findByRole('article')
    const regions = screen.getAllByRole('status')
    expect(regions.map(({ textContent }) => textContent).join('')).toBe('')

    await userEvent.clear(screen.getByLabelText('Job or company'))
    await userEvent.type(screen.getByLabelText('Job or company'), 'stewrd{Enter}')

    const sentence = await screen.findByText('No jobs found for “stewrd”. These match “steward”.')
    expect(regions).toContain(sentence.closest('[role=status]'))
  })

  it.each([
    ['for the same words', 'steward', '1 more job is farther away than 25 miles.'],
    ['for the words of the search', undefined, '2 jobs for “stewrd” are farther away than 25 miles.'],
  ])('says how many are farther away under jobs found for other words: %s', async (_name, farther, text) => {
    const another = aJobCard({ id: '01939000-0000-7000-8000-000000000002' })
    server.use(
      reply('jobSearch.list', ({ input }) =>
        input.within === 500
          ? { ...page(aJobCard(), another), searchedInstead: farther }
          : { ...page(aJobCard()), searchedInstead: 'steward' },
      ),
    )
    open('/User-Job?text=stewrd&town=SE1&within=25')

    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('says what to do when nothing matches', async () => {
    server.use(reply('jobSearch.list', page()))
    open('/User-Job?text=zebra&within=500')

    expect(await screen.findByText(/No open jobs match/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveProperty('search', '')
  })

  it.each([
    ['availability', undefined, '2 jobs match, but outside the hours you gave.'],
    ['rest', undefined, '2 jobs match, but you cannot work the next shift. Each job says why.'],
    ['rest', 'steward', '2 jobs match “steward”, but you cannot work the next shift. Each job says why.'],
  ])('says how many are there when none can be worked: %s, for %s', async (code, searchedInstead, text) => {
    const reasons = [{ code, message: 'Not this one', stopsAccepting: false }]
    const another = aJobCard({ id: '01939000-0000-7000-8000-000000000002', reasons })
    server.use(
      reply('jobSearch.list', ({ input }) =>
        input.workable ? page() : { ...page(aJobCard({ reasons }), another), searchedInstead },
      ),
    )
    open('/User-Job?town=SE1&within=25&workable=yes')

    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Search any distance' })).toBeNull()
    const them = screen.getByRole('link', { name: 'Show them' })
    expect(them).toHaveProperty('search', '?town=SE1&within=25')
  })

  it('offers no wider distance where no word is left to look for', async () => {
    server.use(reply('jobSearch.list', { ...page(), noWords: true }))
    open('/User-Job?text=the')

    expect(await screen.findByText('No job has these words. Try others, like a role or a place.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Search any distance' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveProperty('search', '')
  })

  it('keeps the distance without a place, and searches any distance when nothing is near', async () => {
    server.use(reply('jobSearch.list', ({ input }) => (input.within === 500 ? page(aJobCard()) : page())))
    const { router } = open('/User-Job')

    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(await screen.findByLabelText('Within'), '50 miles')
    await userEvent.click(screen.getByRole('button', { name: 'Search jobs' }))
    await screen.findByText('No open jobs match within 50 miles.')
    expect(new URLSearchParams(router.state.location.search).get('within')).toBe('50')
    await userEvent.click(screen.getByRole('link', { name: 'Search any distance' }))

    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('is there before the profile is complete, and says what is still needed to apply', async () => {
    server.use(
      reply(
        'jobSearch.list',
        page(
          aJobCard({
            reasons: [
              { code: 'licence-missing', message: 'Needs a licence', fixPath: '/edit-license', stopsAccepting: true },
            ],
          }),
        ),
      ),
    )
    server.use(
      reply('seeker.show', aNewSeeker),
      reply('rightToWork.show', null),
      reply('licence.list', []),
      reply('bankDetails.show', null),
    )
    const profile = {
      complete: false,
      percentage: 40,
      missing: [{ item: 'address' as const, label: 'Address', path: '/a' }],
    }
    renderRoutes(findWorkRoutes, { at: '/User-Job', session: aSeekerSession({ profile }) })

    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.queryByText('Can’t accept yet')).toBeNull()
    expect(await screen.findByRole('link', { name: 'Add your personal details' })).toBeTruthy()
    expect(screen.getByText('3 of 8 done')).toBeTruthy()
  })

  it('leads somebody with a complete profile to verifying their email address, which applying needs', async () => {
    const missing = {
      code: 'right-to-work-missing',
      message: 'Add it',
      fixPath: '/edit-right-to-work',
      stopsAccepting: true,
    }
    server.use(
      reply('jobSearch.list', page(aJobCard({ reasons: [missing] }))),
      reply('seeker.show', aNewSeeker),
      reply('rightToWork.show', null),
      reply('licence.list', []),
      reply('bankDetails.show', null),
    )
    const user = { ...session.user, emailVerified: false }
    renderRoutes(findWorkRoutes, { at: '/User-Job', session: { ...session, user } })

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Verify your email address' })
    expect(new URL(link.href).pathname).toBe('/email-verification')
    expect(screen.queryByText(/You can apply/)).toBeNull()
  })

  it('shows no earlier jobs under new words when no answer comes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(reply('jobSearch.list', page(aJobCard())))
    renderRoutes((deps) => [{ ErrorBoundary: RouteError, children: findWorkRoutes(deps) }], {
      at: '/User-Job',
      session,
    })
    await screen.findByRole('article')

    server.use(noAnswer('jobSearch.list'))
    await userEvent.type(screen.getByLabelText('Job or company'), 'steward')
    await userEvent.click(screen.getByRole('button', { name: 'Search jobs' }))

    expect(await screen.findByText(/Network Error/, { selector: 'p' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('names the filter that a search is refused for, with its field open', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())))
    open('/User-Job?from=20266-11-21')

    expect(await screen.findByText('Shifts from: That date is too far away. Enter one before 2200.')).toBeTruthy()
    expect((await screen.findByLabelText(/Shifts from/)).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what was typed when the place is unknown', async () => {
    server.use(reject('jobSearch.list', 'input.invalid', { town: 'We do not know that place.' }))
    open('/User-Job?town=Atlantis')

    expect(await screen.findByText('We do not know that place.')).toBeTruthy()
    expect(screen.getByLabelText('Town or postcode')).toHaveProperty('value', 'Atlantis')
  })

  it('saves a job', async () => {
    server.use(reply('jobSearch.list', page(aJobCard())), reply('jobSearch.save', { done: true }))
    open('/User-Job')
    const button = await screen.findByRole('button', { name: 'Save Door supervisor, Saturday night' })

    server.use(reply('jobSearch.list', page(aJobCard({ saved: true }))))
    await userEvent.click(button)

    expect(await screen.findByRole('button', { name: /^Remove Door supervisor/ })).toBeTruthy()
  })
})
