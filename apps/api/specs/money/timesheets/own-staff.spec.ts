import type { TimesheetSummary } from '@s4/contract'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const START = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: START })
const PERIOD = 'from=2026-11-16&to=2026-11-29'

const engage = (company: Company, seeker: Seeker, startsOn = '2026-11-01', kind = 'own-staff') =>
  api.db.query(
    `insert into engagement (id, company_id, seeker_id, kind, payroll_number, starts_on, status, proposed_at,
       answered_at)
     values (uuidv7(), $1, $2, $4, '=P7', $3::date, 'agreed', $3::date, $3::date)`,
    [company.companyId, seeker.seekerId, startsOn, kind],
  )
/** A shift that a member of own staff has worked, with hours proposed. */
async function aStaffShift(overrides: Parameters<typeof aWorkedShift>[1] = {}): Promise<WorkedShift> {
  const worked = await aWorkedShift(api, { selfBilling: false, ...overrides })
  await engage(worked.company, worked.seeker)
  await api.db.query(`update assignment set engagement = 'own-staff' where id = $1`, [worked.id])
  return worked
}
const agree = (company: Company, id: string, more: object = {}) =>
  api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree', ...more })
const invoicesOf = (id: string) => api.db.query('select 1 from invoice where assignment_id = $1', [id])
const summaryOf = async (company: Company, period = PERIOD) =>
  (await api.as(company, 'GET', `/timesheet?${period}`)).json<{ data: TimesheetSummary }>().data
const csvOf = async (company: Company, period = PERIOD) =>
  (await api.as(company, 'GET', `/timesheet.csv?${period}`)).body.split('\r\n').filter(Boolean)

describe('own staff', () => {
  it('accept an offer without self-billing, and the work keeps its kind; cancelling it owes nothing', async () => {
    const company = await api.aCompany()
    const sam = await api.aSeeker({ findable: true })
    await api.db.query('delete from self_billing_acceptance where company_id = $1', [company.companyId])
    await engage(company, sam)
    const job = await api.aPublishedJob(company)
    await api.db.query(
      `update job set terms = terms || '{"company":[{"hours":24,"percent":50}],"substitution":true}'
      where id = $1`,
      [job.id],
    )

    const offered = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })
    expect(offered.json().data).toMatchObject({ ownStaff: true, selfBillingAgreed: true, terms: { company: [] } })
    const accepted = await api.as(sam, 'POST', `/offers/${offered.json().data.id}/accept`, {})
    expect(accepted.statusCode).toBe(200)
    const [id] = accepted.json().data.assignmentIds

    await engage(company, sam, '2026-11-02', 'self-employed')
    const work = (await api.as(sam, 'GET', `/assignments/${id}`)).json().data
    expect(work).toMatchObject({ engagement: 'own-staff', terms: { company: [], seeker: [] } })
    expect(work.terms.substitution).toBeUndefined()
    expect(await api.db.query('select 1 from self_billing_agreement where seeker_id = $1', [sam.seekerId])).toEqual([])
    await api.as(company, 'POST', `/assignments/${id}/cancel`, { reason: 'The event is off.' })
    expect(await api.db.query('select status, owed_pence from assignment where id = $1', [id])).toEqual([
      { status: 'cancelled', owedPence: 0 },
    ])
  })

  it('are self-employed for shifts before the first day, which need self-billing', async () => {
    const company = await api.aCompany()
    const sam = await api.aSeeker({ findable: true })
    await engage(company, sam, '2026-12-01')
    const job = await api.aPublishedJob(company)

    const offered = (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json().data

    expect(offered).toMatchObject({ ownStaff: false, selfBillingAgreed: false })
    expect((await api.as(sam, 'POST', `/offers/${offered.id}/accept`, {})).json().code).toBe('offer.agreement-needed')
  })

  it.each([
    ['1990-05-17', 1270, '£12.71 an hour for 21 and over'],
    ['2007-05-17', 1084, '£10.85 an hour for 18 to 20'],
  ])('born %s are not offered %i pence an hour', async (born, payPerHour, floor) => {
    const company = await api.aCompany()
    const sam = await api.aSeeker({ findable: true })
    await api.db.query('update seeker set date_of_birth = $2 where id = $1', [sam.seekerId, born])
    await engage(company, sam)
    const offer = async (pence: number) => {
      const job = await api.aPublishedJob(company, { payPerHour: pence })
      return (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json()
    }

    const refused = await offer(payPerHour)
    expect(refused).toMatchObject({ code: 'offer.minimum-wage' })
    expect(refused.detail).toContain(floor)
    expect(refused.detail).toContain('£0.01 an hour less, £0.08 for this shift.')
    expect((await offer(payPerHour + 1)).data).toMatchObject({ ownStaff: true })
  })

  it('are kept to the limits of working time, whatever the company chose', async () => {
    const company = await api.aCompany()
    const sam = await api.aSeeker({ findable: true })
    await engage(company, sam)
    await api.anAssignment({ company, seeker: sam, job: await api.aPublishedJob(company) })
    const soon = await api.aPublishedJob(company, {
      shifts: [{ startsAt: '2026-11-22T10:00:00.000Z', endsAt: '2026-11-22T18:00:00.000Z' }],
    })

    const refused = await api.as(company, 'POST', `/jobs/${soon.id}/offers`, { seekerId: sam.seekerId })

    expect(refused.json()).toMatchObject({ code: 'offer.working-time' })
    expect(refused.json().detail).toMatch(/4 h/)
  })
})

describe('agreed hours of own staff', () => {
  it('make no invoice, debt or total of the worker, and stand in the timesheet with bands', async () => {
    const { company, seeker, id } = await aStaffShift({ minutes: 465, extraMinutes: 15 })
    const stretches = [
      { label: null, pencePerHour: 1450, minutes: 120 },
      { label: 'Sunday', pencePerHour: 1800, minutes: 360 },
    ]
    await api.db.query('update assignment set stretches = $2 where id = $1', [id, JSON.stringify(stretches)])
    api.moveTo('2026-11-23T09:00:00.000Z')
    expect(await summaryOf(company)).toMatchObject({ shifts: 0, waiting: [{ assignmentId: id, state: 'to-agree' }] })
    expect(await csvOf(company)).toHaveLength(1)

    expect((await agree(company, id, { acceptExtra: true })).statusCode).toBe(200)
    await runDue(api.deps, new Date('2026-11-24T09:00:00.000Z'))

    expect(await invoicesOf(id)).toEqual([])
    expect(await api.db.query('select 1 from ledger_entry where seeker_id = $1', [seeker.seekerId])).toEqual([])
    const work = (await api.as(seeker, 'GET', `/assignments/${id}`)).json().data
    expect(work).toMatchObject({ status: 'hoursAgreed', invoices: [], waitsForInvoice: false, engagement: 'own-staff' })
    expect(
      await api.db.query(`select 1 from audit_entry where action = 'invoice.blocked' and subject_id = $1`, [id]),
    ).toEqual([])
    expect((await api.as(seeker, 'GET', '/invoices/totals')).json().data).toMatchObject({ earned: 0, years: [] })
    // 2 h at £14.50, 5 h 45 at £18.00, 15 min at £14.50.
    const pence = 2900 + 10_350 + 363
    expect(await summaryOf(company)).toEqual({
      people: 1,
      shifts: 1,
      minutes: 480,
      pence,
      expenses: 0,
      waiting: [],
    })
    const [head, ...lines] = await csvOf(company)
    expect(head).toMatch(/^Payroll number,Name,Date,Site,Start,End,Break minutes,Band,Minutes,Hours,Hourly rate,Pay/)
    const shift = `'=P7,Sam Okoro,2026-11-21,Tobacco Dock,22:00,06:00,0`
    expect(lines).toEqual([
      `${shift},Basic,120,2.00,14.50,29.00,0.00`,
      `${shift},Sunday,345,5.75,18.00,103.50,0.00`,
      `${shift},Beside the shift,15,0.25,14.50,3.63,0.00`,
    ])
    api.moveTo(START)
  })

  it('are right in the night the clocks go back', async () => {
    // 22:00 BST to 06:00 GMT is nine hours.
    const { company, id } = await aStaffShift({
      startsAt: '2026-10-24T21:00:00.000Z',
      endsAt: '2026-10-25T06:00:00.000Z',
      minutes: 540,
    })
    await agree(company, id)

    const [, line] = await csvOf(company, 'from=2026-10-24&to=2026-10-24')

    expect(line).toContain('2026-10-24,Tobacco Dock,22:00,06:00,0,Basic,540,9.00,14.50,130.50')
    expect(await csvOf(company, 'from=2026-10-25&to=2026-10-31')).toHaveLength(1)
  })

  it('in dispute wait, and no part of them is invoiced', async () => {
    const { company, seeker, id } = await aStaffShift()
    api.moveTo('2026-11-23T09:00:00.000Z')
    await api.as(company, 'POST', `/assignments/${id}/hours`, {
      action: 'counter',
      minutes: 300,
      reason: 'Left early.',
    })
    await api.as(seeker, 'POST', `/assignments/${id}/hours`, { action: 'refuse', reason: 'I did not.' })

    expect(await invoicesOf(id)).toEqual([])
    expect((await summaryOf(company)).waiting).toMatchObject([{ assignmentId: id }])
    api.moveTo(START)
  })

  it('are not billed by an invoice of the worker, and the database refuses one', async () => {
    const { company, seeker, id } = await aStaffShift()
    api.moveTo('2026-11-23T09:00:00.000Z')
    await agree(company, id)

    const own = await api.as(seeker, 'POST', `/assignments/${id}/own-invoice`, {
      number: 'A1',
      issuedOn: '2026-11-23',
      net: 11_600,
      vat: 0,
      total: 11_600,
      fileId: '019a0000-0000-7000-8000-000000000001',
    })
    expect(own.statusCode).toBe(404)
    await expect(
      api.db.query(`insert into invoice (id, assignment_id, seeker_id, company_id) values (uuidv7(), $1, $2, $3)`, [
        id,
        seeker.seekerId,
        company.companyId,
      ]),
    ).rejects.toThrow(/own staff has no invoice/)
    api.moveTo(START)
  })

  it('keep nobody from erasing the account, and self-employed work beside them is invoiced', async () => {
    const { company, seeker, id } = await aStaffShift()
    const other = await aWorkedShift(api, {
      seeker,
      startsAt: '2026-11-20T10:00:00.000Z',
      endsAt: '2026-11-20T18:00:00.000Z',
    })
    api.moveTo('2026-11-23T09:00:00.000Z')
    await agree(company, id)
    await agree(other.company, other.id)

    expect(await invoicesOf(other.id)).toHaveLength(1)
    await api.db.query('update session set reauthenticated_at = $2 where id = $1', [
      seeker.sessionId,
      '2026-11-23T09:00:00.000Z',
    ])
    expect((await api.as(seeker, 'DELETE', '/user')).statusCode).toBe(200)
    api.moveTo(START)
  })

  it('are read by finance of the company alone, for at most 62 days', async () => {
    const { company, seeker } = await aStaffShift()

    expect((await api.as(company, 'GET', '/timesheet?from=2026-11-02&to=2026-11-01')).json().fields).toHaveProperty(
      'to',
    )
    expect((await api.as(company, 'GET', '/timesheet?from=2026-01-01&to=2026-11-01')).json().fields).toHaveProperty(
      'to',
    )
    expect((await api.as(seeker, 'GET', `/timesheet?${PERIOD}`)).statusCode).toBe(403)
    expect((await api.as(seeker, 'GET', `/timesheet.csv?${PERIOD}`)).statusCode).toBe(403)
    expect((await api.anonymous('GET', `/timesheet.csv?${PERIOD}`)).statusCode).toBe(401)
    expect((await summaryOf(await api.aCompany())).waiting).toEqual([])
  })
})

describe('expenses, more time and margins of own staff', () => {
  const RATE = { role: 'door-supervisor', from: '2026-01-01', pencePerHour: 2400 }
  const marginOf = async (company: Company) => (await api.as(company, 'GET', `/margins?${PERIOD}`)).json().data.total
  const bodies = async ({ uid }: { uid: string }) =>
    (await api.db.query<{ body: string }>('select body from notification where uid = $1', [uid])).map(
      ({ body }) => body,
    )

  /** Three hours of own staff at £14.50, paid as four by the terms, at a site charged £24.00 an hour. */
  async function aChargedShift(): Promise<WorkedShift> {
    const company = await api.aCompany()
    const siteId = await api.aSite(company)
    const expenses = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 0, receipts: false }
    const terms = { company: [], seeker: [], pay: { ...defaultPayTerms, expenses, minimumMinutes: 240 } }
    const job = await api.aPublishedJob(company, { siteId, terms, payPerHour: 1450 })
    const client = (await api.as(company, 'POST', '/clients', { name: 'Harbour' })).json().data.id
    await api.as(company, 'POST', `/clients/${client}/contracts`, {
      title: 'Doors',
      startsOn: '2026-11-01',
      endsOn: null,
      noticeDays: 28,
      rates: [{ ...RATE, night: null, saturday: null, sunday: null, bankHoliday: null }],
      posts: [],
    })
    await api.as(company, 'PUT', `/clients/${client}/sites`, { siteIds: [siteId] })
    return aStaffShift({ company, job, minutes: 180 })
  }

  it('are the cost that the timesheet says, and never an invoice or a word of one', async () => {
    const { company, seeker, id } = await aChargedShift()
    api.moveTo('2026-11-23T09:00:00.000Z')
    const [claim] = (await api.as(seeker, 'POST', `/assignments/${id}/expenses`, { kind: 'mileage', miles: 20 })).json()
      .data
    expect((await marginOf(company)).waiting).toBe(1)

    await agree(company, id)
    expect(await marginOf(company)).toMatchObject({ actualCharge: 3 * 2400, actualCost: 4 * 1450, waiting: 0 })
    await api.as(company, 'POST', `/assignments/${id}/expenses/answer`, { claimId: claim.id, answer: 'agree' })
    const claims = `/assignments/${id}/hours-claims`
    const more = { kind: 'more', minutes: 0, extraMinutes: 60, reason: 'The log has it.' }
    const [{ id: claimId }] = (await api.as(seeker, 'POST', claims, more)).json().data
    await api.as(company, 'POST', `${claims}/answer`, { claimId, answer: 'accept' })
    await runDue(api.deps, new Date('2026-11-30T09:00:00.000Z'))

    const { pence, expenses } = await summaryOf(company)
    expect({ pence, expenses }).toEqual({ pence: 5 * 1450, expenses: 900 })
    expect(await marginOf(company)).toMatchObject({ actualCharge: 4 * 2400, actualCost: pence + expenses })
    expect(await invoicesOf(id)).toEqual([])
    const told = [...(await bodies(seeker)), ...(await bodies(company))]
    expect(told).toContain('The timesheet for payroll has them.')
    expect(told.filter((body) => body.includes('invoice'))).toEqual([])
    api.moveTo(START)
  })

  it('in dispute say that they wait for payroll', async () => {
    const { company, seeker, id } = await aChargedShift()
    api.moveTo('2026-11-23T09:00:00.000Z')
    const hours = `/assignments/${id}/hours`
    await api.as(company, 'POST', hours, { action: 'counter', minutes: 60, reason: 'Left early.' })
    await api.as(seeker, 'POST', hours, { action: 'refuse', reason: 'I did not.' })

    const told = (await bodies(company)).join(' ')
    expect(told).toContain('in dispute; the hours wait for payroll until it is settled.')
    expect(told).not.toContain('invoice')
    expect(await marginOf(company)).toMatchObject({ actualCost: 0, waiting: 1 })
    api.moveTo(START)
  })
})
