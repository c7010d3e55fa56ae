import { createHash } from 'node:crypto'
import type { ClientReport } from '@s4/contract'
import { expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { Company } from '../../../src/testing/a-company'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })
const sam = await api.aSeeker()

const rate = {
  role: 'door-supervisor',
  from: '2026-01-01',
  pencePerHour: 2400,
  night: null,
  saturday: null,
  sunday: 2700,
  bankHoliday: null,
}

/** A company with a client whose contract charges £24.00 an hour, and £27.00 on Sunday. */
async function aGuardedClient(siteName = 'Tobacco Dock') {
  const acme = await api.aCompany()
  const siteId = await api.aSite(acme, { name: siteName })
  const clientId: string = (await api.as(acme, 'POST', '/clients', { name: 'Harbour Events' })).json().data.id
  await api.as(acme, 'PUT', `/clients/${clientId}/sites`, { siteIds: [siteId] })
  await api.as(acme, 'POST', `/clients/${clientId}/contracts`, {
    title: 'Doors',
    startsOn: '2026-01-01',
    endsOn: null,
    noticeDays: 28,
    rates: [rate],
    posts: [],
  })
  return { acme, siteId, clientId }
}
type Guarded = Awaited<ReturnType<typeof aGuardedClient>>

async function aJobThere({ acme, siteId, clientId }: Guarded, times: { startsAt: string; endsAt: string }) {
  const job = await api.aPublishedJob(acme, { siteId, positions: 2, shifts: [times] })
  await api.db.query(
    'update job set client_id = $2, contract_id = (select id from client_contract where client_id = $2) where id = $1',
    [job.id, clientId],
  )
  return job
}
const SATURDAY = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
const report = async (acme: Company, clientId: string, query = 'month=2026-11') =>
  (await api.as(acme, 'GET', `/clients/${clientId}/report?${query}`)).json<{ data: ClientReport }>().data

async function aSaturday(guarded: Guarded) {
  const job = await aJobThere(guarded, SATURDAY)
  const seeker = await api.aSeeker()
  const work = await aWorkedShift(api, { company: guarded.acme, seeker, job, ...SATURDAY, minutes: 450 })
  await api.db.query(`update attendance set booked_on_at = booked_on_at + interval '12 min' where assignment_id = $1`, [
    work.id,
  ])
  await api.db.query(
    `update assignment_hours set status = 'agreed', agreed_minutes = 450, agreed_pence = 10875, respond_by = null
     where assignment_id = $1`,
    [work.id],
  )
  return { ...work, job }
}

it('has places, attendance, hours and their charge to the penny', async () => {
  const guarded = await aGuardedClient()
  await aSaturday(guarded)

  const { shifts, totals, clientName, siteName } = await report(guarded.acme, guarded.clientId)

  // Two hours at £24.00 and five and a half at £27.00.
  const charge = 2 * 2400 + 5.5 * 2700
  expect([clientName, siteName]).toEqual(['Harbour Events', null])
  expect(shifts).toMatchObject([
    {
      date: '2026-11-21',
      places: 2,
      filled: 1,
      priced: true,
      people: [
        {
          bookedOnAt: '2026-11-21T22:12:00.000Z',
          bookedOffAt: '2026-11-22T06:00:00.000Z',
          lateMinutes: 12,
          noShow: false,
          minutes: 450,
          chargePence: charge,
        },
      ],
    },
  ])
  expect(totals).toMatchObject({ places: 2, filled: 1, attended: 1, late: 1, minutes: 450, chargePence: charge })
})

it('leaves out shifts after today', async () => {
  const guarded = await aGuardedClient()
  await aJobThere(guarded, { startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' })
  await aJobThere(guarded, { startsAt: '2026-11-24T22:00:00.000Z', endsAt: '2026-11-25T06:00:00.000Z' })

  expect((await report(guarded.acme, guarded.clientId)).shifts.map(({ date }) => date)).toEqual(['2026-11-23'])
})

it('counts a shift in the month and on the day it starts at the site, also when the clocks change', async () => {
  const guarded = await aGuardedClient()
  // 00:30 on 1 July at the site is still June in UTC; 31 October ends in November.
  await aJobThere(guarded, { startsAt: '2026-06-30T23:30:00.000Z', endsAt: '2026-07-01T06:00:00.000Z' })
  await aJobThere(guarded, { startsAt: '2026-10-31T22:00:00.000Z', endsAt: '2026-11-01T06:00:00.000Z' })
  const clocks = { startsAt: '2026-10-24T21:00:00.000Z', endsAt: '2026-10-25T06:00:00.000Z' }
  await aWorkedShift(api, { company: guarded.acme, job: await aJobThere(guarded, clocks), ...clocks, minutes: 540 })
  const dates = async (month: string) =>
    (await report(guarded.acme, guarded.clientId, `month=${month}`)).shifts.map(({ date }) => date)

  expect(await dates('2026-06')).toEqual([])
  expect(await dates('2026-07')).toEqual(['2026-07-01'])
  expect(await dates('2026-10')).toEqual(['2026-10-24', '2026-10-31'])
  expect(await dates('2026-11')).toEqual([])
})

it('shows incidents without injuries, witnesses, free text, illness and use of force, and nothing of pay', async () => {
  const guarded = await aGuardedClient()
  const { id } = await aSaturday(guarded)
  const wrote = (text: string, form: object | null) =>
    api.db.query('insert into logbook_entry (id, assignment_id, text, created_at, form) values ($1, $2, $3, $4, $5)', [
      uuid(),
      id,
      text,
      '2026-11-21T23:00:00.000Z',
      form,
    ])
  const answers = { kind: 'theft', time: '23:00', place: 'Bar 2', action: 'Called the police.', hurt: 'yes' }
  await wrote('FREE-TEXT', null)
  await wrote('FORM-TEXT', {
    kind: 'incident',
    answers: { ...answers, injuries: 'INJURIES', witnesses: 'WITNESSES', reference: 'REFERENCE', person: 'PERSON' },
  })
  await wrote('x', { kind: 'incident', answers: { ...answers, kind: 'illness', action: 'ILLNESS' } })
  await wrote('x', { kind: 'useOfForce', answers: { ...answers, action: 'FORCE' } })

  const path = `/clients/${guarded.clientId}/report`
  const shown = await api.as(guarded.acme, 'GET', `${path}?month=2026-11`)
  const pdf = textOfPdf((await api.as(guarded.acme, 'GET', `${path}.pdf?month=2026-11`)).rawPayload)
  const csv = (await api.as(guarded.acme, 'GET', `${path}.csv?month=2026-11`)).body

  const { incidents } = shown.json<{ data: ClientReport }>().data
  expect(incidents).toMatchObject([{ at: '2026-11-21T23:00:00.000Z', siteName: 'Tobacco Dock' }])
  expect(incidents[0]?.answers.map(({ text }) => text)).toEqual(['Theft', '23:00', 'Bar 2', 'Called the police.'])
  for (const text of [shown.body, pdf, csv])
    expect(text).not.toMatch(/FREE-TEXT|FORM-TEXT|INJURIES|WITNESSES|REFERENCE|PERSON|ILLNESS|FORCE|108\.75|10875/)
})

it('is a tagged PDF on the letterhead, known to /verify, and a CSV that no spreadsheet runs', async () => {
  const guarded = await aGuardedClient('=cmd()')
  await aSaturday(guarded)
  const path = `/clients/${guarded.clientId}/report`

  const pdf = await api.as(guarded.acme, 'GET', `${path}.pdf?month=2026-11&siteId=${guarded.siteId}`)
  const csv = await api.as(guarded.acme, 'GET', `${path}.csv?month=2026-11`)

  const digest = createHash('sha256').update(pdf.rawPayload)
  const sha256 = digest.copy().digest('hex')
  expect(textOfPdf(pdf.rawPayload).indexOf(guarded.acme.companyName)).toBe(0)
  expect(pdf.rawPayload.includes('/StructTreeRoot')).toBe(true)
  expect(pdf.headers['content-digest']).toBe(`sha-256=:${digest.digest('base64')}:`)
  expect((await api.anonymous('POST', '/verify', { sha256 })).json().data.file).toMatchObject({
    companyName: guarded.acme.companyName,
    title: 'Harbour Events, =cmd(), November 2026',
  })
  expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(csv.body).toContain("2026-11-21,'=cmd()")
})

it('keeps to the company, the role and the sites of the member', async () => {
  const guarded = await aGuardedClient()
  await aSaturday(guarded)
  const path = `/clients/${guarded.clientId}/report`
  const stranger = await api.aCompany()
  const elsewhere = await api.aMember(guarded.acme, { role: 'planner', siteIds: [await api.aSite(guarded.acme)] })
  const supervisor = await api.aMember(guarded.acme, { role: 'siteSupervisor' })

  for (const end of ['', '.pdf', '.csv']) {
    await api.refusals({ method: 'GET', path: `${path}${end}?month=2026-11`, wrongRole: sam, stranger })
    expect((await api.as(supervisor, 'GET', `${path}${end}?month=2026-11`)).statusCode).toBe(403)
    expect((await api.as(elsewhere, 'GET', `${path}${end}?month=2026-11`)).statusCode).toBe(404)
    expect((await api.as(guarded.acme, 'GET', `${path}${end}?month=2026-13`)).json().fields).toHaveProperty('month')
    const otherSite = await api.as(guarded.acme, 'GET', `${path}${end}?month=2026-11&siteId=${uuid()}`)
    expect(otherSite.json().code).toBe('site.missing')
  }
})

it('proves the patrols: counts by result and the time of each point, without why one was ended early', async () => {
  const guarded = await aGuardedClient('Patrolled')
  const { id, job } = await aSaturday(guarded)
  const routeId = uuid()
  await api.db.query(
    `insert into patrol_route (id, company_id, site_id, name, letters, any_order, every_minutes, times, window_minutes,
       tolerance_minutes, created_at) values ($1, $2, $3, 'Doors', '{A,B}', false, 120, '{}', 30, 5, now())`,
    [routeId, guarded.acme.companyId, job.siteId],
  )
  const patrols = [
    ['done', '23', ['23:01', '23:04']],
    ['missed', '01', ['01:01', null]],
    ['cutShort', '03', [null, null]],
    ['stopped', '05', [null, null]],
  ] as const
  for (const [status, hour, points] of patrols) {
    const patrolId = uuid()
    const at = (time: string) => `2026-11-${time < '12' ? '22' : '21'}T${time}:00.000Z`
    await api.db.query(
      `insert into patrol (id, assignment_id, route_id, name, any_order, opens_at, starts_at, ends_at, miss_at, status,
         reason) values ($1, $2, $3, 'Doors', false, $4, $4, $4, $4, $5, 'I was ill.')`,
      [patrolId, id, routeId, at(`${hour}:00`), status],
    )
    for (const [place, time] of points.entries())
      await api.db.query(
        `insert into patrol_point (patrol_id, place, letter, name, scanned_at) values ($1, $2, $3, $4, $5)`,
        [patrolId, place, 'AB'[place], ['Gate', 'Roof'][place], time && at(time)],
      )
  }

  const { shifts, totals } = await report(guarded.acme, guarded.clientId)

  expect(totals.patrols).toEqual({ planned: 3, done: 1, late: 0, missed: 1, cutShort: 1, points: 6, scanned: 3 })
  expect(shifts[0]?.people[0]?.patrols).toMatchObject([
    { name: 'Doors', result: 'done', points: [{ name: 'Gate', scannedAt: '2026-11-21T23:01:00.000Z' }, {}] },
    { result: 'missed', points: [{}, { name: 'Roof', scannedAt: null }] },
    { result: 'cutShort' },
  ])
  expect(JSON.stringify(shifts)).not.toContain('I was ill.')
  const csv = (await api.as(guarded.acme, 'GET', `/clients/${guarded.clientId}/report.csv?month=2026-11`)).body
  expect(csv.split('\n')[0]).toContain(
    'Patrols,Patrols done,Patrols late,Patrols missed,Patrols ended early,Points,Points scanned',
  )
  expect(csv.split('\n')[1]).toContain(',3,1,0,1,1,6,3,')
  const pdf = await api.as(guarded.acme, 'GET', `/clients/${guarded.clientId}/report.pdf?month=2026-11`)
  const words = textOfPdf(pdf.rawPayload)
  expect(words).toContain('1 of 3 done, 1 missed, 1 ended early, 3 of 6 points scanned.')
  expect(words).toContain('23:00 Doors, done: Gate 23:01')
})
