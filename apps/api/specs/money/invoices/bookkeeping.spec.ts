import { expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })

const shift = await aWorkedShift(api)
await api.as(shift.seeker, 'PATCH', '/job-seeker', {
  fullname: '=Sam "Ox" Okoro',
  vatNumber: '980780684',
  vatFrom: '2026-04-06',
})
const agreed = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
const { id, number } = agreed.json().data.invoices[0]
await api.as(shift.company, 'POST', `/invoices/${id}/credit-request`, { amount: 1200, reason: '@late, 30 minutes' })
await api.as(shift.seeker, 'POST', `/invoices/${id}/credit-request/answer`, { accept: true })

api.moveTo('2026-12-07T09:00:00.000Z')
await api.as(shift.company, 'POST', `/invoices/${id}/credit-request`, { amount: 600, reason: 'Late again' })
await api.as(shift.seeker, 'POST', `/invoices/${id}/credit-request/answer`, { accept: true })

const path = (program: string, [from, to] = ['2026-11-23', '2026-11-29']) =>
  `/invoices.csv?by=made&from=${from}&to=${to}&program=${program}`
const download = async (program: string) => {
  const { body } = await api.as(shift.company, 'GET', path(program))
  return body.replaceAll(number, 'N').replaceAll(number.replace('-', '-C'), 'C').split('\r\n').slice(0, -1)
}
const WORK = '"Door supervisor, Saturday night, Tobacco Dock. Sat 21 Nov 2026, 22:00–06:00 (8 h)"'
const NAME = `"'=Sam ""Ox"" Okoro"`
const CREDIT = '"Credit note to N: @late, 30 minutes"'

it.each([
  [
    'xero',
    [
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,' +
        'POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Total,InventoryItemCode,Description,*Quantity,' +
        '*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,' +
        'Currency',
      `${NAME},,,,,,,,,,N,23/11/2026,23/12/2026,,,${WORK},1,116.00,325,20% (VAT on Expenses),23.20,,,,,GBP`,
      `${NAME},,,,,,,,,,C,23/11/2026,23/11/2026,,,${CREDIT},1,-10.00,325,20% (VAT on Expenses),-2.00,,,,,GBP`,
    ],
  ],
  [
    'quickbooks',
    [
      '*BillNo,*Supplier,*BillDate,*DueDate,Terms,Location,Memo,*Account,LineDescription,*LineAmount,*LineTaxCode,' +
        'LineTaxAmount,Currency',
      `N,${NAME},23/11/2026,23/12/2026,,,Self-billed,Cost of sales,${WORK},116.00,20.0% S,23.20,GBP`,
      `C,${NAME},23/11/2026,23/11/2026,,,Self-billed,Cost of sales,${CREDIT},-10.00,20.0% S,-2.00,GBP`,
    ],
  ],
  [
    'sage',
    [
      'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,' +
        'Exchange Rate,Extra Reference,User Name,Project Refn,Cost Code Refn',
      `PI,P,6000,,23/11/2026,N,${WORK},116.00,T1,23.20,1,,,,`,
      `PC,P,6000,,23/11/2026,C,${CREDIT},10.00,T1,2.00,1,,,,`,
    ],
  ],
])('what was made in a week is written for %s', async (program, rows) => {
  const found = await download(program)
  expect(found.map((row) => row.replace(/^(P[IC]),[2-9A-Z]{6},/, '$1,P,'))).toEqual(rows)
})

it('has each document in the file of one week, which is over', async () => {
  const rows = async (from: string, to: string) =>
    (await api.as(shift.company, 'GET', path('sage', [from, to]))).body.split('\r\n').slice(1, -1)

  expect(await rows('2026-11-30', '2026-12-06')).toEqual([])
  api.moveTo('2026-12-14T00:01:00.000Z')
  expect(await rows('2026-12-07', '2026-12-13')).toEqual([expect.stringMatching(/^PC,.*07\/12\/2026.*Late again/)])
  expect((await api.as(shift.company, 'GET', path('sage', ['2026-12-14', '2026-12-20']))).json().fields).toEqual({
    to: 'Choose days that are over: more can still be made today.',
  })
  expect((await api.as(shift.company, 'GET', path('sage').replace('made', 'worked'))).json().code).toBe('input.invalid')
})

it('is for the company of the invoices alone', async () => {
  await api.refusals({ method: 'GET', path: path('xero'), wrongRole: shift.seeker })
  expect((await api.as(await api.aCompany(), 'GET', path('xero'))).body.split('\r\n')).toHaveLength(2)
})
