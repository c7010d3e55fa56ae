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

const path = (program: string) => `/invoices.csv?by=worked&from=2026-11-16&to=2026-11-22&program=${program}`
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
])('the invoices of a week are written for %s', async (program, rows) => {
  const found = await download(program)
  expect(found.map((row) => row.replace(/^(P[IC]),[2-9A-Z]{6},/, '$1,P,'))).toEqual(rows)
})

it('is for the company of the invoices alone', async () => {
  await api.refusals({ method: 'GET', path: path('xero'), wrongRole: shift.seeker })
  expect((await api.as(await api.aCompany(), 'GET', path('xero'))).body.split('\r\n')).toHaveLength(2)
})
