import type { Earnings } from '@s4/contract'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import { expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
type Person = Awaited<ReturnType<typeof api.aSeeker>>
const earningsOf = async (seeker: Person, query = '') =>
  (await api.as(seeker, 'GET', `/earnings${query}`)).json<{ data: Earnings }>().data
const csv = (secret: string, query = '') =>
  api.app.inject({
    url: `/api/earnings.csv${query}`,
    headers: { host: 'seeker.s4.localhost', cookie: `${SESSION_COOKIE}=${secret}` },
  })

it('agreed, invoiced and paid stand in the week of each, without VAT', async () => {
  const { company, seeker, id } = await aWorkedShift(api)
  await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
  const [invoice] = (await api.as(seeker, 'GET', '/invoices')).json().data
  await payInvoice(api, { company, id: invoice.id }, { paidOn: '2026-11-22', amount: 5000 })

  const { year, years, weeks, expected, nextPayday } = await earningsOf(seeker)

  expect(years).toEqual([2026])
  expect(year).toMatchObject({ label: '2026/27', agreed: 11_600, invoiced: 11_600, paid: 5_000 })
  expect(weeks).toEqual([{ from: '2026-11-16', to: '2026-11-22', agreed: 11_600, invoiced: 11_600, paid: 5_000 }])
  expect(expected).toMatchObject([
    { dueOn: '2026-12-22', company: { _id: company.companyId }, invoiced: 6_600, proposed: 0, planned: 0 },
  ])
  expect(nextPayday).toBe('2026-12-22')
  expect((await earningsOf(seeker, '?year=2025')).weeks).toEqual([])

  const file = await csv(seeker.secret, '?year=2026')
  expect(file.body.split('\r\n')).toEqual([
    '\uFEFFFrom,To,"Agreed, net (GBP)","Invoiced, net (GBP)","Paid, net (GBP)"',
    '2026-11-16,2026-11-22,116.00,116.00,50.00',
    '',
  ])
})

it('hours that wait and shifts to come are expected by the terms of their company', async () => {
  const { seeker } = await aWorkedShift(api, { minutes: 420 })
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company, {
    shifts: [{ startsAt: '2026-11-28T22:00:00.000Z', endsAt: '2026-11-29T06:00:00.000Z' }],
  })
  const weekly = await api.anAssignment({ company, job, seeker })
  await api.db.query(`update assignment set terms = jsonb_set(terms, '{pay,paymentDays}', '"weekly"') where id = $1`, [
    weekly,
  ])

  const { expected, nextPayday, weeks } = await earningsOf(seeker)

  // Silence agrees the first on Wednesday 25 November, with 30 days; the second on 2 December, due the Friday after.
  expect(expected.map(({ dueOn, proposed, planned }) => ({ dueOn, proposed, planned }))).toEqual([
    { dueOn: '2026-12-11', proposed: 0, planned: 11_600 },
    { dueOn: '2026-12-25', proposed: 10_150, planned: 0 },
  ])
  expect(nextPayday).toBe('2026-12-11')
  expect(weeks).toEqual([])
})

it('what waits for an invoice, and work as own staff, has no day', async () => {
  const { company, seeker, id } = await aWorkedShift(api, { selfBilling: false })
  await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
  const other = await aWorkedShift(api, {
    seeker,
    startsAt: '2026-11-20T22:00:00.000Z',
    endsAt: '2026-11-21T06:00:00.000Z',
  })
  await api.db.query(`update assignment set engagement = 'own-staff' where id = $1`, [other.id])

  const { expected, nextPayday, undated } = await earningsOf(seeker)

  expect({ expected, nextPayday, undated }).toEqual({
    expected: [],
    nextPayday: null,
    undated: { agreed: 11_600, shifts: 0 },
  })
})

it('are the worker’s own: nobody else reads them, and a year that is none is refused', async () => {
  const [seeker, company] = [await api.aSeeker(), await api.aCompany()]

  expect((await api.anonymous('GET', '/earnings')).json().code).toBe('session.required')
  expect((await api.as(company, 'GET', '/earnings')).statusCode).toBe(403)
  expect((await api.as(seeker, 'GET', '/earnings?year=1')).statusCode).toBe(422)
  expect((await csv('made-up')).statusCode).toBe(401)
  expect((await csv(company.secret)).statusCode).toBe(403)
  expect((await earningsOf(await api.aSeeker())).weeks).toEqual([])
})
