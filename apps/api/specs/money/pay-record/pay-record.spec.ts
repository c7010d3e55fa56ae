import type { PayRecord } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
const recordOf = async (id: string) =>
  (await api.anonymous('GET', `/companies/${id}/pay-record`)).json<{ data: PayRecord }>().data

/** Moves the clock on, so that nothing is answered from before. */
let minutes = 0
const later = () => {
  minutes += 11
  api.moveTo(new Date(Date.parse('2027-01-15T09:00:00.000Z') + minutes * 60_000).toISOString())
}

type Company = Awaited<ReturnType<typeof api.aCompany>>
/** An invoice of £116 due on 22 December 2026. */
async function anInvoice(company: Company): Promise<string> {
  api.moveTo('2026-11-22T09:00:00.000Z')
  const { seeker, id } = await aWorkedShift(api, { company })
  await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
  return (await api.as(seeker, 'GET', '/invoices')).json().data[0].id
}

it('counts invoices that were due, by the day the payments that stand came to the whole', async () => {
  const company = await api.aCompany()
  const ids: string[] = []
  for (let count = 0; count < 6; count += 1) ids.push(await anInvoice(company))
  const [early, onTheDay, inParts, late, never, credited] = ids
  later()
  expect(await recordOf(company.companyId)).toMatchObject({ invoices: 6, paidOnTimePercent: 0, late: 6 })

  const pay = (id: string | undefined, paidOn: string, amount = 11_600) =>
    payInvoice(api, { company, id: id ?? '' }, { paidOn, amount, reference: uuid().slice(-12) })
  const paid = [
    await pay(early, '2026-12-01'),
    await pay(onTheDay, '2026-12-22'),
    await pay(inParts, '2026-12-20', 6000),
    await pay(inParts, '2026-12-24', 5600),
    await pay(late, '2027-01-01'),
    await pay(never, '2026-12-20', 11_000),
  ]
  expect(paid.map(({ statusCode }) => statusCode)).toEqual(paid.map(() => 200))
  await api.db.query(
    `insert into credit_note (id, invoice_id, seeker_id, sequence, number, issued_on, reason, amount_pence, created_at)
     select uuidv7(), id, seeker_id, 900, number || '-C', '2026-12-01', 'Not worked', total_pence, created_at
     from invoice where id = $1`,
    [credited],
  )
  later()

  // Late by 2, 10 and, not paid in full until today, 24 days.
  expect(await recordOf(company.companyId)).toEqual({
    invoices: 5,
    paidOnTimePercent: 40,
    late: 3,
    medianDaysLate: 10,
  })

  const [payment] = (await api.as(company, 'GET', `/invoices/${early}`)).json().data.payments
  await api.as(company, 'POST', `/payments/${payment.id}/reverse`, { reason: 'It bounced.' })
  later()
  expect(await recordOf(company.companyId)).toMatchObject({ paidOnTimePercent: 20, late: 4 })
})

it('says nothing below five invoices, of those not due yet, and of those due more than a year ago', async () => {
  const company = await api.aCompany()
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push(await anInvoice(company))
  const none = { paidOnTimePercent: null, late: null, medianDaysLate: null }
  expect(await recordOf(company.companyId)).toEqual({ invoices: 0, ...none })

  await api.db.query(`update invoice set due_on = '2026-01-14' where id = $1`, [ids[0]])
  later()
  expect(await recordOf(company.companyId)).toEqual({ invoices: 4, ...none })
})

it('answers 404 for a company that is none', async () => {
  const answer = await api.anonymous('GET', `/companies/${uuid()}/pay-record`)

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'company.missing'])
})
