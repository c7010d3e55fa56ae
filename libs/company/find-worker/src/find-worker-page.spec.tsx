import { defaultPayTerms } from '@s4/domain/pay-terms'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findWorkerRoutes } from './find-worker-routes'
import { aJob, aSavedWorker, aSite, aWorker, aWorkerProfile, ids } from './testing/workers'

const show = (search = '') =>
  renderRoutes(findWorkerRoutes, { at: `/find-worker${search}`, session: aCompanySession() })
const offer = {
  id: ids.job,
  job: {
    id: ids.job,
    title: 'Door supervisor',
    companyId: ids.site,
    companyName: 'Acme Security',
    siteName: 'Tobacco Dock',
    town: 'E1W',
    zone: 'Europe/London',
    payPerHour: 1450,
    breaksPaid: false,
  },
  applicationId: null,
  seekerId: ids.seeker,
  seekerName: 'Sam Okoro',
  companyVerified: true,
  status: 'open' as const,
  lapsesAt: '2027-11-19T09:00:00.000Z',
  createdAt: '2026-11-16T09:00:00.000Z',
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

beforeEach(() => {
  server.use(
    reply('sites.list', [aSite()]),
    reply('workerTeams.list', { teams: [], tags: [] }),
    reply('jobs.list', { data: [aJob()], nextCursor: null }),
    reply('jobs.show', aJob()),
    reply('offers.list', []),
  )
})

describe('finding a worker', () => {
  it.each([
    ['found', `?siteId=${ids.site}`],
    ['saved', '?tab=saved'],
    ['looked at', `/profile?worker=${ids.seeker}`],
  ])('offers no message to somebody %s who has asked for help in secret, and says so', async (_where, search) => {
    const inSecret = true
    server.use(
      // Before the profile, because the first one that fits answers.
      reply('workers.find', [aWorker({ inSecret })]),
      reply('workers.show', aWorkerProfile({ inSecret })),
      reply('workers.list', [aSavedWorker({ inSecret })]),
    )
    show(search)

    await screen.findByText(/^Sam Okoro$/)
    const more = screen.queryByRole('button', { name: 'More actions for Sam Okoro' })
    if (more) await userEvent.click(more)
    expect(await screen.findByText('Asked for help in secret: do not call or write to their phone.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Message Sam Okoro' })).toBeNull()
  })

  it('asks for a site and a time first', async () => {
    const { container } = show()

    await screen.findByText(/Say where and when you need somebody/)

    await expectNoAxeViolations(container)
  })

  it('searches at no site that was not chosen', async () => {
    server.use(
      reply('sites.list', [aSite(), { ...aSite(), id: '019a0000-0000-7000-8000-0000000000aa', name: 'Excel' }]),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Find workers' }))

    expect(await screen.findByText('Choose the site where you need them.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Site'))
    screen.getByText(/Say where and when you need somebody/)
  })

  it('keeps who would travel farther than they like behind a press', async () => {
    const { fit } = aWorker()
    const far = aWorker({
      seekerId: '019a0000-0000-7000-8000-0000000000ab',
      fullname: 'Far Away',
      fit: { ...fit, tooFar: true },
    })
    server.use(reply('workers.find', [far, aWorker()]))
    show(`?siteId=${ids.site}`)

    const more = await screen.findByText('1 more would have to travel farther than they like')
    expect(within(screen.getByRole('list', { name: 'Workers found' })).getAllByRole('article')).toHaveLength(1)
    expect(more.closest('details')?.open).toBe(false)
    await userEvent.click(more)
    expect(screen.getByRole('heading', { name: 'Far Away' })).toBeTruthy()
  })

  it('shows the next step when it is refused', async () => {
    server.use(
      reject(
        'workers.find',
        new ApiError('profile.unverified', {
          nextStep: { label: 'Verify your email address', path: '/email-verification' },
        }),
      ),
    )
    show(`?site=${ids.site}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Find workers' }))

    expect((await screen.findByRole('link', { name: 'Verify your email address' })).getAttribute('href')).toBe(
      '/email-verification',
    )
  })

  it('keeps the search in the URL and shows workers with the reasons', async () => {
    let asked: unknown
    server.use(
      reply('workers.find', ({ input }) => {
        asked = input
        return [aWorker()]
      }),
    )
    const { router } = show()

    await userEvent.type(await screen.findByLabelText('Date (optional)'), '2027-11-20')
    await userEvent.type(screen.getByLabelText('From (optional)'), '22:00')
    await userEvent.type(screen.getByLabelText('To (optional)'), '06:00')
    await userEvent.selectOptions(screen.getByLabelText('SIA licence'), 'Door Supervision')
    await userEvent.click(screen.getByRole('button', { name: 'Find workers' }))

    await screen.findByRole('heading', { name: 'Sam Okoro' })
    screen.getByText('Free at that time')
    screen.getByText('Under 5 miles away')
    expect(asked).toEqual({
      siteId: ids.site,
      date: '2027-11-20',
      start: '22:00',
      end: '06:00',
      sector: 'Door Supervision',
    })
    expect(router.state.location.search).toContain('date=2027-11-20')
  })

  it('shows the people before the search on phones', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    server.use(reply('workers.find', [aWorker()]))
    show(`?job=${ids.job}`)

    const search = await screen.findByText(
      'Search: Tobacco Dock, Sat 20 Nov 2027, 22:00–06:00, Door Supervision, any distance',
    )
    expect(search.closest('details')?.open).toBe(false)
    vi.unstubAllGlobals()
  })

  it('searches by weekday instead of a date', async () => {
    let asked: unknown
    server.use(
      reply('workers.find', ({ input }) => {
        asked = input
        return [aWorker()]
      }),
    )
    show('?date=2027-11-20')

    await userEvent.selectOptions(await screen.findByLabelText('Or every week'), 'Friday')
    await userEvent.type(screen.getByLabelText('From (optional)'), '22:00')
    await userEvent.type(screen.getByLabelText('To (optional)'), '06:00')
    await userEvent.click(screen.getByRole('button', { name: 'Find workers' }))

    await screen.findByRole('heading', { name: 'Sam Okoro' })
    expect(asked).toEqual({ siteId: ids.site, weekday: 'Friday', start: '22:00', end: '06:00' })
  })

  it('prefills site, time and licence from a job, and offers it', async () => {
    let asked: unknown
    let sent: unknown
    server.use(
      reply('workers.find', ({ input }) => {
        asked = input
        return [aWorker()]
      }),
      reply('offers.create', ({ input }) => {
        sent = input
        return offer
      }),
    )
    show(`?job=${ids.job}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Offer Door supervisor to Sam Okoro?' })).getByRole('button', {
        name: 'Send the offer',
      }),
    )

    await screen.findByText('Offer sent to Sam Okoro.')
    expect(asked).toEqual({
      siteId: ids.site,
      date: '2027-11-20',
      start: '22:00',
      end: '06:00',
      sector: 'Door Supervision',
    })
    expect(sent).toMatchObject({ id: ids.job, seekerId: ids.seeker, shiftIds: [ids.shift], lapseHours: 24 })
  })

  it('shows whose offer waits for an answer, and makes no second one of the same shifts', async () => {
    server.use(
      reply('workers.find', [aWorker(), aWorker({ seekerId: ids.site, fullname: 'Alex Reed' })]),
      reply('offers.list', [{ ...offer, shifts: aJob().shifts }]),
    )
    show(`?job=${ids.job}`)

    const link = await screen.findByRole('link', { name: 'See the offer' })
    expect(link.getAttribute('href')).toBe(`/view-applicant/${ids.job}?state=offered`)
    expect(screen.getByText(/^Your offer waits for an answer until .*09:00/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Make an offer' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Offer other shifts' })).toBeNull()
  })

  it('asks for the job first when the URL names none', async () => {
    server.use(reply('workers.find', [aWorker()]))
    show(`?siteId=${ids.site}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer which job to Sam Okoro?' }))
    await userEvent.click(dialog.getByLabelText('Door supervisor'))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))

    await screen.findByRole('dialog', { name: 'Offer Door supervisor to Sam Okoro?' })
  })

  it('says before an offer that the worker has no licence for it', async () => {
    const worker = aWorker()
    server.use(reply('workers.find', [{ ...worker, fit: { ...worker.fit, sectors: ['Key Holding'] } }]))
    show(`?siteId=${ids.site}`)

    await userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))
    await userEvent.click(await screen.findByLabelText('Door supervisor'))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Offer Door supervisor to Sam Okoro?' }))
    dialog.getByText('No SIA licence for Door Supervision')
    dialog.getByText(
      /Sam Okoro declares none that lasts until the work ends\. They can accept only once their profile has one/,
    )
  })

  it('says what is wrong with the search', async () => {
    server.use(reject('workers.find', new ApiError('input.invalid', { fields: { start: 'Enter when it starts.' } })))
    show(`?siteId=${ids.site}&date=2027-11-20`)

    await screen.findByText('Enter when it starts.')
  })

  it('says what to change when nobody fits', async () => {
    server.use(reply('workers.find', []))
    show(`?siteId=${ids.site}`)

    await screen.findByText(/Nobody matches all of that/)
  })

  it('links to adding the first site', async () => {
    server.use(reply('sites.list', []))
    show()

    expect((await screen.findByRole('link', { name: 'Add a site' })).getAttribute('href')).toBe('/sites')
  })
})

describe('saved workers', () => {
  it('are blocked with a reason, and unblocked with one', async () => {
    const sent: unknown[] = []
    const block = {
      id: ids.job,
      reason: 'Left a door unlocked',
      setBy: 'Priya Shah',
      setAt: '2026-11-16T09:00:00.000Z',
      lifted: null,
    }
    const blocked = aSavedWorker({ doNotSend: true, block })
    server.use(
      reply('workers.list', [aSavedWorker()]),
      reply('workers.block', ({ input }) => (sent.push(input), blocked)),
      reply('workers.unblock', ({ input }) => (sent.push(input), aSavedWorker())),
      reply('workers.blocks', [{ ...block, lifted: { reason: 'We talked', by: '', at: '2026-11-17T09:00:00.000Z' } }]),
    )
    const { container } = show('?tab=saved')

    await screen.findByText('Your note: Good with crowds.')
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Block Sam Okoro for your jobs' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
    await dialog.findByText('Say why.')
    await userEvent.type(dialog.getByLabelText('Why?'), 'Left a door unlocked')
    server.use(reply('workers.list', [blocked]))
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }))

    await screen.findByText('Left a door unlocked. Since Mon 16 Nov 2026 by Priya Shah.')
    expect(screen.queryByRole('button', { name: 'Remove from saved' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'When Sam Okoro was blocked' }))
    await screen.findByText('Lifted Tue 17 Nov 2026: We talked.')
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Sam Okoro' }))
    await userEvent.type(await screen.findByLabelText('Why?'), 'We talked')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unblock' }))

    await expect
      .poll(() => sent)
      .toEqual([
        { id: ids.seeker, reason: 'Left a door unlocked' },
        { id: ids.seeker, reason: 'We talked' },
      ])
  })

  it('are found by name', async () => {
    server.use(reply('workers.list', [aSavedWorker(), aSavedWorker({ seekerId: ids.job, fullname: 'Bo Lee' })]))
    show('?tab=saved')

    await userEvent.type(await screen.findByLabelText('Name'), 'bo')

    await screen.findByText('1 of 2 saved')
    expect(screen.queryByText('Sam Okoro')).toBeNull()
  })

  it('are put into teams with tags, and filtered by them', async () => {
    const night = { id: ids.site, name: 'Night doors' }
    const sent: unknown[] = []
    const placed = aSavedWorker({ teams: [night], tags: ['first aid', 'nights'] })
    server.use(
      reply('workerTeams.list', { teams: [{ ...night, workers: 0 }], tags: [] }),
      reply('workers.list', [aSavedWorker(), aSavedWorker({ seekerId: ids.job, fullname: 'Bo Lee' })]),
      reply('workerTeams.place', ({ input }) => (sent.push(input), placed)),
      reply('workerTeams.create', ({ input }) => (sent.push(input), { id: ids.shift })),
    )
    const { container, router } = show('?tab=saved')

    await userEvent.click(await screen.findByRole('button', { name: 'Groups and tags of Sam Okoro' }))
    const form = within(screen.getByRole('form', { name: 'Groups and tags of Sam Okoro' }))
    await userEvent.click(form.getByLabelText('Night doors'))
    await userEvent.type(form.getByLabelText('Tags (optional)'), 'Nights, first  Aid, nights')
    await expectNoAxeViolations(container)
    server.use(
      reply('workerTeams.list', { teams: [{ ...night, workers: 1 }], tags: ['first aid', 'nights'] }),
      reply('workers.list', [placed, aSavedWorker({ seekerId: ids.job, fullname: 'Bo Lee' })]),
    )
    await userEvent.click(form.getByRole('button', { name: 'Save groups and tags' }))

    await userEvent.selectOptions(await screen.findByLabelText('Tag'), 'nights')
    await screen.findByText('1 of 2 saved')
    expect(screen.queryByRole('heading', { name: 'Bo Lee' })).toBeNull()
    expect(router.state.location.search).toContain('tag=nights')
    await userEvent.click(screen.getByRole('button', { name: 'Groups' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Night doors (1 worker)')
    await userEvent.type(dialog.getByRole('textbox', { name: 'New group' }), 'Stewards')
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }))
    await expect
      .poll(() => sent)
      .toEqual([{ id: ids.seeker, teamIds: [night.id], tags: ['first aid', 'nights'] }, { name: 'Stewards' }])
  })

  it('are proposed to work as own staff', async () => {
    const sent: unknown[] = []
    server.use(
      reply('workers.list', [aSavedWorker()]),
      reply('engagements.propose', ({ input }) => (sent.push(input), { done: true })),
    )
    show('?tab=saved')

    await userEvent.click(await screen.findByRole('button', { name: 'Change how Sam Okoro works for you' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText(/As own staff/))
    await userEvent.clear(dialog.getByLabelText('From'))
    await userEvent.type(dialog.getByLabelText('From'), '2027-11-20')
    await userEvent.type(dialog.getByLabelText('Payroll number (optional)'), 'P7')
    const proposed = { kind: 'own-staff' as const, startsOn: '2027-11-20' }
    const engagement = { kind: 'self-employed' as const, payrollNumber: '', since: null, proposed }
    server.use(reply('workers.list', [aSavedWorker({ engagement })]))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

    await screen.findByText(/You have proposed own staff from Sat 20 Nov 2027 on/)
    expect(sent).toEqual([{ id: ids.seeker, kind: 'own-staff', payrollNumber: 'P7', startsOn: '2027-11-20' }])
  })

  it('are taken off the list at once, and come back when that is refused', async () => {
    let answer = () => {}
    const after = new Promise<void>((resolve) => (answer = resolve))
    server.use(reply('workers.list', [aSavedWorker()]), reject('manyWorkers.remove', 'server.busy', {}, { after }))
    show('?tab=saved')

    await userEvent.click(await screen.findByRole('button', { name: 'Remove from saved' }))

    await screen.findByText(/You have saved nobody yet/)
    answer()
    expect(await screen.findByRole('button', { name: 'Remove from saved' })).toBeTruthy()
    expect(await screen.findByText('S4 is busy. Try again in a moment.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
