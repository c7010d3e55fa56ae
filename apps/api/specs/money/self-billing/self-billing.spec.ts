import type { Invoice } from '@s4/contract'
import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement, aWorkedShift } from '../../../src/testing/a-worked-shift'
import { removeOldAgreements } from '@s4/api-marketplace/self-billing'
import { startApi } from '../../../src/testing/start-api'
import { invoiceWaitingWork, remindOfRenewals } from '@s4/api-money/self-billing'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const listAgreements = async (person: Parameters<typeof api.as>[0]) =>
  (await api.as(person, 'GET', '/self-billing')).json().data

describe('an agreement', () => {
  it('that has expired delays invoices, and renewing it issues them at once', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    await aSelfBillingAgreement(api, { company, seeker, expiresAt: '2026-11-01T00:00:00.000Z' })
    const shift = await aWorkedShift(api, { seeker, company, selfBilling: false })
    await api.as(company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    expect(await listAgreements(seeker)).toMatchObject([
      { companyId: company.companyId, status: 'expired', waiting: 1 },
    ])

    const renewed = await api.as(seeker, 'POST', '/self-billing', { companyId: company.companyId })

    expect(renewed.json().data).toMatchObject({
      status: 'valid',
      waiting: 0,
      version: '2026-11-23',
      expiresAt: '2027-11-22T09:00:00.000Z',
    })
    expect((await api.as(seeker, 'GET', '/invoices')).json().data).toMatchObject([
      { assignmentId: shift.id, total: 11_600 },
    ])
    expect(await listAgreements(company)).toMatchObject([{ seekerName: 'Sam Okoro', status: 'valid' }])
  })

  it('is none of a company without a profile, which is told what is missing', async () => {
    const newcomer = await api.aCompanyAccount()
    const answers = [
      await api.as(newcomer, 'GET', '/self-billing'),
      await api.as(newcomer, 'GET', '/self-billing/terms'),
    ]

    expect(answers.map((answer) => answer.json().code)).toEqual(['profile.incomplete', 'profile.incomplete'])
  })

  it('of a version that the company can no longer agree to has ended, and can be agreed anew', async () => {
    const { seeker, company } = await aWorkedShift(api)
    await api.db.query(`update self_billing_agreement set version = '2025-01' where company_id = $1`, [
      company.companyId,
    ])
    expect(await listAgreements(seeker)).toMatchObject([{ status: 'ended' }])
    await api.as(seeker, 'POST', '/self-billing', { companyId: company.companyId })
    expect(await listAgreements(seeker)).toMatchObject([{ status: 'valid' }])
  })

  it('never ends by a registration for VAT typed years ahead', async () => {
    const { seeker, company } = await aWorkedShift(api)
    for (const [person, path] of [
      [seeker, '/job-seeker'],
      [company, '/company'],
    ] as const) {
      const far = await api.as(person, 'PATCH', path, { vatNumber: '980780684', vatFrom: '2062-11-22' })
      expect(far.json().fields).toEqual({ vatFrom: 'Give a day within the next year.' })
    }
    expect(await listAgreements(seeker)).toMatchObject([{ status: 'valid' }])
  })

  it('can be ended by the company, and the seeker is notified', async () => {
    const { seeker, company, id } = await aWorkedShift(api)
    const [agreement] = await listAgreements(company)

    const ended = await api.as(company, 'POST', `/self-billing/${agreement.id}/end`)
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })

    expect(ended.json().data.status).toBe('ended')
    expect(await listAgreements(seeker)).toMatchObject([{ status: 'ended', waiting: 1 }])
    expect(
      await api.db.query(`select kind from notification where uid = $1 order by created_at, kind`, [seeker.uid]),
    ).toContainEqual({ kind: 'self-billing.ended' })
  })

  it('makes a change of the VAT number, and only that, notify the company', async () => {
    const { seeker, company } = await aWorkedShift(api)
    const listNotices = () =>
      api.db.query(
        `select title from notification where uid = $1 and kind = 'self-billing.vat-changed' order by created_at, id`,
        [company.uid],
      )

    for (const vatNumber of ['GB 980 7806 84', '980780684', ''])
      await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber })

    expect(await listNotices()).toEqual([
      { title: 'Sam Okoro is registered for VAT as GB 980 7806 84 from Sun 22 Nov 2026' },
      { title: 'Sam Okoro is not registered for VAT from Sun 22 Nov 2026' },
    ])
    expect((await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: '123456789' })).json().fields).toHaveProperty(
      'vatNumber',
    )
  })

  it('is refused to people who do not work together', async () => {
    const { seeker, company } = await aWorkedShift(api)
    const [agreement] = await listAgreements(seeker)

    await api.refusals({ method: 'POST', path: `/self-billing/${agreement.id}/end`, stranger: await api.aSeeker() })
    await api.refusals({
      method: 'POST',
      path: '/self-billing',
      body: { companyId: company.companyId },
      wrongRole: company,
      stranger: await api.aSeeker(),
    })
    expect(await listAgreements(await api.aSeeker())).toEqual([])
  })
})

describe('the company', () => {
  it('agrees once to the terms before its first offer', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    await api.db.query('delete from self_billing_acceptance where company_id = $1', [company.companyId])
    const shifts = [{ startsAt: '2026-11-28T22:00:00.000Z', endsAt: '2026-11-29T06:00:00.000Z' }]
    const job = await api.aPublishedJob(company, { shifts })
    await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: '' })
    const offer = () => api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })

    const refused = await offer()
    const { version, accepted } = (await api.as(company, 'GET', '/self-billing/terms')).json().data
    const older = await api.as(company, 'POST', '/self-billing/terms', { version: '2026-11' })
    const agreed = await api.as(company, 'POST', '/self-billing/terms', { version })
    await api.as(company, 'POST', '/self-billing/terms', { version })

    expect(refused.json()).toMatchObject({
      code: 'self-billing.company-needed',
      nextStep: { path: '/completed-job/agreements' },
    })
    expect([accepted, older.json().code]).toEqual([null, 'record.changed'])
    expect(agreed.json().data.accepted).toMatchObject({ acceptedBy: 'Mo Diallo' })
    expect((await offer()).statusCode).toBe(200)
    const times = await api.db.query<{ times: number }>(
      `select count(*)::int as times from audit_entry where action = 'self-billing.accepted-by-company'
         and company_id = $1`,
      [company.companyId],
    )
    expect(times).toEqual([{ times: 1 }])
  })

  it('has not agreed: nothing is invoiced until it does', async () => {
    const shift = await aWorkedShift(api)
    await api.db.query('delete from self_billing_acceptance where company_id = $1', [shift.company.companyId])
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    expect(await listAgreements(shift.seeker)).toMatchObject([{ status: 'waitsForCompany', waiting: 1 }])

    await api.as(shift.company, 'POST', '/self-billing/terms', { version: '2026-11-23' })
    await invoiceWaitingWork(api.deps, api.deps.clock.now())

    expect((await api.as(shift.seeker, 'GET', '/invoices')).json().data).toHaveLength(1)
  })

  it('alone reads and agrees to its terms', async () => {
    const body = { version: '2026-11-23' }
    const wrongRole = await api.aSeeker()
    await api.refusals({ method: 'GET', path: '/self-billing/terms', wrongRole })
    await api.refusals({ method: 'POST', path: '/self-billing/terms', body, wrongRole })
  })
})

describe('a registration for VAT', () => {
  it('that changes ends the agreement: the next invoice waits for a new one and has VAT by its own date', async () => {
    const seeker = await api.aSeeker()
    const company = await api.aCompany()
    const earlier = await aWorkedShift(api, {
      seeker,
      company,
      startsAt: '2026-11-19T08:00:00.000Z',
      endsAt: '2026-11-19T16:00:00.000Z',
    })
    const later = await aWorkedShift(api, { seeker, company, selfBilling: false })
    api.moveTo('2026-11-22T10:00:00.000Z')
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: '980780684', vatFrom: '2026-11-20' })
    for (const { id } of [earlier, later])
      await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
    expect(await listAgreements(seeker)).toMatchObject([{ status: 'vatChanged', waiting: 2 }])

    await api.as(seeker, 'POST', '/self-billing', { companyId: company.companyId })

    const invoices = (await api.as(company, 'GET', '/invoices')).json().data
    expect(invoices.map(({ suppliedOn, vat, buyer }: Invoice) => [suppliedOn, vat, buyer.vatNumber])).toEqual([
      ['2026-11-22', 2320, '101747696'],
      ['2026-11-19', 0, null],
    ])
    api.moveTo('2026-11-22T09:00:00.000Z')
  })

  it('keeps its history, and refuses days that contradict it', async () => {
    const seeker = await api.aSeeker()
    const save = async (body: object) => api.as(seeker, 'PATCH', '/job-seeker', body)
    await save({ vatNumber: '980780684', vatFrom: '2025-01-01' })
    await save({ vatNumber: '101747696', vatFrom: '2026-01-01' })
    const tooEarly = await save({ vatNumber: '', vatFrom: '2025-12-31' })
    const ended = await save({ vatNumber: '', vatFrom: '2026-11-01' })
    const overlapping = await save({ vatNumber: '980780684', vatFrom: '2026-10-01' })

    expect([tooEarly.json().fields, overlapping.json().fields]).toMatchObject([
      { vatFrom: expect.any(String) },
      { vatFrom: expect.any(String) },
    ])
    expect(ended.json().data).toMatchObject({
      vatNumber: null,
      vatRegistrations: [
        { vatNumber: '101747696', registeredOn: '2026-01-01', endedOn: '2026-11-01' },
        { vatNumber: '980780684', registeredOn: '2025-01-01', endedOn: '2026-01-01' },
      ],
    })
  })

  it('of the company is checked by its digits and kept with its dates', async () => {
    const company = await api.aCompany()
    const refused = await api.as(company, 'PATCH', '/company', { vatNumber: '123456789' })
    const saved = await api.as(company, 'PATCH', '/company', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-11-01' })

    expect(refused.json().fields).toHaveProperty('vatNumber')
    expect(saved.json().data.vatRegistrations).toEqual([
      { vatNumber: '980780684', registeredOn: '2026-11-01', endedOn: null },
      { vatNumber: '101747696', registeredOn: '2020-01-01', endedOn: '2026-11-01' },
    ])
  })
})

it('a seeker is reminded once, thirty days before an agreement ends', async () => {
  const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
  await aSelfBillingAgreement(api, { company, seeker, expiresAt: '2027-03-31T00:00:00.000Z' })
  const listNotices = () =>
    api.db.query(`select title from notification where uid = $1 and kind = 'self-billing.ends-soon'`, [seeker.uid])

  await remindOfRenewals(api.deps, new Date('2027-02-28T00:00:00.000Z'))
  expect(await listNotices()).toEqual([])
  await remindOfRenewals(api.deps, new Date('2027-03-01T00:00:00.000Z'))
  await remindOfRenewals(api.deps, new Date('2027-03-02T00:00:00.000Z'))

  expect(await listNotices()).toEqual([{ title: 'Renew self-billing with Harbour Security Ltd by Wed 31 Mar 2027' }])
})

it('an agreement is removed six years after its end', async () => {
  const { company, seeker } = await aWorkedShift(api, { selfBilling: false })
  await aSelfBillingAgreement(api, { company, seeker, expiresAt: '2026-11-01T00:00:00.000Z' })

  await removeOldAgreements(api.deps, new Date('2032-11-01T00:00:00.000Z'))
  expect(await listAgreements(seeker)).toHaveLength(1)
  await removeOldAgreements(api.deps, new Date('2032-11-01T00:00:01.000Z'))

  expect(await listAgreements(seeker)).toEqual([])
})
