import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-27T09:00:00.000Z' })

const company = await api.aCompany({ companyName: 'Müller & Søn “Doors”' })
const shift = await aWorkedShift(api, { company })
const agreed = await api.as(company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
const { id, number } = agreed.json().data.invoices[0]
await api.as(shift.seeker, 'PUT', '/bank-details', {
  accountName: 'Zoë O’Neill',
  sortCode: '309430',
  accountNumber: '733445',
  rollNumber: '',
})
await api.db.query(`update bank_details set changed_at = '2026-11-01T00:00:00Z'`)

const path = `/payments.bacs?invoices=${id}`
const download = (by: Company = company) => api.as(by, 'GET', path)
const details = { serviceUserNumber: '123456', bacsSortCode: '20-00-00', bacsAccountNumber: '5577991' }

describe('the payment file in Standard 18', () => {
  it('needs the service user number and the account of the company', async () => {
    expect((await download()).json()).toMatchObject({
      code: 'payment.no-service-user',
      nextStep: { path: '/edit-company-bacs' },
    })
    const wrong = await api.as(company, 'PATCH', '/company', { ...details, serviceUserNumber: '12345' })
    expect(wrong.json().fields).toHaveProperty('serviceUserNumber')
  })

  it('has records of 100 characters with every field in its place', async () => {
    await api.as(company, 'PATCH', '/company', details)
    const { body, headers } = await download()
    const lines = body.split('\r\n').slice(0, -1)
    const [vol, hdr1, hdr2, uhl, credit = '', contra = '', eof1, eof2, utl = ''] = lines
    const field = (record: string, from: number, to: number) => record.slice(from - 1, to)

    expect(headers['content-disposition']).toContain('s4-payments-2026-11-27.txt')
    expect(lines.map((line) => line.length)).toEqual([80, 80, 80, 80, 100, 100, 80, 80, 80])
    expect([vol, hdr1, hdr2, uhl, eof1, eof2, utl].map((line) => line?.slice(0, 4))).toEqual([
      'VOL1',
      'HDR1',
      'HDR2',
      'UHL1',
      'EOF1',
      'EOF2',
      'UTL1',
    ])
    expect(field(vol ?? '', 42, 47)).toBe('123456')
    // Friday 27 November; the next working day is Monday 30 November, day 334.
    expect(field(uhl ?? '', 5, 10)).toBe(' 26334')
    expect({
      to: [field(credit, 1, 6), field(credit, 7, 14)],
      code: field(credit, 16, 17),
      from: [field(credit, 18, 23), field(credit, 24, 31)],
      pence: field(credit, 36, 46),
      user: field(credit, 47, 64),
      reference: field(credit, 65, 82),
      name: field(credit, 83, 100),
    }).toEqual({
      to: ['309430', '00733445'],
      code: '99',
      from: ['200000', '05577991'],
      pence: '00000011600',
      user: 'MULLER & S N  DOOR',
      reference: number.padEnd(18),
      name: 'ZOE O NEILL       ',
    })
    expect([field(contra, 1, 14), field(contra, 16, 17), field(contra, 36, 46)]).toEqual([
      '20000005577991',
      '17',
      '00000011600',
    ])
    expect([field(utl, 5, 17), field(utl, 18, 30), field(utl, 31, 37), field(utl, 38, 44)]).toEqual([
      '0000000011600',
      '0000000011600',
      '0000001',
      '0000001',
    ])
  })

  it('counts as a look at each payee, and is the company’s alone', async () => {
    const looks = await api.db.query(`select detail from audit_entry where action = 'payee.viewed'`)
    expect(looks).toEqual([{ detail: { way: 'file', invoices: 1 } }])
    await api.refusals({ method: 'GET', path, wrongRole: shift.seeker, stranger: await api.aCompany() })
  })
})
