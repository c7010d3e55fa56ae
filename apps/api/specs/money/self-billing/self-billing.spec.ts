import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement, aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { remindOfRenewals } from '@s4/api-money/self-billing'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const list = async (person: Parameters<typeof api.as>[0]) => (await api.as(person, 'GET', '/self-billing')).json().data

describe('an agreement', () => {
  it('that has run out holds invoices up, and renewing it makes them at once', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    await aSelfBillingAgreement(api, { company, seeker, expiresAt: '2026-11-01T00:00:00.000Z' })
    const shift = await aWorkedShift(api, { seeker, company, selfBilling: false })
    await api.as(company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    expect(await list(seeker)).toMatchObject([{ companyId: company.companyId, status: 'expired', waiting: 1 }])

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
    expect(await list(company)).toMatchObject([{ seekerName: 'Sam Okoro', status: 'valid' }])
  })

  it('is ended by either side, and the other is told', async () => {
    const { seeker, company, id } = await aWorkedShift(api)
    const [agreement] = await list(company)

    const ended = await api.as(company, 'POST', `/self-billing/${agreement.id}/end`)
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })

    expect(ended.json().data.status).toBe('ended')
    expect(await list(seeker)).toMatchObject([{ status: 'ended', waiting: 1 }])
    expect(
      await api.db.query(`select kind from notification where uid = $1 order by created_at, kind`, [seeker.uid]),
    ).toContainEqual({ kind: 'self-billing.ended' })
  })

  it('has the company told when the VAT number changes, and only then', async () => {
    const { seeker, company } = await aWorkedShift(api)
    const told = () =>
      api.db.query(
        `select title from notification where uid = $1 and kind = 'self-billing.vat-changed' order by created_at, id`,
        [company.uid],
      )

    for (const vatNumber of ['GB 980 7806 84', '980780684', ''])
      await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber })

    expect(await told()).toEqual([
      { title: 'Sam Okoro is registered for VAT as GB 980 7806 84' },
      { title: 'Sam Okoro is no longer registered for VAT' },
    ])
    expect((await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: '123456789' })).json().fields).toHaveProperty(
      'vatNumber',
    )
  })

  it('is for those who work together', async () => {
    const { seeker, company } = await aWorkedShift(api)
    const [agreement] = await list(seeker)

    await api.refusals({ method: 'POST', path: `/self-billing/${agreement.id}/end`, stranger: await api.aSeeker() })
    await api.refusals({
      method: 'POST',
      path: '/self-billing',
      body: { companyId: company.companyId },
      wrongRole: company,
      stranger: await api.aSeeker(),
    })
    expect(await list(await api.aSeeker())).toEqual([])
  })
})

it('thirty days before its end a seeker is reminded once', async () => {
  const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
  await aSelfBillingAgreement(api, { company, seeker, expiresAt: '2027-03-31T00:00:00.000Z' })
  const told = () =>
    api.db.query(`select title from notification where uid = $1 and kind = 'self-billing.ends-soon'`, [seeker.uid])

  await remindOfRenewals(api.deps, new Date('2027-02-28T00:00:00.000Z'))
  expect(await told()).toEqual([])
  await remindOfRenewals(api.deps, new Date('2027-03-01T00:00:00.000Z'))
  await remindOfRenewals(api.deps, new Date('2027-03-02T00:00:00.000Z'))

  expect(await told()).toEqual([{ title: 'Renew self-billing with Harbour Security Ltd by Wed 31 Mar 2027' }])
})
