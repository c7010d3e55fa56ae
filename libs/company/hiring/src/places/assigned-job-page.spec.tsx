import type { TaxStatusRecord } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aJob, aPlace, aWorkerToCheck, ids, shift } from '../testing/people'

const later = {
  ...shift,
  id: '019a0000-0000-7000-8000-000000000099',
  startsAt: '2027-11-27T22:00:00.000Z',
  endsAt: '2027-11-28T06:00:00.000Z',
}
const show = (search = '') =>
  renderRoutes(hiringRoutes, { at: `/assign-jobDetail/${ids.job}${search}`, session: aCompanySession() })
const places = (change: Parameters<typeof aPlace>[0] = {}) =>
  reply('assignments.list', { data: [aPlace(change)], nextCursor: null })

beforeEach(() => {
  server.use(reply('jobs.show', aJob({ shifts: [shift, later], shiftCount: 2 })), places(), reply('checks.due', []))
})

describe('who has a place', () => {
  it('is shown for the next shift first', async () => {
    const { container } = show()

    await screen.findByRole('heading', { name: 'Sat 20 Nov 2027, 22:00–06:00 (8 h)' })

    screen.getByRole('heading', { name: 'Sam Okoro' })
    screen.getByText('PIN 0427')
    await expectNoAxeViolations(container)
  })

  it('says who owes whom once it is cancelled', async () => {
    const ended = { at: '2027-11-20T12:00:00.000Z', by: 'company' as const, reason: 'The event is off.', owed: 5800 }
    server.use(places({ status: 'cancelled', ended }))
    show()

    await screen.findByText('Cancelled by you: The event is off. You owe Sam Okoro £58.00 under the terms.')
  })

  it('is not written to while they ask for help in secret, and it is said why', async () => {
    const { unmount } = show()
    await screen.findByRole('link', { name: 'Message Sam Okoro' })
    unmount()

    server.use(places({ status: 'inProgress', inSecret: true }))
    show()
    await screen.findByText('Asked for help in secret: do not call or write to their phone.')
    expect(screen.queryByRole('link', { name: 'Message Sam Okoro' })).toBeNull()
  })

  it('is shown for the shift in the URL', async () => {
    show(`?shift=${later.id}`)

    await screen.findByText('Nobody has a place on this shift yet.')
  })

  it('is chosen from a list once a job has more than four shifts', async () => {
    const shifts = ['93', '94', '95', '96'].map((end) => ({ ...later, id: `019a0000-0000-7000-8000-0000000000${end}` }))
    server.use(reply('jobs.show', aJob({ shifts: [shift, ...shifts], shiftCount: 5 })))
    show()

    await userEvent.selectOptions(await screen.findByLabelText('Shift'), shifts[0]?.id ?? '')

    await screen.findByText('Nobody has a place on this shift yet.')
    expect(screen.queryByRole('navigation', { name: 'Shifts' })).toBeNull()
  })

  it('is marked with what has to be checked before they can book on', async () => {
    const screening = { result: null, until: null, stops: true, expiring: false }
    server.use(reply('checks.due', [aWorkerToCheck({ screening })]))
    show()

    await screen.findByText('Cannot book on yet')
    screen.getByText(/^To check before they can book on: screening\./)
    expect(screen.getByRole('link', { name: 'Checks due' }).getAttribute('href')).toBe('/job-assigned/checks')
  })

  it('is not marked for what stops nobody, or another worker', async () => {
    const screening = { result: null, until: null, stops: false, expiring: true }
    server.use(
      reply('checks.due', [
        aWorkerToCheck({ screening }),
        aWorkerToCheck({ seekerId: ids.job, screening: { ...screening, stops: true } }),
      ]),
    )
    show()

    await screen.findByRole('heading', { name: 'Sam Okoro' })
    expect(screen.queryByText('Cannot book on yet')).toBeNull()
  })

  it('is cancelled with the terms shown first', async () => {
    let sent: unknown
    server.use(
      reply('assignments.cancel', ({ input }) => {
        sent = input
        return {
          ...aPlace({ status: 'cancelled' }),
          arrivalInstructions: '',
          callsVary: false,
          callsByCheckpoint: false,
          description: '',

          siaSector: 'Door Supervision' as const,
          requirements: [],
          otherRequirements: '',
          events: [],
          sentLater: [],
          audit: [],
        }
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel their place' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Less than 24 h before the start, you pay the worker 50% of the shift’s pay (£58.00).')
    await userEvent.type(dialog.getByLabelText('Why?'), 'The event is off.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this work' }))

    await expect.poll(() => sent).toMatchObject({ id: ids.assignment, reason: 'The event is off.' })
  })

  it('can be recorded as a no-show once the shift has started', async () => {
    let sent: unknown
    const past = { startsAt: '2025-11-20T22:00:00.000Z', endsAt: '2025-11-21T06:00:00.000Z' }
    server.use(
      places(past),
      reply('assignments.noShow', ({ input }) => {
        sent = input
        return {
          ...aPlace({ status: 'noShow' }),
          arrivalInstructions: '',
          callsVary: false,
          callsByCheckpoint: false,
          description: '',
          siaSector: 'Door Supervision' as const,
          requirements: [],
          otherRequirements: '',
          events: [],
          sentLater: [],
          audit: [],
        }
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Record a no-show' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Why?'), 'Did not come.')
    await userEvent.click(dialog.getByRole('button', { name: 'Record a no-show' }))

    await expect.poll(() => sent).toEqual({ id: ids.assignment, reason: 'Did not come.' })
  })

  it('gets its times from the company once it is over, also over midnight', async () => {
    let sent: unknown
    server.use(
      places({ startsAt: '2025-11-20T22:00:00.000Z', endsAt: '2025-11-21T06:00:00.000Z' }),
      reply('attendance.enter', ({ input }) => ((sent = input), { done: true })),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Enter the hours' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('Came at').value).toBe('22:00')
    fireEvent.change(dialog.getByLabelText('Left at'), { target: { value: '00:30' } })
    await userEvent.type(dialog.getByLabelText('Why you enter it'), 'I saw her at the gate.')
    await userEvent.click(dialog.getByRole('button', { name: 'Enter the hours' }))

    await expect
      .poll(() => sent)
      .toEqual({
        id: ids.assignment,
        on: '2025-11-20T22:00:00.000Z',
        off: '2025-11-21T00:30:00.000Z',
        reason: 'I saw her at the gate.',
      })
  })

  it('is rated after the shift', async () => {
    let sent: unknown
    server.use(
      places({ status: 'completed' }),
      reply('ratings.show', { mine: null, theirs: null }),
      reply('ratings.create', ({ input }) => {
        sent = input
        return { mine: { stars: 5, comment: 'Calm.', createdAt: '2026-11-16T09:00:00.000Z' }, theirs: null }
      }),
    )
    show()

    await userEvent.click(await screen.findByText('Ratings with Sam Okoro'))
    await userEvent.click(await screen.findByRole('button', { name: 'Send the rating' }))
    await screen.findByText('Choose one to five stars.')
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
    await userEvent.type(screen.getByLabelText('A few words (optional)'), 'Calm.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))

    await expect.poll(() => sent).toEqual({ id: ids.assignment, stars: 5, comment: 'Calm.' })
  })
})

it('lists the jobs somebody has a place on', async () => {
  const job = aJob({ taken: 1, people: ['Sam Okoro'] })
  server.use(reply('jobs.list', { data: [job], nextCursor: null }), reply('checks.due', []))
  renderRoutes(hiringRoutes, { at: '/job-assigned', session: aCompanySession() })

  const link = await screen.findByRole('link', { name: 'Door supervisor' })

  expect(link.getAttribute('href')).toBe(`/assign-jobDetail/${ids.job}`)
  expect(screen.getByText('Sam Okoro · 1 of 2 places taken')).toBeTruthy()
})

it('says at a job how many people are stopped from booking on', async () => {
  server.use(
    reply('jobs.list', { data: [aJob({ taken: 1 })], nextCursor: null }),
    reply('checks.due', [
      aWorkerToCheck({ due: [], screening: { result: null, until: null, stops: true, expiring: false } }),
      aWorkerToCheck({ due: [], screening: { result: null, until: null, stops: false, expiring: true } }),
    ]),
  )
  renderRoutes(hiringRoutes, { at: '/job-assigned', session: aCompanySession() })

  expect(await screen.findByText('1 cannot book on yet')).toBeTruthy()
  expect(screen.getByText(/To check: screening of Sam Okoro/)).toBeTruthy()
})

it('opens an assigned job beside the list in a wide window', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  server.use(
    reply('jobs.list', { data: [aJob({ taken: 1 })], nextCursor: null }),
    reply('assignments.list', { data: [], nextCursor: null }),
    reply('checks.due', []),
  )
  const { router } = renderRoutes(hiringRoutes, { at: '/job-assigned', session: aCompanySession() })

  await userEvent.click(await screen.findByRole('link', { name: 'Door supervisor' }))

  const pane = within(await screen.findByRole('region', { name: 'Job' }))
  expect(await pane.findByRole('heading', { name: 'Pay terms' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?job=${ids.job}`)
  vi.unstubAllGlobals()
})

describe('the status for tax', () => {
  it('is recorded with a reason, and the record is shown', async () => {
    const records: TaxStatusRecord[] = []
    server.use(
      reply('taxStatus.list', () => records),
      reply('taxStatus.record', ({ input: { status, reasons, cestReference } }) => {
        records.unshift({
          status,
          reasons,
          cestReference,
          decidedBy: 'amira@acme.example',
          decidedAt: '2026-11-22T12:00:00.000Z',
        })
        return records
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Tax status' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Status of Sam Okoro for tax' }))
    await dialog.findByText('You have not recorded a status yet.')
    await userEvent.click(dialog.getByRole('button', { name: 'Record status' }))
    await dialog.findByText('Choose what you determined.')
    await userEvent.click(dialog.getByLabelText('Self-employed for this work'))
    await userEvent.type(dialog.getByLabelText('Why'), 'They choose their shifts.')
    await userEvent.click(dialog.getByRole('button', { name: 'Record status' }))

    await dialog.findByText('They choose their shifts.')
    expect(dialog.getByText('Recorded Sun 22 Nov 2026, 12:00 by amira@acme.example')).toBeTruthy()
    await expectNoAxeViolations()
  })
})
