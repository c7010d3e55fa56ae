import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement, aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { remindOfRenewals } from '@s4/api-money/self-billing'

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
      version: '2026-11',
      expiresAt: '2027-11-22T09:00:00.000Z',
    })
    expect((await api.as(seeker, 'GET', '/invoices')).json().data).toMatchObject([
      { assignmentId: shift.id, total: 11_600 },
    ])
    expect(await listAgreements(company)).toMatchObject([{ seekerName: 'Sam Okoro', status: 'valid' }])
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
      { title: 'Sam Okoro is registered for VAT as GB 980 7806 84' },
      { title: 'Sam Okoro is no longer registered for VAT' },
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
