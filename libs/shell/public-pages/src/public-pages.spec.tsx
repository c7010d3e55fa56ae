import type { JobCard } from '@s4/contract'
import {
  aCompanySession,
  aSeekerSession,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicRoutes } from './public-routes'

const open = (at: string) => renderRoutes(publicRoutes(), { at })

const aJobCard = (change: Partial<JobCard> = {}): JobCard => ({
  id: '01939000-0000-7000-8000-000000000001',
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  company: {
    _id: '01939000-0000-7000-8000-000000000002',
    companyName: 'Harbour Guarding',
    companyLogo: null,
    verified: true,
  },
  siteName: 'Tobacco Dock',
  town: 'E1W',
  point: { lat: 51.5079, lng: -0.0594 },
  zone: 'Europe/London',
  payPerHour: 1450,
  shiftPay: 11_600,
  breaksPaid: false,
  payLines: [],
  nextShift: {
    id: '01939000-0000-7000-8000-000000000003',
    startsAt: '2036-11-22T22:00:00.000Z',
    endsAt: '2036-11-23T06:00:00.000Z',
  },
  shiftCount: 3,
  placesLeft: 2,
  siaSector: null,
  status: 'open',
  postedAt: '2036-11-16T09:00:00.000Z',
  metres: null,
  saved: false,
  standing: null,
  reasons: null,
  ...change,
})

const aPage = (...data: JobCard[]) => ({ data, nextCursor: null })

beforeEach(() => {
  server.use(
    reply('session.show', null),
    reply('jobSearch.count', { count: 3 }),
    reply('jobSearch.list', aPage(aJobCard())),
  )
})

describe('a page for everybody', () => {
  it.each([
    ['/', 'Find security work. Fill security shifts.'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/accessibility', 'Accessibility'],
  ])('%s has one main heading and no accessibility faults', async (at, heading) => {
    open(at)

    await screen.findByRole('heading', { level: 1, name: heading })

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it.each(['/', '/terms', '/privacy', '/accessibility'])('%s links to terms, privacy and accessibility', async (at) => {
    open(at)

    const footer = within(await screen.findByRole('contentinfo'))

    expect(footer.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/terms', '/privacy', '/accessibility']),
    )
  })
})

describe('the landing page', () => {
  it.each([
    [0, '0 jobs are open now.'],
    [1, '1 job is open now.'],
    [1234, '1,234 jobs are open now.'],
  ])('says that %i are open', async (count, sentence) => {
    server.use(reply('jobSearch.count', { count }))
    open('/')

    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('leaves out the number when it cannot be loaded', async () => {
    server.use(noAnswer('jobSearch.count'))
    const { queryClient } = open('/')

    await waitFor(() => expect(queryClient.getQueryState(['jobSearch', 'count', {}])?.status).toBe('error'))

    expect(screen.getByRole('button', { name: 'Search jobs' })).toBeTruthy()
    expect(screen.queryByText(/open now|Network Error/)).toBeNull()
  })

  it('links workers to the open jobs, and both sides to their sign-up forms', async () => {
    open('/')

    const findWork = await screen.findByRole('link', { name: 'Find work' })
    expect(findWork.getAttribute('href')).toBe(`/#${screen.getByRole('region', { name: 'Open jobs' }).id}`)
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/CreateAccount')
    expect(screen.getByRole('link', { name: 'Post work' }).getAttribute('href')).toBe('/CreateAccount?role=company')
  })

  it('says how it works for each side, what holds, and answers questions', async () => {
    open('/')

    const how = within(await screen.findByRole('region', { name: 'How it works' }))
    expect(how.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3])
    const proof = within(screen.getByRole('region', { name: 'What you can rely on' }))
    expect(
      proof
        .getAllByRole('heading')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Licence checks', 'Pay rules', 'Safety'])
    const answer = screen.getByText('Nothing for now, for workers and for companies.')
    expect(answer.closest('details')?.open).toBe(false)
    await userEvent.click(screen.getByText('What does S4 cost?'))
    expect(answer.closest('details')?.open).toBe(true)
  })

  it.each([
    [aSeekerSession(), 'seeker.s4.localhost', '/User-Job'],
    [aCompanySession(), 'company.s4.localhost', '/recents-jobs'],
  ])('leads somebody signed in to the home screen of their app', async (session, hostname, pathname) => {
    server.use(reply('session.show', session))
    renderRoutes(publicRoutes(), { at: '/', session })

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go to your home screen' })

    expect(new URL(link.href)).toMatchObject({ hostname, pathname })
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('offers the sign-in again once the session is over', async () => {
    const asked: string[] = []
    server.use(reply('session.show', () => (asked.push('session'), null)))
    renderRoutes(publicRoutes(), { at: '/', session: aSeekerSession() })

    await waitFor(() => expect(asked).toEqual(['session']))
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })
})

describe('the jobs on the landing page', () => {
  it('are shown with place, time and pay, and link to the worker’s app', async () => {
    open('/')

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Door supervisor, Saturday night' })

    expect([new URL(link.href).hostname, new URL(link.href).pathname]).toEqual([
      'seeker.s4.localhost',
      '/User-JobDetails/01939000-0000-7000-8000-000000000001',
    ])
    for (const fact of [
      'Harbour Guarding · Tobacco Dock, E1W',
      'Sat 22 Nov 2036, 22:00–06:00 (8 h), and 2 more shifts',
      '£14.50/h',
      'up to £116.00 for the shift',
    ])
      expect(screen.getByText(fact)).toBeTruthy()
    await expectNoAxeViolations()
  })

  it('are searched without signing in, with the search in the URL', async () => {
    const asked: unknown[] = []
    server.use(reply('jobSearch.list', ({ input }) => (asked.push(input), aPage(aJobCard({ title: 'Steward' })))))
    const { router } = open('/')

    await userEvent.type(await screen.findByLabelText('What kind of work'), 'steward')
    await userEvent.type(screen.getByLabelText('Town or postcode'), 'Leeds{Enter}')

    expect(await screen.findByRole('heading', { name: 'Jobs for “steward” within 25 miles of Leeds' })).toBeTruthy()
    expect(router.state.location.search).toBe('?text=steward&town=Leeds')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'steward', town: 'Leeds' }))
    const next = (name: string) =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('next')
    const card = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Steward' })
    expect(new URL(card.href).search).toBe('?text=steward&town=Leeds')
    for (const name of ['Create an account', 'Sign in', 'Sign in to apply'])
      expect(next(name)).toMatch(/seeker\.s4\.localhost:4200\/User-Job\?text=steward&town=Leeds$/)
  })

  it('are read anonymously even with a session', async () => {
    const askedAs: (string | null)[] = []
    server.use(
      reply('jobSearch.list', ({ request }) => (askedAs.push(request.headers.get('firebase-id')), aPage(aJobCard()))),
    )
    renderRoutes(publicRoutes(), {
      at: '/',
      session: aSeekerSession({ profile: { complete: false, percentage: 0, missing: [] } }),
    })

    expect(await screen.findByRole('link', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
    expect(askedAs).toEqual([null])
  })

  it('match the search in the URL when the page is opened', async () => {
    open('/?text=steward')

    expect(await screen.findByRole('heading', { name: 'Jobs for “steward”' })).toBeTruthy()
    expect(screen.getByLabelText('What kind of work')).toHaveProperty('value', 'steward')
  })

  it('are announced as found for other words', async () => {
    server.use(reply('jobSearch.list', { ...aPage(aJobCard()), searchedInstead: 'steward' }))
    open('/?text=stewrd')

    const sentence = await screen.findByText('No jobs found for “stewrd”. These match “steward”.')
    expect(sentence.closest('[role=status]')).toBeTruthy()
  })

  it.each([
    ['/', 'No job is open at the moment'],
    ['/?text=diver', 'No open jobs for “diver”.'],
    ['/?text=diver&town=Leeds', 'No open jobs for “diver” within 25 miles of Leeds.'],
  ])('show a sentence when there are none on %s', async (at, words) => {
    server.use(reply('jobSearch.list', aPage()))
    open(at)

    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in to apply' })).toBeNull()
  })

  it('are all shown on one press', async () => {
    server.use(
      reply('jobSearch.count', { count: 13 }),
      reply('jobSearch.list', ({ input }) => ({
        data: [aJobCard()],
        nextCursor: input.limit === 3 ? 'more' : null,
      })),
    )
    open('/')

    await userEvent.click(await screen.findByRole('link', { name: 'See all 13 open jobs' }))

    expect(await screen.findByRole('heading', { name: 'All open jobs' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See all 13 open jobs' })).toBeNull())
  })

  it('can be loaded again after a failure', async () => {
    server.use(noAnswer('jobSearch.list'))
    open('/')

    await screen.findByText('Network Error')
    server.use(reply('jobSearch.list', aPage(aJobCard())))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('link', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
  })

  it('show what to change for an unknown place', async () => {
    server.use(reject('jobSearch.list', 'input.invalid', { town: 'We do not know that place.' }))
    open('/?town=Atlantis')

    expect(await screen.findByText('We do not know that place.')).toBeTruthy()
    expect(screen.getByLabelText('Town or postcode')).toHaveProperty('value', 'Atlantis')
  })

  it('show what was typed as text, whatever it is', async () => {
    server.use(reply('jobSearch.list', aPage(aJobCard({ title: '<img src=x onerror=alert(1)>' }))))
    open('/?text=<b>bold</b>')

    expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Jobs for “<b>bold</b>”' })).toBeTruthy()
  })
})

it('the privacy page switches reports about pages off for this browser, and on again', async () => {
  open('/privacy')
  const choice = await screen.findByRole('switch', { name: 'Tell S4 about errors and speed' })

  await userEvent.click(choice)
  expect(document.cookie).toContain('measure=off')
  await userEvent.click(choice)
  expect(document.cookie).not.toContain('measure=off')
})
