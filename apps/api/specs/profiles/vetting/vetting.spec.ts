import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: NOW })

const threeNights = ['21', '22', '23'].map((day) => ({
  startsAt: `2026-11-${day}T22:00:00.000Z`,
  endsAt: `2026-11-${Number(day) + 1}T06:00:00.000Z`,
}))
const newCompany = () => api.aCompany({ vetting: 'notVerified' })
const declare = (company: Company, kind: string, body: object) =>
  api.as(company, 'PUT', `/company/vetting/${kind}`, body)
const declareNumber = (company: Company, number = '1234567') => declare(company, 'companiesHouse', { number })
const show = async (company: Company) => (await api.as(company, 'GET', '/company/vetting')).json().data
const noticesOf = ({ uid }: { uid: string }, kind: string) =>
  api.db.query<{ title: string; body: string }>('select title, body from notification where uid = $1 and kind = $2', [
    uid,
    kind,
  ])
const verifyItem = async (staff: Awaited<ReturnType<typeof api.aStaffMember>>, company: Company, more = {}) => {
  const { declarations } = await show(company)
  return staff.call('POST', `/staff/companies/${company.companyId}/declarations`, {
    declarationId: declarations[0].id,
    status: 'verified',
    method: 'register',
    ...more,
  })
}
const decide = (
  staff: Awaited<ReturnType<typeof api.aStaffMember>>,
  company: Company,
  decision: string,
  reason = 'The register has it.',
) => staff.call('POST', `/staff/companies/${company.companyId}/decision`, { decision, reason })

describe('a company declares', () => {
  it('a company number in the form of Companies House, as declared', async () => {
    const company = await newCompany()

    const answer = await declareNumber(company)

    expect(answer.json().data).toMatchObject({
      status: 'notVerified',
      declarations: [{ kind: 'companiesHouse', number: '01234567', status: 'declared', decidedAt: null }],
    })
    await declareNumber(company, '01234567')
    expect(
      await api.db.query('select 1 from company_declaration where company_id = $1', [company.companyId]),
    ).toHaveLength(1)
  })

  it.each([
    ['companiesHouse', { number: '12' }, 'number'],
    ['employersLiability', { number: 'P1', validUntil: '2027-01-01' }, 'insurer'],
    ['employersLiability', { number: 'P1', insurer: 'Aviva' }, 'validUntil'],
    ['publicLiability', { number: 'P1', insurer: 'Aviva', validUntil: '2026-11-15' }, 'validUntil'],
    ['acs', { number: '' }, 'number'],
  ])('%s only when it is complete: %j', async (kind, body, field) => {
    const refused = await declare(await newCompany(), kind, body)

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('nothing for another company, and reads nothing of it', async () => {
    const other = await newCompany()
    await declareNumber(other)

    expect((await show(await newCompany())).declarations).toEqual([])
  })
})

describe('staff', () => {
  it('see who waits longest first, and their look stands in the export', async () => {
    const staff = await api.aStaffMember()
    const first = await newCompany()
    const second = await newCompany()
    api.moveTo('2026-11-16T08:00:00.000Z')
    await declareNumber(second)
    api.moveTo(NOW)
    await declareNumber(first)

    const listed = (await staff.call('GET', '/staff/companies')).json().data.map(({ id }: { id: string }) => id)
    const shown = (await staff.call('GET', `/staff/companies/${first.companyId}`)).json().data
    const looks = await api.db.query('select subject_kind from staff_look where uid = $1', [first.uid])

    expect(listed.indexOf(second.companyId)).toBeLessThan(listed.indexOf(first.companyId))
    expect(listed).toContain(first.companyId)
    expect(shown).toMatchObject({
      status: 'notVerified',
      declarations: [{ number: '01234567' }],
      decisions: [],
    })
    expect(looks).toEqual([{ subjectKind: 'company' }])
  })

  it('read the VAT number the company declares on its profile', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    const vatNumber = async () =>
      (await staff.call('GET', `/staff/companies/${company.companyId}`)).json().data.vatNumber
    await api.db.query('delete from company_vat_registration where company_id = $1', [company.companyId])
    const before = await vatNumber()
    await api.db.query(
      `insert into company_vat_registration (id, company_id, vat_number, registered_on, recorded_at)
       values (gen_random_uuid(), $1, '980780684', '2026-01-01', now())`,
      [company.companyId],
    )

    expect([before, await vatNumber()]).toEqual([null, '980780684'])
  })

  it('find a company by part of its name', async () => {
    const staff = await api.aStaffMember()
    const company = await api.aCompany({ companyName: 'Quay_100% Guards' })

    const found = await staff.call('GET', '/staff/companies?name=Y_100%25')

    expect(found.json().data).toMatchObject([{ id: company.companyId, status: 'verified', waitingSince: null }])
  })

  it('verify a company once something is verified and nothing waits; it is told by email', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)

    expect((await decide(staff, company, 'verified')).json().fields).toHaveProperty('decision')
    await verifyItem(staff, company)
    const decided = await decide(staff, company, 'verified')

    expect(decided.json().data).toMatchObject({ status: 'verified', decisions: [{ reason: 'The register has it.' }] })
    expect(await noticesOf(company, 'company.vetted')).toHaveLength(1)
    expect(await api.db.query('select 1 from mail where recipient = $1', [company.email])).not.toHaveLength(0)
    const audited = await api.db.query(
      `select staff_id, company_id from audit_entry where action = 'company.vetted' and company_id = $1`,
      [company.companyId],
    )
    expect(audited).toEqual([{ staffId: staff.id, companyId: company.companyId }])
  })

  it('tell a refused declaration with its reason, which they have to give', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)

    const bare = await verifyItem(staff, company, { status: 'refused' })
    await verifyItem(staff, company, { status: 'refused', reason: 'Dissolved in 2024.' })

    expect(bare.json().fields).toHaveProperty('reason')
    expect((await noticesOf(company, 'company.declaration-refused'))[0]?.body).toMatch('Dissolved in 2024.')
  })

  it('do not decide what was declared anew meanwhile', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)
    const { declarations } = await show(company)
    await declareNumber(company, 'SC123456')

    const late = await verifyItem(staff, company, { declarationId: declarations[0].id })

    expect(late.json().code).toBe('record.changed')
    expect((await show(company)).declarations).toMatchObject([{ number: 'SC123456', status: 'declared' }])
  })

  it('do not decide a number that they looked up under a name the company has changed meanwhile', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)
    const { declarations } = await show(company)
    await api.as(company, 'PATCH', '/company', { companyName: 'Somebody Else Ltd' })

    const late = await verifyItem(staff, company, { declarationId: declarations[0].id })

    expect(late.json().code).toBe('record.changed')
    expect((await show(company)).declarations).toMatchObject([{ number: '01234567', status: 'declared' }])
  })

  it('do not decide over what a colleague decided about the company meanwhile', async () => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)
    await verifyItem(staff, company)
    await decide(staff, company, 'struckOff', 'Dissolved.')

    const late = await staff.call('POST', `/staff/companies/${company.companyId}/decision`, {
      decision: 'verified',
      reason: 'The register has it.',
      before: 'notVerified',
    })

    expect(late.json().code).toBe('record.changed')
    expect((await show(company)).status).toBe('struckOff')
  })

  it('stop a company while it publishes: its job is closed or never published', async () => {
    const staff = await api.aStaffMember()
    for (let round = 0; round < 5; round += 1) {
      const company = await api.aCompany()
      const draft = await api.aJob(company, { status: 'draft' })

      const [published, stopped] = await Promise.all([
        api.as(company, 'POST', `/jobs/${draft.id}/publish`),
        decide(staff, company, 'refused'),
      ])

      expect([stopped.statusCode, published.statusCode < 500]).toEqual([200, true])
      const [job] = await api.db.query<{ status: string }>('select status from job where id = $1', [draft.id])
      expect(job?.status).not.toBe('published')
    }
  })

  it('do not decide about a company they belong to, nor about one that is not there', async () => {
    const company = await newCompany()
    const own = await api.aStaffMember({ email: company.email.toUpperCase() })
    await declareNumber(company)

    expect((await decide(own, company, 'verified')).json().code).toBe('staff.own-case')
    expect((await verifyItem(own, company)).json().code).toBe('staff.own-case')
    const nobodys = await own.call('GET', '/staff/companies/01900000-0000-7000-8000-000000000000')
    expect(nobodys.statusCode).toBe(404)
  })
})

describe('a verified company', () => {
  it.each([
    ['name', (company: Company) => api.as(company, 'PATCH', '/company', { companyName: 'Other Ltd' })],
    ['number', (company: Company) => declareNumber(company, 'NI123456')],
  ])('is not yet verified again when its %s changes', async (_what, change) => {
    const staff = await api.aStaffMember()
    const company = await newCompany()
    await declareNumber(company)
    await verifyItem(staff, company)
    await decide(staff, company, 'verified')

    await change(company)

    expect(await show(company)).toMatchObject({ status: 'notVerified', declarations: [{ status: 'declared' }] })
    expect(await noticesOf(company, 'company.vetted')).toHaveLength(2)
  })

  it('stays verified while a renewed insurance is looked at', async () => {
    const company = await api.aCompany()
    const policy = { number: 'P-1', insurer: 'Aviva', validUntil: '2027-01-01' }

    await declare(company, 'employersLiability', policy)

    expect((await show(company)).status).toBe('verified')
  })
})

describe('a company not yet verified', () => {
  it('has at most five shifts offered or agreed to come, and posts', async () => {
    const company = await newCompany()
    const job = await api.aPublishedJob(company, { positions: 10 })
    const offer = async () =>
      api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: (await api.aSeeker({ findable: true })).seekerId })
    await api.anAssignment({ job, company, seeker: await api.aSeeker() })
    for (const _offer of [1, 2, 3, 4]) expect((await offer()).statusCode).toBe(200)

    const sixth = await offer()

    expect(sixth.json()).toMatchObject({
      code: 'company.few-offers',
      nextStep: { path: '/company-profile/verification' },
    })
    await api.db.query(`update company set vetting = 'verified' where id = $1`, [company.companyId])
    expect((await offer()).statusCode).toBe(200)
  })

  it('counts each shift of an offer, and again when it is accepted', async () => {
    const company = await newCompany()
    const job = await api.aPublishedJob(company, { positions: 10, shifts: threeNights })
    const [first, second, third] = [
      await api.aSeeker({ findable: true }),
      await api.aSeeker({ findable: true }),
      await api.aSeeker({ findable: true }),
    ]
    const offer = (seekerId: string, shiftIds?: string[]) =>
      api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId, ...(shiftIds && { shiftIds }) })
    const shiftIds = job.shifts.slice(0, 2).map(({ id }) => id)

    const whole = await offer(first.seekerId)
    expect((await offer(second.seekerId)).json()).toMatchObject({
      code: 'company.few-offers',
      detail: expect.stringContaining('This offer is for 3; you can offer 2 more now.'),
    })
    const two = await offer(second.seekerId, shiftIds)
    await api.db.query(`update company set vetting = 'verified' where id = $1`, [company.companyId])
    const more = await offer(third.seekerId)
    await api.db.query(`update company set vetting = 'notVerified' where id = $1`, [company.companyId])
    const accept = (seeker: typeof first, made: typeof whole) =>
      api.as(seeker, 'POST', `/offers/${made.json().data.id}/accept`, { selfBilling: true })

    expect((await accept(first, whole)).statusCode).toBe(200)
    const both = await Promise.all([accept(second, two), accept(third, more)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 403])
    expect(both[1]?.json().code).toBe('company.few-offers')
  })

  it('is shown as such on the card, the job and the company’s page', async () => {
    const company = await newCompany()
    const job = await api.aPublishedJob(company)
    const seeker = await api.aSeeker({ findable: true })
    await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })

    const shown = (await api.as(seeker, 'GET', `/jobs/${job.id}`)).json().data
    const page = (await api.as(seeker, 'GET', `/companies/${company.companyId}`)).json().data
    const [offer] = (await api.as(seeker, 'GET', '/offers')).json().data

    expect(shown.company.verified).toBe(false)
    expect(page.verified).toBe(false)
    expect(offer.companyVerified).toBe(false)
  })
})

describe('a company that is struck off', () => {
  it('loses what is open and posts nothing new; agreed work goes on and its workers are told', async () => {
    const staff = await api.aStaffMember()
    const company = await api.aCompany()
    const job = await api.aPublishedJob(company, { positions: 5 })
    const draft = await api.aJob(company, { status: 'draft' })
    const worker = await api.aSeeker()
    const offered = await api.aSeeker({ findable: true })
    await api.anAssignment({ job, company, seeker: worker })
    const made = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: offered.seekerId })

    await decide(staff, company, 'struckOff', 'Its licence was withdrawn.')

    const accepted = await api.as(offered, 'POST', `/offers/${made.json().data.id}/accept`, { selfBilling: true })
    expect(accepted.json().code).toBe('offer.not-open')
    expect((await api.as(company, 'POST', `/jobs/${draft.id}/publish`)).json().code).toBe('company.stopped')
    expect(await api.db.query('select status from job where id = $1', [job.id])).toEqual([{ status: 'closed' }])
    expect(await api.db.query('select status from assignment where job_id = $1', [job.id])).toEqual([
      { status: 'assigned' },
    ])
    expect((await noticesOf(worker, 'company.stopped'))[0]?.title).toMatch(company.companyName)
    expect((await noticesOf(company, 'company.vetted'))[0]?.body).toMatch('Its licence was withdrawn.')

    await api.db.query(`update job set status = 'published' where id = $1`, [job.id])
    const other = await api.aSeeker({ findable: true })
    const again = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: other.seekerId })
    expect(again.json().code).toBe('company.stopped')
    expect((await api.as(other, 'POST', `/jobs/${job.id}/applications`)).json().code).toBe('company.stopped')
  })
})
