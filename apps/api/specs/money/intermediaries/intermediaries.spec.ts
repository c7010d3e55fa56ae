import { expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })

const shift = await aWorkedShift(api)
const { company, seeker } = shift
await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: '980780684', vatFrom: '2026-04-06' })
await api.as(company, 'POST', `/assignments/${shift.id}/tax-status`, { status: 'selfEmployed', reasons: 'Own kit.' })
const agreed = await api.as(company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
await payInvoice(api, { company, id: agreed.json().data.invoices[0].id })

const path = (quarter: number) => `/intermediaries.csv?year=2026&quarter=${quarter}`

it('a company downloads whom it paid in a quarter, without the numbers it adds itself', async () => {
  const [header, row = '', ...rest] = (await api.as(company, 'GET', path(3))).body.split('\r\n')

  expect(header).toBe(
    'Worker name,Worker address,Worker National Insurance number,Worker date of birth,' +
      'Worker unique taxpayer reference,Start date of work,End date of work,Amount paid for the worker’s services,' +
      'Currency,VAT included,Reason PAYE was not operated,Status the company determined',
  )
  expect(row.startsWith('Sam Okoro,')).toBe(true)
  expect(row.endsWith(',,,,21/11/2026,22/11/2026,139.20,GBP,Yes,A,self-employed')).toBe(true)
  expect(rest).toEqual([''])
  expect((await api.as(company, 'GET', path(2))).body.split('\r\n')).toHaveLength(2)
})

it('nobody else reads it', async () => {
  await api.refusals({ method: 'GET', path: path(3), wrongRole: seeker })
  expect((await api.as(await api.aCompany(), 'GET', path(3))).body.split('\r\n')).toHaveLength(2)
})

it('somebody who was paid for cancelled work alone has no dates, and agreed work leaves the end open', async () => {
  const other = await aWorkedShift(api, { company })
  const hours = await api.as(company, 'POST', `/assignments/${other.id}/hours`, { action: 'agree' })
  await payInvoice(api, { company, id: hours.json().data.invoices[0].id })
  const later = [{ startsAt: '2027-02-01T20:00:00.000Z', endsAt: '2027-02-02T04:00:00.000Z' }]
  const job = await api.aPublishedJob(company, { shifts: later })
  const agreedWork = await api.anAssignment({ company, job, seeker: other.seeker, status: 'assigned' })
  const lines = async () => (await api.as(company, 'GET', path(3))).body

  expect(await lines()).toContain(',21/11/2026,,116.00,')
  await api.db.query(`update assignment set status = 'cancelled', ended_by = 'company' where id = any($1)`, [
    [agreedWork, other.id],
  ])
  expect(await lines()).toContain(',,,116.00,')
})
