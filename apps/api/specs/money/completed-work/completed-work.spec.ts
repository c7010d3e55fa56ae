import { statementPdf } from '@s4/api-money/completed-work'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { planOf } from '../../../src/testing/plan-of'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const agreeHours = ({ company, id }: WorkedShift) =>
  api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })

it('finished shifts are listed newest first, with what is left to agree and pay', async () => {
  const company = await api.aCompany()
  const settled = await aWorkedShift(api, {
    company,
    startsAt: '2026-11-20T22:00:00.000Z',
    endsAt: '2026-11-21T06:00:00.000Z',
  })
  const open = await aWorkedShift(api, { company })
  expect((await api.as(company, 'GET', '/company/owed')).json().data).toMatchObject({ invoices: 0, shiftsToAgree: 2 })
  await agreeHours(settled)
  expect((await api.as(company, 'GET', '/company/owed')).json().data).toEqual({
    invoices: 1,
    pence: 11_600,
    shiftsToAgree: 1,
    shiftsToPay: 1,
    paidSince: null,
  })

  const all = (await api.as(company, 'GET', '/company/completed')).json()
  const first = (await api.as(company, 'GET', '/company/completed?limit=1')).json()
  const second = (await api.as(company, 'GET', `/company/completed?limit=1&cursor=${first.nextCursor}`)).json()

  expect(all.data).toMatchObject([
    { shiftId: open.job.shift.id, people: 1, toAgree: 1, unpaid: 0, agreedPence: 0 },
    { shiftId: settled.job.shift.id, people: 1, toAgree: 0, unpaid: 1, unpaidPence: 11_600, agreedPence: 11_600 },
  ])
  expect([...first.data, ...second.data]).toEqual(all.data)
  expect((await api.as(company, 'GET', '/company/completed?state=toAgree')).json().data).toHaveLength(1)
  expect((await api.as(company, 'GET', '/company/completed?state=unpaid')).json().data).toHaveLength(1)
})

describe('finished shifts are searched', () => {
  it('by words of the job, the site, the client and the worker, and by the days at the site', async () => {
    const company = await api.aCompany()
    const earlier = await aWorkedShift(api, {
      company,
      startsAt: '2026-11-20T22:00:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
    })
    const later = await aWorkedShift(api, { company })
    const [client] = await api.db.query<{ id: string }>(
      `insert into client (id, company_id, name, contact_name, phone, billing_email, notes, created_at)
       values (gen_random_uuid(), $1, 'Wharf_Estates', '', '', '', '', now()) returning id`,
      [company.companyId],
    )
    await api.db.query('update job set client_id = $1 where id = $2', [client?.id, later.job.id])
    await api.db.query("update seeker set fullname = 'Ada Byron' where id = $1", [earlier.seeker.seekerId])
    const found = async (query: string) =>
      (await api.as(company, 'GET', `/company/completed?${query}`)).json().data.map(shiftIdOf)
    const [one, two] = [earlier.job.shift.id, later.job.shift.id]

    expect(await found('text=ada')).toEqual([one])
    expect(await found('text=wharf_est')).toEqual([two])
    expect(await found('text=wharf%25')).toEqual([])
    expect(await found('from=2026-11-20&to=2026-11-20')).toEqual([one])
    expect(await found('from=2026-11-21')).toEqual([two])
    expect(await found('text=ada&to=2026-11-20&state=toAgree&sort=title')).toEqual([one])
    expect(await found('text=ada&from=2026-11-21')).toEqual([])

    const first = (await api.as(company, 'GET', '/company/completed?text=&to=2026-11-30&limit=1')).json()
    expect(first.data.map(shiftIdOf)).toEqual([two])
    expect(await found(`to=2026-11-30&limit=1&cursor=${first.nextCursor}`)).toEqual([one])

    const csv = (await api.as(company, 'GET', '/company/completed.csv?text=ada')).body.split('\r\n')
    expect(csv).toHaveLength(3)
    expect(csv[1]).toContain('2026-11-20')
    const unreadable = await api.as(company, 'GET', '/company/completed.csv?text=%00')
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'input.unreadable'])
  })
})

const shiftIdOf = ({ shiftId }: { shiftId: string }) => shiftId

it('a finished shift is shown worker by worker, with the invoice', async () => {
  const shift = await aWorkedShift(api)
  await agreeHours(shift)

  const { data } = (await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/completed`)).json()

  expect(data).toMatchObject({
    shift: { id: shift.job.shift.id },
    work: [
      {
        id: shift.id,
        seekerName: 'Sam Okoro',
        hours: { status: 'agreed' },
        invoices: [
          {
            kind: 'original',
            total: 11_600,
            credited: 0,
            toPay: 11_600,
            refundDue: 0,
            status: 'issued',
            dueOn: '2026-12-22',
            payments: [],
          },
        ],
      },
    ],
  })
})

it('a finished shift says which breaks were recorded, an open one up to booking off', async () => {
  const { id, company, seeker, job } = await aWorkedShift(api)
  const shown = async () => (await api.as(company, 'GET', `/company/jobs/${job.id}/completed`)).json().data.work
  expect(await shown()).toMatchObject([{ breakMinutes: 0, invoicing: 'made', chargesVat: false, starsGiven: null }])
  for (const [kind, at] of [
    ['breakStart', '2026-11-22T01:00:40.000Z'],
    ['breakEnd', '2026-11-22T01:20:10.000Z'],
    ['breakStart', '2026-11-22T05:45:00.000Z'],
    ['bookOff', '2026-11-22T06:00:00.000Z'],
  ]) {
    await api.db.query(
      `insert into attendance_event (id, assignment_id, kind, source, server_at, by_uid)
       values (gen_random_uuid(), $1, $2, 'session', $3, $4)`,
      [id, kind, at, seeker.uid],
    )
  }

  expect(await shown()).toMatchObject([{ breakMinutes: 35 }])
})

it('the people of a long shift come page by page, by name', async () => {
  const company = await api.aCompany()
  const names = Array.from({ length: 52 }, (_, index) => `Guard ${String(index).padStart(2, '0')}`)
  const job = await api.aPublishedJob(company, {
    positions: names.length,
    shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
  })
  for (const [index, fullname] of names.toReversed().entries()) {
    const seeker = await api.aSeeker({ fullname })
    await api.anAssignment({ company, job, seeker, slot: index + 1, status: 'completed' })
  }

  const { work, nextPeople } = (await api.as(company, 'GET', `/company/jobs/${job.id}/completed`)).json().data
  const path = `/company/jobs/${job.id}/completed/people?shift=${job.shift.id}&limit=1`
  const next = (await api.as(company, 'GET', `${path}&cursor=${nextPeople}`)).json()
  const last = (await api.as(company, 'GET', `${path}&cursor=${next.nextCursor}`)).json()

  expect([...work, ...next.data, ...last.data].map(({ seekerName }) => seekerName)).toEqual(names)
  expect(last.nextCursor).toBeNull()
  await api.refusals({ method: 'GET', path, wrongRole: await api.aSeeker(), stranger: await api.aCompany() })
})

it('a job without a finished shift shows none', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)

  const { data } = (await api.as(company, 'GET', `/company/jobs/${job.id}/completed`)).json()

  expect(data).toMatchObject({ shift: null, shifts: [], work: [] })
})

it('is refused to everybody but the company', async () => {
  const { job, seeker } = await aWorkedShift(api)

  await api.refusals({
    method: 'GET',
    path: `/company/jobs/${job.id}/completed`,
    wrongRole: seeker,
    stranger: await api.aCompany(),
  })
  await api.refusals({ method: 'GET', path: '/company/completed', wrongRole: seeker })
  await api.refusals({ method: 'GET', path: '/company/owed', wrongRole: seeker })
  expect((await api.as(await api.aCompany(), 'GET', '/company/completed')).json().data).toEqual([])
})

describe('the weekly statement', () => {
  it.each([
    ['a Monday', '2026-11-16'],
    ['a Sunday', '2026-11-22'],
    ['a day between', '2026-11-19'],
  ])('of %s runs from Monday to Sunday', async (_name, day) => {
    const { data } = (await api.as(await api.aCompany(), 'GET', `/company/statement?day=${day}`)).json()

    expect(data).toEqual({ from: '2026-11-16', to: '2026-11-22', lines: [] })
  })

  it('is of the latest week with work without a day, and of this week without any work', async () => {
    const company = await api.aCompany()
    await aWorkedShift(api, { company })
    const before = api.deps.clock.now()
    api.moveTo('2026-12-09T10:00:00.000Z')

    const { data } = (await api.as(company, 'GET', '/company/statement')).json()
    const { data: none } = (await api.as(await api.aCompany(), 'GET', '/company/statement')).json()
    api.moveTo(before.toISOString())

    expect(data).toMatchObject({ from: '2026-11-16', to: '2026-11-22', lines: [{ shifts: 1 }] })
    expect(none).toEqual({ from: '2026-12-07', to: '2026-12-13', lines: [] })
  })

  it('adds up each worker’s shifts by the day they started at the site', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    const worked = [
      await aWorkedShift(api, {
        company,
        seeker,
        startsAt: '2026-11-15T22:00:00.000Z',
        endsAt: '2026-11-16T06:00:00.000Z',
      }),
      await aWorkedShift(api, {
        company,
        seeker,
        startsAt: '2026-11-16T22:00:00.000Z',
        endsAt: '2026-11-17T06:00:00.000Z',
      }),
      await aWorkedShift(api, { company, seeker }),
    ]
    for (const shift of worked.slice(0, 2)) await agreeHours(shift)

    const { data } = (await api.as(company, 'GET', '/company/statement?day=2026-11-20')).json()

    expect(data.lines).toEqual([
      {
        seekerId: seeker.seekerId,
        seekerName: 'Sam Okoro',
        shifts: 2,
        open: 1,
        minutes: 480,
        agreed: 11_600,
        net: 11_600,
        vat: 0,
        gross: 11_600,
        paid: 0,
        toPay: 11_600,
        refundDue: 0,
        invoices: [{ id: expect.any(String), number: expect.stringContaining('-000002') }],
        ownInvoices: [],
        unpaid: [{ id: expect.any(String), toPay: 11_600 }],
      },
    ])
  })

  it('shows net, VAT and gross after credit notes, and its dates select the same shifts in the CSV', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    // The shift starts on the Sunday of the week and ends on the Monday after it.
    const sunday = await aWorkedShift(api, {
      company,
      seeker,
      startsAt: '2026-11-15T22:00:00.000Z',
      endsAt: '2026-11-16T06:00:00.000Z',
    })
    const { data } = (await agreeHours(sunday)).json()
    const path = `/invoices/${data.invoices[0].id}`
    await payInvoice(api, { company, id: data.invoices[0].id }, { paidOn: '2026-11-16' })
    await api.as(company, 'POST', `${path}/credit-request`, { amount: 1392, reason: 'Less.' })
    await api.as(seeker, 'POST', `${path}/credit-request/answer`, { accept: true })

    const { data: statement } = (await api.as(company, 'GET', '/company/statement?day=2026-11-15')).json()
    const csv = (await api.as(company, 'GET', `/invoices.csv?by=worked&from=${statement.from}&to=${statement.to}`)).body

    expect(statement.lines).toMatchObject([
      { agreed: 11_600, net: 10_440, vat: 2088, gross: 12_528, paid: 13_920, toPay: 0, refundDue: 1392 },
    ])
    expect(csv).toContain(data.invoices[0].number)
  })

  it('is a PDF with the sums, whose long lists repeat the headers on each page', async () => {
    const company = await api.aCompany()
    const shift = await aWorkedShift(api, { company })
    await agreeHours(shift)
    const { data } = (await api.as(company, 'GET', '/company/statement?day=2026-11-20')).json()

    const answer = await api.as(company, 'GET', '/statement.pdf?day=2026-11-20')
    const long = await statementPdf({
      companyName: 'Harbour',
      from: '2026-11-16',
      to: '2026-11-22',
      lines: Array.from({ length: 100 }, () => data.lines[0]),
    })

    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    const text = textOfPdf(answer.rawPayload)
    for (const part of ['Sam Okoro', '8 h', '£116.00', 'Total']) expect(text).toContain(part)
    expect(textOfPdf(long)).toContain('£11,600.00')
    expect(textOfPdf(long).split('Worker').length - 1).toBeGreaterThan(2)
  })

  it('is refused to seekers and without a session', async () => {
    const wrongRole = await api.aSeeker()
    await api.refusals({ method: 'GET', path: '/company/statement?day=2026-11-20', wrongRole })
    await api.refusals({ method: 'GET', path: '/statement.pdf?day=2026-11-20', wrongRole })
    expect((await api.as(await api.aCompany(), 'GET', '/statement.pdf?day=soon')).statusCode).toBe(422)
  })
})

describe('finished shifts in another order', () => {
  it('are sorted over all pages, both ways', async () => {
    const company = await api.aCompany()
    const site = await api.aSite(company, { name: 'Arch 5' })
    const start = (day: number) => ({
      startsAt: `2026-11-${day}T22:00:00.000Z`,
      endsAt: `2026-11-${day + 1}T06:00:00.000Z`,
    })
    const jobAt = (day: number) =>
      api.aPublishedJob(company, { siteId: site, title: `Door ${day}`, shifts: [start(day)] })
    const shifts = []
    for (const day of [18, 20, 19])
      shifts.push(await aWorkedShift(api, { company, job: await jobAt(day), ...start(day) }))
    const [, latest] = shifts
    if (latest) await agreeHours(latest)
    const inPages = async (sort: string) => {
      const titles: string[] = []
      let cursor = ''
      do {
        const page = (await api.as(company, 'GET', `/company/completed?limit=1&sort=${sort}${cursor}`)).json()
        titles.push(...page.data.map(({ title }: { title: string }) => title))
        cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
      } while (cursor)
      return titles.map((title) => Number(title.slice(-2)))
    }

    expect(await inPages('title')).toEqual([18, 19, 20])
    expect(await inPages('-start')).toEqual([20, 19, 18])
    expect((await inPages('-agreed'))[0]).toBe(20)
    expect((await inPages('toAgree'))[0]).toBe(20)
    expect(await inPages('site')).toHaveLength(3)
  })

  it('refuse an order that there is not, and a cursor of another', async () => {
    const company = await api.aCompany()
    const forged = Buffer.from(JSON.stringify({ key: 'x', id: company.companyId })).toString('base64url')
    const refused = async (query: string) => (await api.as(company, 'GET', `/company/completed?${query}`)).json()

    expect((await refused('sort=pin')).fields).toEqual({ sort: 'Choose a column to sort by.' })
    expect((await refused(`sort=people&cursor=${forged}`)).fields).toHaveProperty('cursor')
    expect((await refused(`sort=start&cursor=${forged}`)).fields).toHaveProperty('cursor')
  })
})

it('a page of a search adds up the shifts it shows, and walks no further than it must', async () => {
  const SHIFTS = 1000
  const { company, job, seeker } = await aWorkedShift(api)
  await api.db.query(
    `with made as (
       insert into shift (id, job_id, starts_at, ends_at, positions)
       select gen_random_uuid(), $1, at, at + interval '8 hours', 1 from generate_series(1, $4) number
       cross join lateral (select timestamptz '2026-11-20T22:00Z' - number * interval '1 day' as at) dated
       returning *
     )
     insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id, site_name,
       address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), made.id, $1, $2, $3, 1, 'completed', 'Door', one.role, one.site_id, one.site_name,
       one.address, one.zone, made.starts_at, made.ends_at, one.pay_per_hour, false, 60, one.terms, '0427', now()
     from made cross join (select * from assignment where job_id = $1 limit 1) one`,
    [job.id, company.companyId, seeker.seekerId, SHIFTS],
  )
  const owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze finished_work, assignment, shift')
  await owner.end()
  const page = async (query: string) => {
    const { answer, steps } = await planOf(api, 'from finished_work', () =>
      api.as(company, 'GET', `/company/completed?limit=20&${query}`),
    )
    const rows = steps.filter(({ table }) => table === 'finished_work').reduce((sum, step) => sum + step.rows, 0)
    return { body: answer.json(), rows }
  }

  const first = await page('text=door')
  const next = await page(`text=door&cursor=${first.body.nextCursor}`)
  const oldest = await page('sort=start')

  expect(first.body.data).toHaveLength(20)
  expect(next.body.data[0].startsAt < first.body.data[19].startsAt).toBe(true)
  expect(oldest.body.data[0].startsAt < next.body.data[19].startsAt).toBe(true)
  for (const { rows } of [first, next, oldest]) expect(rows).toBeLessThan(100)
})

describe('the files of finished work', () => {
  it('hold every shift of the filter, and everybody of a shift, formulas as text', async () => {
    const company = await api.aCompany()
    const job = await api.aPublishedJob(company, { title: '=SUM(A1)' })
    const shift = await aWorkedShift(api, { company, job })
    const open = await aWorkedShift(api, {
      company,
      startsAt: '2026-11-20T22:00:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
    })
    await agreeHours(shift)

    const csv = async (path: string) => (await api.as(company, 'GET', path)).body.split('\r\n')
    const [head, first, second] = await csv('/company/completed.csv')
    const people = await csv(`/company/jobs/${job.id}/completed.csv?shift=${job.shift.id}`)

    expect(head).toMatch(/^Job,Site,Date,Start,End,People/)
    expect(first).toMatch(/^'=SUM\(A1\),.*,2026-11-21,22:00,06:00,1,0,0,0,116\.00,1,116\.00,0\.00$/)
    expect(second).toContain('2026-11-20')
    expect(await csv('/company/completed.csv?state=toAgree')).toHaveLength(3)
    expect(people[1]).toMatch(
      /^Sam Okoro,Self-employed,Agreed,22:00,06:00,8\.00,0\.00,8\.00,116\.00,\S+-000001,116\.00,2026-12-22$/,
    )
    expect(open.id).not.toBe(shift.id)
  })

  it('are for members of the company who see completed work, at all sites', async () => {
    const company = await api.aCompany()
    const site = await api.aSite(company)
    const job = await api.aPublishedJob(company, { siteId: site })
    await aWorkedShift(api, { company, job })
    const stranger = await api.aCompany()
    const seeker = await api.aSeeker()
    const planner = await api.aMember(company, { role: 'planner' })
    const limited = await api.aMember(company, { role: 'manager', siteIds: [site] })
    const path = `/company/jobs/${job.id}/completed.csv?shift=${job.shift.id}`

    for (const file of ['/company/completed.csv', path]) {
      expect((await api.as(planner, 'GET', file)).json().detail).toContain('so you cannot see completed work')
      expect((await api.as(limited, 'GET', file)).json().detail).toContain('You see some sites only')
    }
    expect((await api.as(stranger, 'GET', '/company/completed.csv')).body.split('\r\n')).toHaveLength(2)
    await api.refusals({ method: 'GET', path: '/company/completed.csv', wrongRole: seeker })
    await api.refusals({ method: 'GET', path, wrongRole: seeker, stranger })
    expect((await api.as(company, 'GET', '/company/jobs/x/completed.csv')).statusCode).toBe(404)
  })
})
