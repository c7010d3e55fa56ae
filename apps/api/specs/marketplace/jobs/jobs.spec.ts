import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const globex = await api.aCompany()
const sam = await api.aSeeker()

const SATURDAY = {
  startDate: '2026-11-21',
  duration: '1 Day',
  days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
}

const draft = async (overrides: object = {}) => ({
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  siteId: await api.aSite(acme),
  payPerHour: 1450,
  schedule: SATURDAY,
  positions: 2,
  pin: '0427',
  alertDuration: 30,
  siaSector: 'Door Supervision',
  ...overrides,
})

it('publishes a job with the shifts of its schedule', async () => {
  const answer = await api.as(acme, 'POST', '/jobs', await draft({ publish: true, pin: '0000' }))

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    status: 'open',
    pin: '0000',
    shiftCount: 1,
    places: 2,
    taken: 0,
    shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z', positions: 2 }],
    terms: {
      company: [
        { noticeHours: 24, percent: 50 },
        { noticeHours: 4, percent: 100 },
      ],
      seeker: [],
    },
  })
})

it('a draft is hidden from seekers until it is published, which is possible once', async () => {
  const { id } = (await api.as(acme, 'POST', '/jobs', await draft())).json().data
  const before = await api.as(sam, 'GET', `/jobs/${id}`)
  const published = await api.as(acme, 'POST', `/jobs/${id}/publish`)
  const again = await api.as(acme, 'POST', `/jobs/${id}/publish`)
  const after = await api.as(sam, 'GET', `/jobs/${id}`)

  expect([before.statusCode, published.statusCode, again.json().code, after.statusCode]).toEqual([
    404,
    200,
    'job.not-draft',
    200,
  ])
})

it.each([
  [
    'a schedule without any shift',
    { schedule: { ...SATURDAY, days: [{ day: 'Monday', start: '22:00', end: '06:00' }] } },
    'schedule.days',
  ],
  [
    'a shift over 16 hours',
    { schedule: { ...SATURDAY, days: [{ day: 'Saturday', start: '08:00', end: '01:00' }] } },
    'schedule.days.0.end',
  ],
  [
    'an end equal to the start',
    { schedule: { ...SATURDAY, days: [{ day: 'Saturday', start: '08:00', end: '08:00' }] } },
    'schedule.days.0.end',
  ],
  [
    'a start in the past',
    {
      schedule: {
        startDate: '2026-11-14',
        duration: '1 Day',
        days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
      },
    },
    'schedule.days.0.start',
  ],
  [
    'a time that does not exist',
    {
      schedule: { startDate: '2027-03-28', duration: '1 Day', days: [{ day: 'Sunday', start: '01:30', end: '06:00' }] },
    },
    'schedule.days.0.start',
  ],
  [
    'a time that exists twice',
    {
      schedule: { startDate: '2027-10-31', duration: '1 Day', days: [{ day: 'Sunday', start: '01:30', end: '06:00' }] },
    },
    'schedule.days.0.startOccurrence',
  ],
  [
    'more than 200 shifts',
    { schedule: { startDate: '2026-12-01', duration: '1 Month', days: everyOtherHour() } },
    'schedule.days',
  ],
  ['a three-digit PIN', { pin: '042' }, 'pin'],
  ['0 positions', { positions: 0 }, 'positions'],
  ['10 000 positions', { positions: 10_000 }, 'positions'],
  ['no pay', { payPerHour: 0 }, 'payPerHour'],
  ['£9,999.99 an hour', { payPerHour: 999_999 }, 'payPerHour'],
  ['pay typed with a comma', { payPerHour: '14,50' }, 'payPerHour'],
  [
    'terms in which shorter notice costs less',
    {
      terms: {
        company: [
          { noticeHours: 24, percent: 50 },
          { noticeHours: 4, percent: 10 },
        ],
        seeker: [],
      },
    },
    'terms.company',
  ],
])('refuses %s and names the field', async (_name, change, field) => {
  const answer = await api.as(acme, 'POST', '/jobs', await draft({ publish: true, ...change }))

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toContain(field)
})

/** Ten shifts a day, which makes 310 in a month. */
function everyOtherHour() {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const hours = Array.from({ length: 10 }, (_unused, hour) => String(hour * 2).padStart(2, '0'))
  return week.flatMap((day) => hours.map((hour) => ({ day, start: `${hour}:00`, end: `${hour}:59` })))
}

it('accepts a job that starts now', async () => {
  const now = { startDate: '2026-11-16', duration: '1 Day', days: [{ day: 'Monday', start: '08:50', end: '16:50' }] }

  const answer = await api.as(acme, 'POST', '/jobs', await draft({ publish: true, schedule: now }))

  expect(answer.json().data).toMatchObject({ status: 'open', nextShift: { startsAt: '2026-11-16T08:50:00.000Z' } })
})

it('accepts the second of two equal times when the clocks go back', async () => {
  const schedule = {
    startDate: '2027-10-31',
    duration: '1 Day',
    days: [{ day: 'Sunday', start: '01:30', end: '06:00', startOccurrence: 'second' }],
  }

  const answer = await api.as(acme, 'POST', '/jobs', await draft({ schedule }))

  expect(answer.json().data.shifts).toMatchObject([{ startsAt: '2027-10-31T01:30:00.000Z' }])
})

describe('the licence of a job', () => {
  it.each<[what: string, sent: object, sector: string | null]>([
    ['is that of the role when it is left out', { siaSector: undefined }, 'Door Supervision'],
    ['is that of the role when it is null', { siaSector: null, role: 'close-protection' }, 'Close Protection'],
    ['may be a higher one than the role needs', { role: 'security-guard' }, 'Door Supervision'],
    ['is none for a steward', { siaSector: null, role: 'event-steward' }, null],
  ])('%s', async (_what, sent, sector) => {
    const created = await api.as(acme, 'POST', '/jobs', await draft({ publish: true, ...sent }))
    const changed = await api.as(
      acme,
      'PATCH',
      `/jobs/${created.json().data.id}`,
      await draft({ siteId: created.json().data.siteId, ...sent }),
    )

    expect([created, changed].map((answer) => answer.json().data?.siaSector)).toEqual([sector, sector])
  })

  it.each<[what: string, sent: object, field: string]>([
    ['a licence that does not fit the role', { role: 'cctv-operator' }, 'siaSector'],
    ['a role that is not on the list', { role: 'Doorman', siaSector: null }, 'role'],
  ])('is refused for %s, and the error names the field', async (_what, sent, field) => {
    const made = await api.as(acme, 'POST', '/jobs', await draft())

    const answers = [
      await api.as(acme, 'POST', '/jobs', await draft(sent)),
      await api.as(
        acme,
        'PATCH',
        `/jobs/${made.json().data.id}`,
        await draft({ siteId: made.json().data.siteId, ...sent }),
      ),
    ]

    for (const answer of answers)
      expect(answer.json()).toMatchObject({ code: 'input.invalid', fields: { [field]: expect.any(String) } })
  })

  it('is that of the role when an older draft without one is published', async () => {
    const [bare, conflicting] = [
      await api.aJob(acme, { role: 'cctv-operator', siaSector: null }),
      await api.aJob(acme, { role: 'cctv-operator' }),
    ]

    const [posted, refused] = [
      await api.as(acme, 'POST', `/jobs/${bare.id}/publish`, {}),
      await api.as(acme, 'POST', `/jobs/${conflicting.id}/publish`, {}),
    ]

    expect(posted.json().data.siaSector).toBe('Public Space Surveillance (CCTV)')
    expect(refused.json()).toMatchObject({ code: 'input.invalid', fields: { siaSector: expect.any(String) } })
  })
})

it("refuses another company's site", async () => {
  const answer = await api.as(acme, 'POST', '/jobs', await draft({ siteId: await api.aSite(globex) }))

  expect(answer.json()).toMatchObject({ code: 'site.missing', fields: { siteId: 'Choose one of your sites.' } })
})

it('a job can be read and changed by its own company only', async () => {
  const { id } = await api.aPublishedJob(acme)
  const body = await draft()
  for (const [method, path, sent] of [
    ['GET', `/company/jobs/${id}`, undefined],
    ['PATCH', `/jobs/${id}`, body],
    ['POST', `/jobs/${id}/publish`, {}],
    ['POST', `/jobs/${id}/close`, {}],
    ['POST', `/jobs/${id}/cancel`, { reason: 'No event' }],
  ] as const) {
    await api.refusals({ method, path, ...(sent && { body: sent }), wrongRole: sam, stranger: globex })
  }
})

it('publishing needs a complete profile and a verified address', async () => {
  const incomplete = await api.aCompany({ complete: false })
  const unverified = await api.aCompany({ emailVerified: false })
  const body = await draft()

  const answers = await Promise.all([incomplete, unverified].map((company) => api.as(company, 'POST', '/jobs', body)))

  expect(answers.map((answer) => answer.json().code)).toEqual(['profile.incomplete', 'profile.unverified'])
})

it('changing the times asks for confirmation first, then cancels agreed work and notifies the workers', async () => {
  const job = await api.aPublishedJob(acme, { positions: 2 })
  const assignmentId = await api.anAssignment({ company: acme, job, seeker: sam })
  const later = await draft({
    siteId: job.siteId,
    schedule: { ...SATURDAY, days: [{ day: 'Saturday', start: '23:00', end: '06:00' }] },
  })

  const asked = await api.as(acme, 'PATCH', `/jobs/${job.id}`, later)
  const confirmed = await api.as(acme, 'PATCH', `/jobs/${job.id}`, { ...later, confirmAffected: true })

  expect(asked.json()).toMatchObject({
    code: 'job.people-affected',
    facts: { people: [{ seekerId: sam.seekerId, name: sam.fullname }] },
  })
  expect(confirmed.json().data.shifts).toMatchObject([
    { cancelled: true, taken: 0 },
    { cancelled: false, startsAt: '2026-11-21T23:00:00.000Z' },
  ])
  const [assignment] = await api.db.query('select status, ended_by, owed_pence from assignment where id = $1', [
    assignmentId,
  ])
  expect(assignment).toEqual({ status: 'cancelled', endedBy: 'company', owedPence: 0 })
  const notices = await api.db.query('select kind from notification where uid = $1', [sam.uid])
  expect(notices).toContainEqual({ kind: 'assignment.cancelled' })
})

it('changing the pay does not change agreed work', async () => {
  const job = await api.aPublishedJob(acme, { positions: 2 })
  const seeker = await api.aSeeker()
  const assignmentId = await api.anAssignment({ company: acme, job, seeker })

  const answer = await api.as(
    acme,
    'PATCH',
    `/jobs/${job.id}`,
    await draft({ siteId: job.siteId, payPerHour: 1600, confirmAffected: true }),
  )

  expect(answer.json().data).toMatchObject({ payPerHour: 1600, taken: 1 })
  const [assignment] = await api.db.query('select status, pay_per_hour from assignment where id = $1', [assignmentId])
  expect(assignment).toEqual({ status: 'assigned', payPerHour: 1450 })
})

it('refuses fewer positions than places taken', async () => {
  const job = await api.aPublishedJob(acme, { positions: 2 })
  await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 1 })
  await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 2 })

  const answer = await api.as(
    acme,
    'PATCH',
    `/jobs/${job.id}`,
    await draft({ siteId: job.siteId, positions: 1, confirmAffected: true }),
  )

  expect(answer.json()).toMatchObject({ code: 'job.positions-taken', fields: { positions: expect.any(String) } })
})

it('reduces positions to the places taken, even if a later slot is the one taken', async () => {
  const job = await api.aPublishedJob(acme, { positions: 3 })
  await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 1, status: 'cancelled' })
  await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 3 })

  const answer = await api.as(
    acme,
    'PATCH',
    `/jobs/${job.id}`,
    await draft({ siteId: job.siteId, positions: 1, confirmAffected: true }),
  )

  expect(answer.json().data).toMatchObject({ positions: 1, taken: 1, places: 1 })
})

it('cancelling a job rejects its applications and rescinds its offers', async () => {
  const job = await api.aPublishedJob(acme, { positions: 2 })
  const [waiting, offered] = [await api.aSeeker(), await api.aSeeker()]
  for (const seeker of [waiting, offered]) await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  await api.as(acme, 'POST', `/jobs/${job.id}/offers`, { seekerId: offered.seekerId })

  await api.as(acme, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off' })

  const applications = await api.db.query('select status, reason from application where job_id = $1', [job.id])
  expect(applications).toEqual([
    { status: 'rejected', reason: 'The event is off' },
    { status: 'rejected', reason: 'The event is off' },
  ])
  expect(await api.db.query('select status from offer where job_id = $1', [job.id])).toEqual([{ status: 'rescinded' }])
})

it('cancelling a job records what each worker is owed by their terms', async () => {
  api.moveTo('2026-11-21T12:00:00.000Z')
  const job = await api.aPublishedJob(acme)
  const seeker = await api.aSeeker()
  const assignmentId = await api.anAssignment({ company: acme, job, seeker })

  const answer = await api.as(acme, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off' })

  expect(answer.json().data).toMatchObject({ status: 'cancelled' })
  const [assignment] = await api.db.query('select status, end_reason, owed_pence from assignment where id = $1', [
    assignmentId,
  ])
  expect(assignment).toEqual({ status: 'cancelled', endReason: 'The event is off', owedPence: 5800 })
  api.moveTo('2026-11-16T09:00:00.000Z')
})

it('lists jobs page by page, filtered by status', async () => {
  const owner = await api.aCompany()
  const siteId = await api.aSite(owner)
  const open = await api.aPublishedJob(owner, { siteId })
  const assigned = await api.aPublishedJob(owner, { siteId })
  await api.anAssignment({ company: owner, job: assigned, seeker: await api.aSeeker() })

  const first = (await api.as(owner, 'GET', '/company/jobs?limit=1')).json()
  const second = (await api.as(owner, 'GET', `/company/jobs?limit=1&cursor=${first.nextCursor}`)).json()
  const tab = (await api.as(owner, 'GET', '/company/jobs?status=assigned')).json()

  expect([...first.data, ...second.data].map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [open.id, assigned.id].toSorted(),
  )
  expect(second.nextCursor).toBeNull()
  expect(tab.data).toMatchObject([{ id: assigned.id, status: 'filled', taken: 1, places: 1, people: ['Sam Okoro'] }])

  // While its only shift runs, it is in progress.
  api.moveTo(assigned.shift.startsAt)
  expect((await api.as(owner, 'GET', '/company/jobs?status=assigned')).json().data).toEqual([])
  expect((await api.as(owner, 'GET', '/company/jobs?status=inProgress')).json().data).toMatchObject([
    { id: assigned.id },
  ])
  api.moveTo('2026-11-16T09:00:00.000Z')
})

it('finds jobs by text and by state, and counts each state', async () => {
  const owner = await api.aCompany()
  const siteId = await api.aSite(owner, { name: 'Printworks' })
  const draft = await api.aJob(owner, { siteId, title: 'Steward, 100% club' })
  await api.aPublishedJob(owner, { siteId })
  const list = async (query: string) =>
    (await api.as(owner, 'GET', `/company/jobs?${query}`)).json().data.map(({ id }: { id: string }) => id)

  const counts = (await api.as(owner, 'GET', '/company/job-counts')).json().data

  expect(await list('text=100%25')).toEqual([draft.id])
  expect(await list('text=printworks')).toHaveLength(2)
  expect(await list('state=draft')).toEqual([draft.id])
  expect(await list('text=nothing+like+that')).toEqual([])
  expect(counts).toMatchObject({ draft: 1, open: 1, filled: 0, cancelled: 0 })
})

it('lists the soonest work first, then what has none, and narrows to a site and a day', async () => {
  const owner = await api.aCompany()
  const leeds = await api.aSite(owner, { name: 'Corn Exchange', postcode: 'LS1 7BR' })
  const london = await api.aSite(owner)
  const at = (day: string) => ({ shifts: [{ startsAt: `${day}T22:00:00.000Z`, endsAt: `${day}T23:30:00.000Z` }] })
  const nextWeek = await api.aPublishedJob(owner, { siteId: london, ...at('2026-11-28') })
  const tonight = await api.aPublishedJob(owner, { siteId: leeds, ...at('2026-11-16') })
  const over = await api.aPublishedJob(owner, { siteId: london, ...at('2026-11-14') })
  const list = async (query: string) =>
    (await api.as(owner, 'GET', `/company/jobs?${query}`)).json().data.map(({ id }: { id: string }) => id)
  const pages = async () => {
    const first = (await api.as(owner, 'GET', '/company/jobs?limit=2')).json()
    const rest = (await api.as(owner, 'GET', `/company/jobs?limit=2&cursor=${first.nextCursor}`)).json()
    return [...first.data, ...rest.data].map(({ id }: { id: string }) => id)
  }

  expect(await list('')).toEqual([tonight.id, nextWeek.id, over.id])
  expect(await pages()).toEqual([tonight.id, nextWeek.id, over.id])
  expect(await list(`siteId=${leeds}`)).toEqual([tonight.id])
  expect(await list('day=2026-11-28')).toEqual([nextWeek.id])
  expect([await list('text=ls1'), await list('text=LS17BR'), await list('text=LS')]).toEqual([
    [tonight.id],
    [tonight.id],
    [tonight.id],
  ])
  expect(await list('text=ls11')).toEqual([])
  expect((await api.as(owner, 'GET', `/company/job-counts?siteId=${leeds}`)).json().data).toMatchObject({ open: 1 })
})

it('counts as applicants those the company has to decide about, like its list of applicants', async () => {
  const owner = await api.aCompany()
  const job = await api.aPublishedJob(owner)
  const [waiting, offered] = [await api.aSeeker(), await api.aSeeker()]
  for (const seeker of [waiting, offered]) await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  await api.as(owner, 'POST', `/jobs/${job.id}/offers`, { seekerId: offered.seekerId })

  const [listed] = (await api.as(owner, 'GET', '/company/jobs')).json().data
  const people = (await api.as(owner, 'GET', `/jobs/${job.id}/applications`)).json().data

  expect(listed).toMatchObject({ applicants: 1, offersOut: 1 })
  expect(people.filter(({ status }: { status: string }) => status === 'applied')).toHaveLength(1)
})

it('the job endpoints of companies are refused without a session and to seekers', async () => {
  await api.refusals({ method: 'GET', path: '/company/jobs', wrongRole: sam })
  await api.refusals({ method: 'GET', path: '/company/job-counts', wrongRole: sam })
  await api.refusals({ method: 'POST', path: '/jobs', body: await draft(), wrongRole: sam })
})
