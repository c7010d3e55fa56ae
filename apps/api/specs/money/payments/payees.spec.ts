import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-22T09:00:00.000Z'
const api = await startApi({ now: NOW })

const account = { accountName: 'Sam Okoro', sortCode: '20 00 00', accountNumber: '55779911' }

interface InvoicedShift extends WorkedShift {
  invoiceId: string
}

interface Given {
  /** When the worker gave their bank details; null: never. */
  changedAt?: string | null
  accountName?: string
}

async function anInvoicedShift(
  { changedAt = '2026-11-01T09:00:00.000Z', accountName = account.accountName }: Given = {},
  overrides: Parameters<typeof aWorkedShift>[1] = {},
): Promise<InvoicedShift> {
  const shift = await aWorkedShift(api, overrides)
  const answer = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  if (changedAt !== null) {
    await api.as(shift.seeker, 'PUT', '/bank-details', { ...account, accountName })
    await api.db.query('update bank_details set changed_at = $2 where seeker_id = $1', [
      shift.seeker.seekerId,
      changedAt,
    ])
  }
  return { ...shift, invoiceId: answer.json().data.invoices[0].id }
}
const look = ({ company, invoiceId }: InvoicedShift) => api.as(company, 'POST', `/invoices/${invoiceId}/payee`)
const downloadFile = ({ company }: InvoicedShift, ...ids: string[]) =>
  api.as(company, 'GET', `/payments.csv?invoices=${ids.join(',')}`)
const notices = ({ seeker }: InvoicedShift, kind: string) =>
  api.db.query('select title from notification where uid = $1 and kind = $2', [seeker.uid, kind])

describe('the bank details of a worker', () => {
  it('saved again without a change can be used at once, and nobody is told', async () => {
    const shift = await anInvoicedShift()
    const before = await notices(shift, 'bankDetails.changed')

    await api.as(shift.seeker, 'PUT', '/bank-details', account)
    expect((await look(shift)).json().data.state).toBe('ready')
    expect(await notices(shift, 'bankDetails.changed')).toEqual(before)
    await api.as(shift.seeker, 'PUT', '/bank-details', { ...account, accountName: 'Somebody Else' })

    expect((await look(shift)).json().data.state).toBe('changed')
  })

  it('are shown to the company that owes an invoice, and the worker is told once a day', async () => {
    const shift = await anInvoicedShift()

    const oneLook = { way: 'screen', invoiceIds: [shift.invoiceId], byUid: shift.company.uid }

    const first = await look(shift)
    await look(shift)

    expect(first.json().data).toEqual({
      state: 'ready',
      payableFrom: null,
      account: {
        name: 'Sam Okoro',
        sortCode: '20-00-00',
        accountNumber: '55779911',
        rollNumber: '',
        nameCheck: null,
      },
    })
    expect(first.headers['cache-control']).toBe('no-store')
    expect(await notices(shift, 'payee.viewed')).toEqual([
      { title: 'Harbour Security Ltd looked at your bank details' },
    ])
    expect(
      await api.db.query('select way, invoice_ids, by_uid from payee_view where seeker_id = $1', [
        shift.seeker.seekerId,
      ]),
    ).toEqual([oneLook, oneLook])
    const entries = await api.db.query<{ detail: object }>(
      `select detail from audit_entry where action = 'payee.viewed' and seeker_id = $1`,
      [shift.seeker.seekerId],
    )
    expect(JSON.stringify(entries)).not.toContain('55779911')
  })

  it('need a recent sign-in', async () => {
    const shift = await anInvoicedShift()
    await api.db.query('update session set reauthenticated_at = null where id = $1', [shift.company.sessionId])

    expect((await look(shift)).json().code).toBe('session.recent-sign-in-needed')
    expect((await downloadFile(shift, shift.invoiceId)).json().code).toBe('session.recent-sign-in-needed')
  })

  it('are not shown for an invoice that is paid', async () => {
    const shift = await anInvoicedShift()
    await payInvoice(api, { company: shift.company, id: shift.invoiceId })

    expect((await look(shift)).json().code).toBe('invoice.settled')
  })

  it('changed the day before are not used until 48 hours have passed', async () => {
    const shift = await anInvoicedShift({ changedAt: '2026-11-21T10:00:00.000Z' })

    const answer = await look(shift)

    expect(answer.json().data).toEqual({ state: 'changed', payableFrom: '2026-11-23T10:00:00.000Z', account: null })
    expect(answer.body).not.toContain('9911')
  })

  it('that are missing are asked for once a week', async () => {
    const shift = await anInvoicedShift({ changedAt: null })

    await api.as(shift.company, 'GET', `/payments/plan?invoices=${shift.invoiceId}`)
    const answer = await look(shift)
    await look(shift)

    expect(answer.json().data).toEqual({ state: 'missing', payableFrom: null, account: null })
    expect(await notices(shift, 'payee.asked')).toHaveLength(1)
  })

  it('that are missing are not asked for by a company that is not verified, until it is', async () => {
    const shift = await anInvoicedShift({ changedAt: null })
    const plan = () => api.as(shift.company, 'GET', `/payments/plan?invoices=${shift.invoiceId}`)
    await api.db.query(`update company set vetting = 'notVerified' where id = $1`, [shift.company.companyId])

    const shown = await plan()
    const asked = await notices(shift, 'payee.asked')
    await api.db.query(`update company set vetting = 'verified' where id = $1`, [shift.company.companyId])
    await plan()

    expect(shown.json().data).toMatchObject([{ payee: 'missing', detailsOpen: false }])
    expect(asked).toEqual([])
    expect(await notices(shift, 'payee.asked')).toHaveLength(1)
  })

  it('show what the bank answered about the name, until they change', async () => {
    const shift = await anInvoicedShift()
    const check = (answer: string) =>
      api.as(shift.company, 'POST', `/invoices/${shift.invoiceId}/payee-check`, { answer })

    const checked = await check('close')
    const shown = (await look(shift)).json().data.account.nameCheck
    await api.db.query(`update bank_details set changed_at = '2026-11-02T09:00:00Z' where seeker_id = $1`, [
      shift.seeker.seekerId,
    ])
    const afterChange = (await look(shift)).json().data.account.nameCheck
    await api.db.query('update bank_details set changed_at = $2 where seeker_id = $1', [shift.seeker.seekerId, NOW])

    expect(checked.json().data).toEqual({ answer: 'close', at: NOW })
    expect(shown).toEqual({ answer: 'close', at: NOW })
    expect(afterChange).toBeNull()
    expect((await check('match')).json().code).toBe('record.changed')
    expect((await check('perhaps')).statusCode).toBe(422)
  })

  it('are refused to a company that is not verified, whose plan says so beforehand', async () => {
    const shift = await anInvoicedShift()
    const detailsOpen = async () =>
      (await api.as(shift.company, 'GET', `/payments/plan?invoices=${shift.invoiceId}`)).json().data[0].detailsOpen
    const whenVerified = await detailsOpen()
    await api.db.query(`update company set vetting = 'notVerified' where id = $1`, [shift.company.companyId])

    expect([whenVerified, await detailsOpen()]).toEqual([true, false])
    expect((await look(shift)).json().code).toBe('company.not-verified')
  })

  it('are refused to strangers and to workers', async () => {
    const { invoiceId, seeker } = await anInvoicedShift()
    const stranger = await api.aCompany()

    await api.refusals({ method: 'POST', path: `/invoices/${invoiceId}/payee`, wrongRole: seeker, stranger })
    await api.refusals({ method: 'GET', path: `/payments/plan?invoices=${invoiceId}`, wrongRole: seeker, stranger })
    await api.refusals({ method: 'GET', path: `/payments.csv?invoices=${invoiceId}`, wrongRole: seeker, stranger })
    await api.refusals({
      method: 'POST',
      path: `/invoices/${invoiceId}/payee-check`,
      body: { answer: 'match' },
      wrongRole: seeker,
      stranger,
    })
  })
})

describe('the payment file', () => {
  it('has one line for each worker who can be paid, and counts as a look at them', async () => {
    const company = await api.aCompany()
    const ready = await anInvoicedShift({ accountName: '=Sam' }, { company })
    const second = await anInvoicedShift(
      { accountName: '=Sam' },
      {
        company,
        seeker: ready.seeker,
        startsAt: '2026-11-18T09:00:00.000Z',
        endsAt: '2026-11-18T13:00:00.000Z',
        minutes: 240,
      },
    )
    const changed = await anInvoicedShift({ changedAt: '2026-11-21T10:00:00.000Z' }, { company })
    const missing = await anInvoicedShift({ changedAt: null }, { company })
    const ids = [ready, second, changed, missing].map(({ invoiceId }) => invoiceId)

    const plan = (await api.as(company, 'GET', `/payments/plan?invoices=${ids.join(',')}`)).json().data
    const file = await downloadFile(ready, ...ids)

    expect(plan.map(({ payee, pence }: { payee: string; pence: number }) => [payee, pence]).toSorted()).toEqual([
      ['changed', 11_600],
      ['missing', 11_600],
      ['ready', 17_400],
    ])
    expect(JSON.stringify(plan)).not.toContain('9911')
    expect(file.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(file.body).toBe(
      'Payee name,Sort code,Account number,Amount (GBP),Reference,Roll number\r\n' +
        "'=Sam,20-00-00,55779911,174.00,S4 2026-11-16,\r\n",
    )
    expect(
      await api.db.query(
        'select seeker_id, way, cardinality(invoice_ids) as invoices from payee_view where company_id = $1',
        [company.companyId],
      ),
    ).toEqual([{ seekerId: ready.seeker.seekerId, way: 'file', invoices: 2 }])
    expect(await notices(missing, 'payee.asked')).toHaveLength(1)
  })

  it('with nobody to pay is refused with the reasons', async () => {
    const shift = await anInvoicedShift({ changedAt: null })

    const answer = await downloadFile(shift, shift.invoiceId)

    expect(answer.json()).toMatchObject({
      code: 'payment.no-payee',
      detail: 'There is nobody to pay: Sam Okoro has given no bank details.',
    })
  })

  it('of no invoice, or of one that is paid, is refused', async () => {
    const shift = await anInvoicedShift()
    await payInvoice(api, { company: shift.company, id: shift.invoiceId })

    expect((await downloadFile(shift)).statusCode).toBe(422)
    expect((await downloadFile(shift, shift.invoiceId)).json().code).toBe('invoice.settled')
  })
})
