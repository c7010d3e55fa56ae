import type { CompanyJob, ControlRoom, PlannedOccurrence, RecurringDemand } from '@s4/contract'
import { makeRecurringJobs } from '@s4/api-marketplace/recurring'
import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const sam = await api.aSeeker()

const weekend = (siteId: string, change: object = {}) => ({
  title: 'Door supervisor, weekend',
  role: 'door-supervisor',
  description: '',
  siteId,
  payPerHour: 1450,
  positions: 2,
  alertDuration: 60,
  days: [
    { day: 'Friday', start: '22:00', end: '06:00' },
    { day: 'Saturday', start: '22:00', end: '06:00' },
  ],
  from: '2026-11-16',
  until: null,
  weeksAhead: 2,
  publish: true,
  bankHolidays: 'asUsual',
  holidayPayPerHour: null,
  exceptions: [],
  ...change,
})

interface Started {
  acme: Company
  siteId: string
  demand: RecurringDemand
}

async function aDemand(change: object = {}): Promise<Started> {
  const acme = await api.aCompany()
  const siteId = await api.aSite(acme)
  const made = await api.as(acme, 'POST', '/recurring', weekend(siteId, change))
  if (made.statusCode !== 200) throw new Error(made.body)
  return { acme, siteId, demand: made.json<{ data: RecurringDemand }>().data }
}
const jobsOf = ({ acme }: Started) =>
  api.db.query<{ id: string; day: string; status: string; positions: number; payPerHour: number }>(
    `select job.id, schedule ->> 'startDate' as day, status, positions, pay_per_hour from job
     where company_id = $1 order by day`,
    [acme.companyId],
  )
const show = async ({ acme, demand }: Started) =>
  (await api.as(acme, 'GET', `/recurring/${demand.id}`)).json<{ data: RecurringDemand }>().data
const noticesOf = ({ acme }: Started, kind: string) =>
  api.db.query<{ title: string; body: string }>('select title, body from notification where uid = $1 and kind = $2', [
    acme.uid,
    kind,
  ])
const change = ({ acme, siteId, demand }: Started, fields: object, version = demand.version) =>
  api.as(acme, 'PATCH', `/recurring/${demand.id}`, { ...weekend(siteId, fields), version })

const FIRST_DAYS = ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28']

describe('jobs of recurring work', () => {
  it('are posted at once as far ahead as it says, each with a PIN of its own', async () => {
    const started = await aDemand()

    const jobs = await jobsOf(started)

    expect(jobs.map(({ day, status }) => [day, status])).toEqual(FIRST_DAYS.map((day) => [day, 'published']))
    expect(started.demand.occurrences.slice(0, 4)).toMatchObject(
      jobs.map(({ id, day }) => ({ date: day, job: { id, status: 'open', taken: 0, places: 2 } })),
    )
    expect(started.demand.occurrences).toHaveLength(8)
  })

  it('are marked in the company’s lists', async () => {
    const { acme, siteId } = await aDemand()
    await api.aJob(acme, { siteId })

    const listed = (await api.as(acme, 'GET', '/company/jobs')).json<{ data: CompanyJob[] }>().data

    expect(listed.filter(({ recurring }) => recurring)).toHaveLength(4)
    expect(listed).toHaveLength(5)
  })

  it('are drafts where it says so', async () => {
    expect((await jobsOf(await aDemand({ publish: false }))).map(({ status }) => status)).toEqual(
      FIRST_DAYS.map(() => 'draft'),
    )
  })

  it('that are drafts are counted in the control room for who may post them', async () => {
    const started = await aDemand({ publish: false })
    const [first] = await jobsOf(started)
    const draftsFor = async (member: Company) =>
      (await api.as(member, 'GET', '/company/control-room')).json<{ data: ControlRoom }>().data.drafts

    expect(await draftsFor(started.acme)).toMatchObject({ jobs: 4, first: { jobId: first?.id } })
    expect(await draftsFor(await api.aMember(started.acme, { role: 'controller' }))).toEqual({ jobs: 0, first: null })
    await api.aJob(started.acme, { siteId: started.siteId })
    await api.as(started.acme, 'POST', `/jobs/${first?.id}/publish`, {})
    expect((await draftsFor(started.acme)).jobs).toBe(3)
  })

  it('are made once, however many processes make them at once', async () => {
    const started = await aDemand()
    await api.db.query('update recurring_demand set made_to = null where id = $1', [started.demand.id])
    const later = new Date('2026-11-23T09:00:00.000Z')

    await Promise.all(Array.from({ length: 4 }, () => makeRecurringJobs(api.deps, later)))

    expect((await jobsOf(started)).map(({ day }) => day)).toEqual([...FIRST_DAYS, '2026-12-04', '2026-12-05'])
  })

  it('wait while it is paused, and go on from today when it is resumed', async () => {
    const started = await aDemand()
    const { acme, demand } = started
    const later = new Date('2026-11-23T09:00:00.000Z')
    await api.as(acme, 'POST', `/recurring/${demand.id}/pause`, {})

    await makeRecurringJobs(api.deps, later)
    const whilePaused = await jobsOf(started)
    await api.as(acme, 'POST', `/recurring/${demand.id}/resume`, {})
    await makeRecurringJobs(api.deps, later)

    expect(whilePaused).toHaveLength(4)
    expect(await jobsOf(started)).toHaveLength(6)
  })

  it('are for the client of the site', async () => {
    const acme = await api.aCompany()
    const siteId = await api.aSite(acme)
    const client = (await api.as(acme, 'POST', '/clients', { name: 'Harbour Events' })).json().data
    await api.as(acme, 'PUT', `/clients/${client.id}/sites`, { siteIds: [siteId] })

    await api.as(acme, 'POST', '/recurring', weekend(siteId))

    expect((await api.as(acme, 'GET', `/clients/${client.id}`)).json().data.jobsAhead).toHaveLength(4)
    expect((await api.as(acme, 'GET', '/recurring')).json().data).toMatchObject([
      { clientName: 'Harbour Events', state: 'running', failed: 0 },
    ])
  })
})

describe('a day of which no job can be made', () => {
  it('is told and listed, and can be tried again', async () => {
    const started = await aDemand()
    const { acme, demand } = started
    await api.db.query(`update company set vetting = 'struckOff' where id = $1`, [acme.companyId])
    await makeRecurringJobs(api.deps, new Date('2026-11-23T09:00:00.000Z'))

    const notices = await noticesOf(started, 'recurring.failed')
    const failed = (await show(started)).occurrences.filter(({ problem }) => problem !== null)
    await api.db.query(`update company set vetting = 'verified' where id = $1`, [acme.companyId])
    const retried = await api.as(acme, 'POST', `/recurring/${demand.id}/retry`, {})
    await makeRecurringJobs(api.deps, new Date('2026-11-23T09:00:00.000Z'))

    expect(notices).toMatchObject([{ title: 'No job could be made: Door supervisor, weekend' }])
    expect(notices[0]?.body).toContain('Fri 4 Dec 2026: S4 has stopped new work of your company.')
    expect(failed.map(({ date }) => date)).toEqual(['2026-12-04', '2026-12-05'])
    expect(retried.statusCode).toBe(200)
    expect(await jobsOf(started)).toHaveLength(6)
  })

  it('does not keep the other days from being made', async () => {
    const started = await aDemand({
      from: '2027-03-20',
      weeksAhead: 12,
      days: [{ day: 'Sunday', start: '01:30', end: '08:00' }],
    })

    await makeRecurringJobs(api.deps, new Date('2027-03-19T09:00:00.000Z'))

    const days = (await jobsOf(started)).map(({ day }) => day)
    expect(days.slice(0, 2)).toEqual(['2027-03-21', '2027-04-04'])
    expect((await noticesOf(started, 'recurring.failed'))[0]?.body).toContain('01:30 does not exist')
  })

  it('is told to the members who may post jobs at the site, and to nobody else', async () => {
    const acme = await api.aCompany()
    const siteId = await api.aSite(acme)
    const [planner, limited, controller, elsewhere] = [
      await api.aMember(acme, { role: 'planner' }),
      await api.aMember(acme, { role: 'planner', siteIds: [siteId] }),
      await api.aMember(acme, { role: 'controller' }),
      await api.aMember(acme, { role: 'planner', siteIds: [await api.aSite(acme)] }),
    ]

    await api.as(acme, 'POST', '/recurring', weekend(siteId, { payPerHour: 1100, breaksPaid: true }))

    const told = await Promise.all(
      [acme, planner, limited, controller, elsewhere].map(async ({ uid }) => {
        const rows = await api.db.query('select 1 from notification where uid = $1 and kind = $2', [
          uid,
          'recurring.low-pay',
        ])
        return rows.length
      }),
    )
    expect(told).toEqual([1, 1, 1, 0, 0])
  })

  it('is told when the job pays below the National Living Wage, which is made all the same', async () => {
    const started = await aDemand({ payPerHour: 1100, breaksPaid: true })

    expect(await jobsOf(started)).toHaveLength(4)
    expect((await noticesOf(started, 'recurring.low-pay'))[0]?.body).toContain('National Living Wage')
  })
})

describe('a changed pattern', () => {
  it('changes the jobs nobody was offered, and says which stay', async () => {
    const started = await aDemand()
    const [friday, saturday, third] = await jobsOf(started)
    const dayJob = (id: string | undefined) =>
      api.db.query<{ id: string }>('select id from shift where job_id = $1', [id])
    const [shift] = await dayJob(friday?.id)
    await api.as(sam, 'POST', `/jobs/${friday?.id}/applications`, {})
    const offered = await api.as(started.acme, 'POST', `/jobs/${friday?.id}/offers`, {
      seekerId: sam.seekerId,
      shiftIds: [shift?.id],
    })
    expect(offered.json().code).toBeUndefined()
    await api.db.query(`update job set title = 'Changed by hand' where id = $1`, [saturday?.id])

    const changed = await change(started, { payPerHour: 1500, positions: 3 })

    expect(changed.json().data.stays).toEqual([
      { date: '2026-11-20', jobId: friday?.id, why: 'offered' },
      { date: '2026-11-21', jobId: saturday?.id, why: 'changed' },
    ])
    expect((await jobsOf(started)).map(({ payPerHour, positions }) => [payPerHour, positions])).toEqual([
      [1450, 2],
      [1450, 2],
      [1500, 3],
      [1500, 3],
    ])
    expect((await jobsOf(started))[2]?.id).toBe(third?.id)
  })

  it('takes back the jobs of days that are not wanted any more, and makes them again when they are', async () => {
    const started = await aDemand()
    const cancelled = async () => (await jobsOf(started)).filter(({ status }) => status === 'cancelled').length

    const saturdays = await change(started, { days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] })
    const afterFirst = await cancelled()
    await change(started, {}, saturdays.json().data.version)

    expect([afterFirst, await cancelled()]).toEqual([2, 2])
    expect((await show(started)).occurrences.slice(0, 4).map(({ date, job }) => [date, job?.status])).toEqual(
      FIRST_DAYS.map((day) => [day, 'open']),
    )
  })

  it('follows exceptions', async () => {
    const started = await aDemand()

    const changed = await change(started, {
      exceptions: [
        { date: '2026-11-27', times: [], positions: null },
        { date: '2026-11-25', times: [{ start: '18:00', end: '23:00' }], positions: 6 },
      ],
    })

    const days = changed
      .json<{ data: RecurringDemand }>()
      .data.occurrences.map(({ date, skipped, positions, job }: PlannedOccurrence) => [
        date,
        skipped,
        positions,
        job?.status ?? null,
      ])
    expect(days.slice(2, 5)).toEqual([
      ['2026-11-25', null, 6, 'open'],
      ['2026-11-27', 'exception', 2, null],
      ['2026-11-28', null, 2, 'open'],
    ])
  })

  it('is refused to the second of two planners', async () => {
    const started = await aDemand()

    const statuses = [
      (await change(started, { positions: 3 })).statusCode,
      (await change(started, { positions: 4 })).json().code,
    ]

    expect(statuses).toEqual([200, 'record.changed'])
    expect((await show(started)).fields.positions).toBe(3)
  })

  it('says what another planner changed, and who', async () => {
    const { acme, siteId, demand } = await aDemand()
    const pia = await api.aMember(acme, { role: 'planner', name: 'Pia O’Neill' })
    const path = `/recurring/${demand.id}`
    const sent = { ...demand.fields, siteId, version: demand.version, before: demand.fields }
    await api.as(pia, 'PATCH', path, { ...sent, payPerHour: 1500 })

    const mine = await api.as(acme, 'PATCH', path, { ...sent, positions: 4 })

    expect(mine.json()).toMatchObject({
      code: 'record.changed',
      facts: { by: 'Pia O’Neill', changed: [{ field: 'payPerHour', before: 1450, now: 1500, yours: 1450 }] },
    })
    const again = { ...sent, payPerHour: 1500, positions: 4, before: { ...demand.fields, payPerHour: 1500 } }
    expect((await api.as(acme, 'PATCH', path, again)).json().data.fields).toMatchObject({
      payPerHour: 1500,
      positions: 4,
    })
  })

  it('is not ended by somebody who read it before another planner changed it, and says what', async () => {
    const { acme, siteId, demand } = await aDemand()
    const pia = await api.aMember(acme, { role: 'planner', name: 'Pia O’Neill' })
    const path = `/recurring/${demand.id}`
    await api.as(pia, 'PATCH', path, { ...demand.fields, siteId, version: 1, payPerHour: 1500, until: '2026-12-31' })
    const end = (before: object) =>
      api.as(acme, 'POST', `${path}/end`, { version: demand.version, until: '2026-11-21', before })

    const refused = await end(demand.fields)

    expect(refused.json()).toMatchObject({
      code: 'record.changed',
      facts: {
        by: 'Pia O’Neill',
        changed: expect.arrayContaining([
          { field: 'payPerHour', before: 1450, now: 1500, yours: 1450 },
          { field: 'until', before: null, now: '2026-12-31', yours: '2026-11-21' },
        ]),
      },
    })
    expect((await end({ ...demand.fields, payPerHour: 1500, until: '2026-12-31' })).json().data.fields).toMatchObject({
      payPerHour: 1500,
      until: '2026-11-21',
    })
  })

  it('ends after a day', async () => {
    const started = await aDemand()
    const { acme, demand } = started

    const ended = await api.as(acme, 'POST', `/recurring/${demand.id}/end`, { version: 1, until: '2026-11-21' })
    await makeRecurringJobs(api.deps, new Date('2026-11-30T09:00:00.000Z'))

    expect(ended.json().data.stays).toEqual([])
    expect((await jobsOf(started)).map(({ status }) => status)).toEqual([
      'published',
      'published',
      'cancelled',
      'cancelled',
    ])
  })
})

it.each([
  [
    'a night that runs into the next shift',
    {
      days: [
        { day: 'Friday', start: '22:00', end: '06:00' },
        { day: 'Saturday', start: '05:00', end: '09:00' },
      ],
    },
    'days.1.start',
  ],
  ['a last day before the first', { until: '2026-11-01' }, 'until'],
  ['another rate without the rate', { bankHolidays: 'otherRate' }, 'holidayPayPerHour'],
  [
    'two exceptions on a day',
    {
      exceptions: [
        { date: '2026-11-20', times: [], positions: null },
        { date: '2026-11-20', times: [], positions: null },
      ],
    },
    'exceptions.1.date',
  ],
  ['a site of nobody', { siteId: '019aa000-0000-7000-8000-000000000000' }, 'siteId'],
])('refuses %s and names the field', async (_name, fields, field) => {
  const acme = await api.aCompany()

  const refused = await api.as(acme, 'POST', '/recurring', weekend(await api.aSite(acme), fields))

  expect(Object.keys(refused.json().fields)).toContain(field)
})

it('shows a pattern before it is stored', async () => {
  const acme = await api.aCompany()

  const preview = await api.as(
    acme,
    'POST',
    '/recurring/preview',
    weekend(await api.aSite(acme), { weeksAhead: 6, bankHolidays: 'skip' }),
  )

  const days = preview.json<{ data: PlannedOccurrence[] }>().data
  expect(days.at(-1)?.date).toBe('2026-12-26')
  expect(days.find(({ date }) => date === '2026-12-25')).toMatchObject({
    skipped: 'bankHoliday',
    holiday: 'Christmas Day',
  })
  expect(await api.db.query('select 1 from recurring_demand where company_id = $1', [acme.companyId])).toEqual([])
})

it("is open to the company's own people, and to those of the site", async () => {
  const started = await aDemand()
  const { acme, demand, siteId } = started
  const stranger = await api.aCompany()
  const elsewhere = await api.aMember(acme, { role: 'planner', siteIds: [await api.aSite(acme)] })
  await api.refusals({ method: 'GET', path: '/recurring', wrongRole: sam })
  await api.refusals({ method: 'POST', path: '/recurring', body: weekend(siteId), wrongRole: sam })
  await api.refusals({ method: 'POST', path: '/recurring/preview', body: weekend(siteId), wrongRole: sam, stranger })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { ...weekend(siteId), version: 1 }],
    ['POST', '/pause', {}],
    ['POST', '/resume', {}],
    ['POST', '/retry', {}],
    ['POST', '/end', { version: 1, until: '2026-12-01' }],
  ] as const) {
    const call = { method, path: `/recurring/${demand.id}${path}`, ...(body && { body }) }
    await api.refusals({ ...call, wrongRole: sam, stranger })
    await api.refusals({ ...call, stranger: elsewhere })
  }
  expect((await api.as(elsewhere, 'GET', '/recurring')).json().data).toEqual([])
})
