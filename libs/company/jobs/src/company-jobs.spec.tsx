import { ApiError } from '@s4/contract/api-error'
import type { Offer } from '@s4/contract'
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
import { useRouteError } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aJob, someJobDetails } from './testing/a-job'
import { companyJobsRoutes } from './company-jobs-routes'

const counts = { draft: 0, open: 1, filled: 0, inProgress: 0, completed: 4, expired: 0, closed: 0, cancelled: 0 }
const job = someJobDetails({ offersOut: 1 })
const routes = (deps: Parameters<Extract<Parameters<typeof renderRoutes>[0], (...given: never[]) => unknown>>[0]) =>
  companyJobsRoutes({
    ...deps,
    above: ({ wall, onlyWhenFull }) => <p>{roomText(wall, onlyWhenFull)}</p>,
    beside: () => <p>The map</p>,
    prefetchAbove: () => {},
  })
const roomText = (wall: boolean, onlyWhenFull = false) => {
  if (wall) return 'The room on a wall'
  return onlyWhenFull ? 'The room when there is something in it' : 'The room'
}
const open = (at: string) => renderRoutes(routes, { at })

beforeEach(() =>
  server.use(
    reply('offers.list', []),
    reply('sites.list', []),
    reply('selfBilling.terms', {
      version: '2026-11-23',
      accepted: { acceptedAt: '2026-11-23T09:00:00.000Z', acceptedBy: 'Ruth Adeyemi' },
    }),
  ),
)

describe('recent jobs', () => {
  it('of an account without a company are not asked for', async () => {
    renderRoutes(
      (deps) => [
        {
          children: routes(deps),
          ErrorBoundary: function Refused() {
            const error = useRouteError()
            return <p>{error instanceof ApiError ? error.code : 'another error'}</p>
          },
        },
      ],
      {
        at: '/recents-jobs',
        session: aCompanySession({ companyId: null, company: null, member: null, companies: [] }),
      },
    )

    expect(await screen.findByText('profile.incomplete')).toBeTruthy()
  })

  it('says that a shift is on, not that it is next', async () => {
    const nextShift = { id: aJob().id, startsAt: '2020-11-21T22:00:00.000Z', endsAt: '2096-11-22T06:00:00.000Z' }
    server.use(
      reply('jobs.list', { data: [aJob({ nextShift, status: 'inProgress' })], nextCursor: null }),
      reply('jobs.counts', counts),
    )
    open('/recents-jobs')

    expect(await screen.findByText(/^Now: /)).toBeTruthy()
  })

  it('posts the drafts of recurring work together after one question, and says which were refused', async () => {
    const [one, two, own] = [1, 2, 3].map((last) =>
      aJob({
        id: `019a0000-0000-7000-8000-00000000009${last}`,
        title: `Doors ${last}`,
        status: 'draft',
        recurring: last < 3,
      }),
    )
    const sent: unknown[] = []
    server.use(
      reply('jobs.list', { data: [one, two, own].flatMap((job) => job ?? []), nextCursor: null }),
      reply('jobs.counts', counts),
      reply('jobs.publish', ({ input }) => (sent.push(input.id), someJobDetails()), { once: true }),
      reject('jobs.publish', 'job.posted-already'),
    )
    open('/recents-jobs?state=draft')

    await userEvent.click(await screen.findByRole('button', { name: 'Post several drafts' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Post these drafts?' }))
    expect(asking.getByRole<HTMLInputElement>('checkbox', { name: /^Doors 3/ }).checked).toBe(false)
    expect(sent).toEqual([])
    await userEvent.click(asking.getByRole('button', { name: 'Post 2 jobs' }))

    expect(await screen.findByText('1 draft could not be posted')).toBeTruthy()
    expect(sent).toEqual([one?.id])
    expect(within(screen.getByRole('list', { name: 'Not posted' })).getByRole('link', { name: 'Doors 2' })).toBeTruthy()
  })

  it('shows when, where and how far each is filled, with the count of every state', async () => {
    server.use(reply('jobs.list', { data: [aJob()], nextCursor: null }), reply('jobs.counts', counts))
    const { container } = open('/recents-jobs')

    expect(await screen.findByRole('link', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
    expect(screen.getByText('Next: Sat 21 Nov 2026, 22:00–06:00 (8 h)')).toBeTruthy()
    expect(screen.getByText(/2 of 5 places taken/)).toBeTruthy()
    expect(screen.getByText('3 to decide')).toBeTruthy()
    expect(await screen.findByRole('link', { name: /Completed.*4/ })).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('marks the jobs that recurring work made', async () => {
    const once = { ...aJob({ title: 'Once' }), id: '019a0000-0000-7000-8000-000000000022' }
    server.use(
      reply('jobs.list', { data: [aJob({ recurring: true }), once], nextCursor: null }),
      reply('jobs.counts', counts),
    )
    open('/recents-jobs')

    expect(await screen.findAllByText('Recurring')).toHaveLength(1)
  })

  it('keeps what has to be agreed before the first offer above the jobs', async () => {
    server.use(
      reply('jobs.list', { data: [aJob()], nextCursor: null }),
      reply('jobs.counts', counts),
      reply('clients.list', { data: [], nextCursor: null }),
      reply('selfBilling.terms', { version: '2026-11-23', accepted: null }),
    )
    renderRoutes(routes, { at: '/recents-jobs', session: aCompanySession() })

    expect(await screen.findByText('Before your first offer')).toBeTruthy()
  })

  it('shows what a search found above the control room', async () => {
    server.use(reply('jobs.list', { data: [aJob()], nextCursor: null }), reply('jobs.counts', counts))
    open('/recents-jobs?text=dock')

    const room = await screen.findByText('The room')
    const jobs = await screen.findByRole('list', { name: 'Jobs' })
    expect(jobs.compareDocumentPosition(room)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('filters by text and state in the URL', async () => {
    server.use(
      reply('jobs.list', ({ input }) => ({
        data: input.text === 'dock' ? [aJob({ title: `Found, ${input.state ?? 'any'}` })] : [aJob()],
        nextCursor: null,
      })),
      reply('jobs.counts', counts),
    )
    const { router } = open('/recents-jobs?state=open')

    await userEvent.type(await screen.findByRole('searchbox'), 'dock')

    expect(await screen.findByText('Found, open')).toBeTruthy()
    expect(router.state.location.search).toBe('?text=dock&state=open')
  })

  it('is a table on a wide screen, sorted by the server within the filter', async () => {
    localStorage.setItem('listLook', JSON.stringify({ jobs: { view: 'table' } }))
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    server.use(
      reply('jobs.list', ({ input }) => ({
        data: [aJob({ title: `${input.sort ?? 'own order'}, ${input.siteId ? 'one site' : 'all'}` })],
        nextCursor: null,
      })),
      reply('jobs.counts', counts),
    )
    open(`/recents-jobs?siteId=${aJob().siteId}`)

    expect(await screen.findByRole('rowheader', { name: 'own order, one site' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))

    expect(await screen.findByRole('rowheader', { name: 'pay, one site' })).toBeTruthy()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('shows the control room above the jobs, and on a wall alone', async () => {
    server.use(reply('jobs.list', { data: [aJob()], nextCursor: null }), reply('jobs.counts', counts))
    const { router } = open('/recents-jobs')

    expect(await screen.findByText('The room')).toBeTruthy()
    expect(within(screen.getByRole('complementary')).getByText('The map')).toBeTruthy()
    await router.navigate('/recents-jobs?view=wall')

    expect(await screen.findByText('The room on a wall')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Jobs' })).toBeNull()
  })

  it('opens a job beside the list in a wide window, with the filter kept', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    server.use(
      reply('jobs.list', { data: [job], nextCursor: null }),
      reply('jobs.counts', counts),
      reply('jobs.show', job),
      reply('config.show', aConfig()),
    )
    const { router } = open('/recents-jobs?state=open')

    await userEvent.click(await screen.findByRole('link', { name: job.title }))

    const pane = within(await screen.findByRole('region', { name: 'Job' }))
    expect(await pane.findByText('2 of 5 filled')).toBeTruthy()
    expect(router.state.location.search).toBe(`?state=open&job=${job.id}`)
    expect(screen.getByRole('link', { name: job.title }).getAttribute('aria-current')).toBe('true')
    expect(screen.queryByText('The room')).toBeNull()
    await userEvent.click(pane.getByRole('link', { name: 'Close' }))
    expect(await screen.findByText('The room')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('leads to the own page of a job on a phone, and shows one that a sent link opens', async () => {
    server.use(
      reply('jobs.list', { data: [job], nextCursor: null }),
      reply('jobs.counts', counts),
      reply('jobs.show', job),
      reply('config.show', aConfig()),
    )
    const { router } = open('/recents-jobs')

    const link = await screen.findByRole('link', { name: job.title })
    expect(link.getAttribute('href')).toBe(`/job-detail/${job.id}`)
    await router.navigate(`/recents-jobs?job=${job.id}`)

    expect(await screen.findByText('2 of 5 filled')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All recent jobs' }).getAttribute('href')).toBe('/recents-jobs')
  })

  it('says so when nothing is posted, and when nothing matches', async () => {
    server.use(
      reply('clients.list', { data: [], nextCursor: null }),
      reply('jobs.list', { data: [], nextCursor: null }),
      reply('jobs.counts', { ...counts, open: 0, completed: 0 }),
    )
    const { router } = renderRoutes(routes, { at: '/recents-jobs', session: aCompanySession() })

    expect(await screen.findByRole('link', { name: 'Post your first job' })).toBeTruthy()
    expect(screen.getByText('The room when there is something in it')).toBeTruthy()
    const card = screen.getByRole('region', { name: 'Door supervisor, Friday night' })
    const example = within(card)
    expect(example.getByText('Example')).toBeTruthy()
    await expectNoAxeViolations(card)
    await userEvent.click(example.getByRole('button', { name: 'Hide example' }))
    expect(screen.queryByText('Example')).toBeNull()
    await router.navigate('/recents-jobs?text=zzz')
    expect(await screen.findByText('No job matches.')).toBeTruthy()
    await router.navigate('/recents-jobs')
    expect(await screen.findByRole('link', { name: 'Post your first job' })).toBeTruthy()
    expect(screen.queryByText('Example')).toBeNull()
  })

  it('asks for the terms of the invoices as a step before the first job', async () => {
    server.use(
      reply('jobs.list', { data: [], nextCursor: null }),
      reply('jobs.counts', { ...counts, open: 0, completed: 0 }),
      reply('selfBilling.terms', { version: '2026-11-23', accepted: null }),
    )
    renderRoutes(routes, { at: '/recents-jobs', session: aCompanySession() })

    const step = await screen.findByRole('link', { name: 'Agree how invoices are made' })
    expect(step.getAttribute('href')).toBe('/completed-job/agreements')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 done')
  })
})

describe("a job's page", () => {
  it('shows each shift filling, the PIN, the codes and the terms', async () => {
    const terms = { ...job.terms, pay: { ...job.terms.pay, minimumMinutes: 240 } }
    server.use(reply('jobs.show', { ...job, terms }), reply('config.show', aConfig()))
    const { container } = open(`/job-detail/${job.id}`)

    expect(await screen.findByText('2 of 5 filled')).toBeTruthy()
    expect(screen.getByText('0427')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Codes to print' }).getAttribute('href')).toBe(
      `/qr-code?site=${job.siteId}`,
    )
    expect(screen.getByRole('link', { name: 'Applicants' }).getAttribute('href')).toBe(`/view-applicant/${job.id}`)
    expect(screen.getByText(/You can cancel free of charge up to 24 h before the start/)).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Pay terms' }).textContent).toContain(
      'Whoever books on is paid for 4 h at least',
    )
    await expectNoAxeViolations(container)
  })

  it('says until when a shift can be cancelled free of charge', async () => {
    const shifts = job.shifts.map((shift) => ({
      ...shift,
      startsAt: '2100-11-20T22:00:00.000Z',
      endsAt: '2100-11-21T06:00:00.000Z',
    }))
    server.use(reply('jobs.show', { ...job, shifts }), reply('config.show', aConfig()))
    open(`/job-detail/${job.id}`)

    expect(await screen.findByText(/free of charge until Fri 19 Nov 2100, 22:00/)).toBeTruthy()
  })

  it('says before the first offer what the company agrees to', async () => {
    server.use(
      reply('jobs.show', someJobDetails({ status: 'open' })),
      reply('config.show', aConfig()),
      reply('selfBilling.terms', { version: '2026-11-23', accepted: null }),
    )
    open(`/job-detail/${job.id}`)

    expect((await screen.findByRole('link', { name: 'Read the terms' })).getAttribute('href')).toBe(
      '/completed-job/agreements',
    )
    expect(screen.getByText('Before your first offer')).toBeTruthy()
  })

  it('shows the shift in the URL, else the current or next one, and links to its pages', async () => {
    const [first] = someJobDetails().shifts
    const later = {
      id: '019a0000-0000-7000-8000-000000000032',
      startsAt: '2026-11-28T22:00:00.000Z',
      endsAt: '2026-11-29T06:00:00.000Z',
      positions: 5,
      taken: 1,
      cancelled: false,
      stretches: [],
    }
    server.use(
      reply(
        'jobs.show',
        someJobDetails({
          shifts: first ? [first, later] : [],
          offersOut: 0,
          applicantsByShift: { [first?.id ?? '']: 2, [later.id]: 0 },
        }),
      ),
      reply('config.show', aConfig()),
    )
    const { router } = open(`/job-detail/${someJobDetails().id}?shift=${later.id}`)

    const chosen = within(await screen.findByRole('article', { name: 'Sat 28 Nov 2026, 22:00–06:00 (8 h)' }))
    expect(chosen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['view-applicant', 'assign-jobDetail', 'job-report-logs'].map(
        (start) => `/${start}/${someJobDetails().id}?shift=${later.id}`,
      ),
    )
    const others = within(screen.getByRole('list', { name: 'Other shifts' }))
    expect(others.getAllByRole('listitem')).toHaveLength(1)
    expect(others.getByText('2 of 5 filled, 2 applied')).toBeTruthy()
    expect(chosen.getByText('1 of 5 filled')).toBeTruthy()
    await userEvent.click(others.getByRole('link', { name: 'Go to Sat 21 Nov 2026, 22:00–06:00 (8 h)' }))

    expect(await screen.findByRole('article', { name: 'Sat 21 Nov 2026, 22:00–06:00 (8 h)' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?shift=${first?.id ?? ''}`)
  })

  it('shows who has an offer and how long, and takes one back after asking', async () => {
    const offer: Offer = {
      id: '019a0000-0000-7000-8000-000000000041',
      applicationId: null,
      seekerId: '019a0000-0000-7000-8000-000000000051',
      seekerName: 'Sam Okoro',
      companyVerified: true,
      status: 'open',
      job: {
        id: job.id,
        title: job.title,
        companyId: job.siteId,
        companyName: 'Acme',
        siteName: job.siteName,
        town: 'E1W',
        zone: job.zone,
        payPerHour: job.payPerHour,
        breaksPaid: job.breaksPaid,
      },
      lapsesAt: new Date(Date.now() + 3_600_000).toISOString(),
      createdAt: '2026-11-16T09:00:00.000Z',
      shifts: job.shifts,
      terms: job.terms,
      ownStaff: false,
      chargesVat: false,
      selfBillingAgreed: true,
      workingTimeWarnings: [],
      workingTimeReason: '',
      requirements: [],
      otherRequirements: '',
      cover: null,
    }
    const rescinded: string[] = []
    server.use(
      reply('jobs.show', job),
      reply('config.show', aConfig()),
      reply('offers.list', [offer]),
      reply('offers.rescind', ({ input }) => {
        rescinded.push(input.id)
        return { ...offer, status: 'rescinded' }
      }),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the offer to Sam Okoro' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))

    expect(await screen.findByText('The offer to Sam Okoro is withdrawn.')).toBeTruthy()
    expect(rescinded).toEqual([offer.id])
  })

  it('posts a draft, and shows why an outdated one is refused', async () => {
    server.use(
      reply('jobs.show', someJobDetails({ status: 'draft' })),
      reply('config.show', aConfig()),
      reject('jobs.publish', 'input.invalid', {
        'schedule.days.0.start':
          'The shift on Sat 14 Nov 2026 at 22:00 has already started: choose a later start, or start now.',
      }),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Post job' }))

    expect(await screen.findByText(/has already started/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit the draft' })).toBeTruthy()
  })

  it('asks before a draft is posted that is posted already', async () => {
    const sent: unknown[] = []
    const message = 'You already posted this: Doors, Tobacco Dock, Sat 21 Nov 2026, 22:00–06:00 (8 h).'
    server.use(
      reply('jobs.show', someJobDetails({ status: 'draft' })),
      reply('config.show', aConfig()),
      reject('jobs.publish', new ApiError('job.posted-already', { message })),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Post job' }))
    await screen.findByText(message)
    server.use(reply('jobs.publish', ({ input }) => (sent.push(input), job)))
    await userEvent.click(screen.getByRole('button', { name: 'Post it again' }))

    await screen.findByText('Your job is posted.')
    expect(sent).toEqual([{ id: job.id, confirmRepeat: true }])
  })

  it('cancels with a reason after showing the cost; keeping the job sends nothing', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobs.cancellation', { places: 2, owed: 11_600 }),
      reply('jobs.show', job),
      reply('config.show', aConfig()),
      reply('jobs.cancel', ({ input }) => {
        sent.push(input)
        return someJobDetails({ status: 'cancelled' })
      }),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep the job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Cancelling now, you owe £116.00 in all.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The event is off')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }))

    expect(await screen.findByText('The job is cancelled and everybody on it is told.')).toBeTruthy()
    expect(sent).toEqual([{ id: job.id, reason: 'The event is off', owed: 11_600 }])
  })

  it('cancels only once somebody has read that it costs more by now', async () => {
    const sent: unknown[] = []
    server.use(
      reply('jobs.cancellation', { places: 2, owed: 5800 }),
      reply('jobs.show', job),
      reply('config.show', aConfig()),
      reject('jobs.cancel', new ApiError('assignment.costs-more', { facts: { owed: 11_600 } })),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Cancelling now, you owe £58.00 in all.')
    await userEvent.type(dialog.getByLabelText('Reason'), 'The event is off')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }))

    await dialog.findByText('Cancelling now, you owe £116.00 in all.')
    server.use(
      reply('jobs.cancel', ({ input }) => {
        sent.push(input.owed)
        return someJobDetails({ status: 'cancelled' })
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }))

    await expect.poll(() => sent).toEqual([11_600])
  })

  it('reads the cost anew when it is opened again', async () => {
    server.use(
      reply('jobs.cancellation', { places: 2, owed: 5800 }),
      reply('jobs.show', job),
      reply('config.show', aConfig()),
      reject('jobs.cancel', new ApiError('assignment.costs-more', { facts: { owed: 11_600 } })),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'The event is off')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }))
    await dialog.findByText('Cancelling now, you owe £116.00 in all.')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the job' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))

    await within(await screen.findByRole('dialog')).findByText('Cancelling now, you owe £58.00 in all.')
  })

  it('says of a draft that no worker has seen it and nobody is told', async () => {
    const draft = { ...job, status: 'draft' as const }
    server.use(
      reply('jobs.show', draft),
      reply('config.show', aConfig()),
      reply('jobs.cancellation', { places: 0, owed: 0 }),
      reply('jobs.cancel', someJobDetails({ status: 'cancelled' })),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel draft' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/No worker has seen the draft, and nobody is told/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Posted twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel draft' }))

    expect(await screen.findByText('The draft is cancelled.')).toBeTruthy()
  })

  it('keeps the reason when the server cannot be reached', async () => {
    server.use(
      reply('jobs.show', job),
      reply('config.show', aConfig()),
      reply('jobs.cancellation', { places: 0, owed: 0 }),
      noAnswer('jobs.cancel'),
    )
    open(`/job-detail/${job.id}`)

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'The event is off')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel job' }))

    expect(await dialog.findByText('Network Error')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The event is off')
  })
})
