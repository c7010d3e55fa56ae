import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

async function anInvoice(overrides: Parameters<typeof aWorkedShift>[1] = {}) {
  const shift = await aWorkedShift(api, overrides)
  const { data } = (await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })).json()
  const invoiceId: string = data.invoices[0].id
  const path = `/invoices/${invoiceId}`
  return {
    ...shift,
    invoiceId,
    path,
    requestCredit: (amount: number) =>
      api.as(shift.company, 'POST', `${path}/credit-request`, { amount, reason: 'The rate was agreed lower.' }),
    respond: (body: object) => api.as(shift.seeker, 'POST', `${path}/credit-request/answer`, body),
  }
}

describe('a credit note', () => {
  it('requested by the company and accepted by the seeker is issued, and the invoice total stays', async () => {
    const { requestCredit, respond, seeker, path } = await anInvoice()

    const asked = await requestCredit(1600)
    const accepted = await respond({ accept: true })

    expect(asked.json().data).toMatchObject({
      total: 11_600,
      credited: 0,
      creditNotes: [],
      creditRequest: { amount: 1600, status: 'open' },
    })
    expect(accepted.json().data).toMatchObject({
      total: 11_600,
      credited: 1600,
      status: 'issued',
      creditRequest: { status: 'accepted' },
      creditNotes: [
        {
          number: expect.stringMatching(/^[2-9A-Z]{6}-C000001$/),
          amount: 1600,
          issuedOn: '2026-11-22',
          reason: 'The rate was agreed lower.',
        },
      ],
    })
    const pdf = await api.as(seeker, 'GET', `${path}.pdf`)
    expect(textOfPdf(pdf.rawPayload)).toContain('£16.00 off this invoice: £100.00 remains to be paid')
    const [work] = (await api.as(seeker, 'GET', '/assignments?status=completed')).json().data
    expect(work.invoices).toMatchObject([{ total: 11_600, credited: 1600, toPay: 10_000 }])
    expect((await api.as(seeker, 'GET', '/invoices/totals')).json().data).toMatchObject({
      unpaid: { invoices: 1, toPay: 10_000 },
    })
  })

  it('for the whole amount leaves nothing to pay', async () => {
    const { requestCredit, respond, company, path, invoiceId } = await anInvoice()
    await requestCredit(11_600)
    await respond({ accept: true })

    const paid = await payInvoice(api, { company, id: invoiceId })

    expect((await api.as(company, 'GET', path)).json().data).toMatchObject({ status: 'credited', toPay: 0 })
    expect((await api.as(company, 'GET', '/invoices?state=unpaid')).json().data).toEqual([])
    const { data: answers } = (await api.as(company, 'GET', '/support/answers')).json()
    expect(JSON.stringify(answers)).toContain('None: every invoice to you is recorded as paid.')
    expect(paid.json().code).toBe('invoice.settled')
  })

  describe('on a paid invoice', () => {
    it.each<[name: string, amount: number, refundDue: number, status: string]>([
      ['for a part creates a refund of that part', 1600, 1600, 'paid'],
      ['for the whole creates a full refund', 11_600, 11_600, 'credited'],
    ])('%s', async (_name, amount, refundDue, status) => {
      const { requestCredit, respond, company, seeker, path, invoiceId } = await anInvoice()
      await payInvoice(api, { company, id: invoiceId })
      await requestCredit(amount)

      const { data } = (await respond({ accept: true })).json()
      const pdf = textOfPdf((await api.as(seeker, 'GET', `${path}.pdf`)).rawPayload).replace(/\s+/g, ' ')

      expect(data).toMatchObject({ status, credited: amount, paid: 11_600, toPay: 0, refundDue })
      expect(pdf).toContain('of what was paid is to be given back by Sam Okoro to Harbour Security Ltd')
      expect(pdf).not.toContain('remains to be paid')
      expect((await api.as(seeker, 'GET', '/invoices/totals')).json().data).toMatchObject({
        years: [{ received: 11_600 }],
        refundDue,
      })
      expect(
        await api.db.query(`select body from notification where uid = $1 and kind = 'credit.issued'`, [company.uid]),
      ).toEqual([{ body: expect.stringContaining('It was paid already: Sam Okoro owes you') }])
    })

    it('issued before payment leaves the rest to pay and no refund', async () => {
      const { requestCredit, respond, company, invoiceId } = await anInvoice()
      await requestCredit(1600)
      await respond({ accept: true })

      const paid = await payInvoice(api, { company, id: invoiceId })

      expect(paid.json().data[0]).toMatchObject({ paid: 10_000, toPay: 0, refundDue: 0 })
    })
  })

  it('in several parts carries VAT that adds up to that of the invoice', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const { requestCredit, respond, path } = await anInvoice({ seeker, minutes: 3 })
    const { data: invoice } = (await api.as(seeker, 'GET', path)).json()
    for (const amount of [3, 3, invoice.total - 6]) {
      await requestCredit(amount)
      await respond({ accept: true })
    }

    const { data } = (await api.as(seeker, 'GET', path)).json()

    expect(invoice).toMatchObject({ total: 88, vat: 15 })
    expect(
      data.creditNotes.map(({ vat }: { vat: number }) => vat).reduce((sum: number, vat: number) => sum + vat, 0),
    ).toBe(15)
    expect(data).toMatchObject({ status: 'credited', credited: 88, toPay: 0 })
  })

  it('is declined with a reason and can be requested again', async () => {
    const { requestCredit, respond } = await anInvoice()
    await requestCredit(1600)

    const silent = await respond({ accept: false })
    const declined = await respond({ accept: false, reason: 'We agreed £14.50.' })
    const again = await requestCredit(800)

    expect(silent.json().fields).toHaveProperty('reason')
    expect(declined.json().data).toMatchObject({
      credited: 0,
      creditRequest: { status: 'declined', answer: 'We agreed £14.50.' },
    })
    expect(again.json().data.creditRequest).toMatchObject({ amount: 800, status: 'open' })
  })

  it('has its own PDF', async () => {
    const { requestCredit, respond, seeker, company } = await anInvoice()
    await requestCredit(1600)
    const { data } = (await respond({ accept: true })).json()
    const [note] = data.creditNotes

    const text = textOfPdf((await api.as(company, 'GET', `/credit-notes/${note.id}.pdf`)).rawPayload)

    for (const expected of [
      'Credit note',
      note.number,
      data.number,
      '£16.00',
      'The rate was agreed lower.',
      seeker.fullname,
    ])
      expect(text).toContain(expected)
    await api.refusals({ method: 'GET', path: `/credit-notes/${note.id}.pdf`, stranger: await api.aSeeker() })
  })
})

describe('a credit request', () => {
  it.each([
    ['above the amount left', 11_601],
    ['of zero', 0],
    ['with part of a penny', 10.5],
  ])('%s is refused, and the error names the field', async (_name, amount) => {
    const answer = await (await anInvoice()).requestCredit(amount)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toHaveProperty('amount')
  })

  it('made by two managers at once is made once', async () => {
    const { requestCredit } = await anInvoice()

    const answers = await Promise.all([requestCredit(1600), requestCredit(1600)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('that was withdrawn cannot be accepted', async () => {
    const { requestCredit, respond, company, path } = await anInvoice()
    await requestCredit(1600)
    await api.as(company, 'POST', `${path}/credit-request/withdraw`)

    expect((await respond({ accept: true })).json().code).toBe('credit.missing')
  })

  it('is refused to strangers and to the wrong side', async () => {
    const { seeker, company, path } = await anInvoice()
    const body = { amount: 100, reason: 'Less.' }

    await api.refusals({
      method: 'POST',
      path: `${path}/credit-request`,
      body,
      wrongRole: seeker,
      stranger: await api.aCompany(),
    })
    await api.refusals({
      method: 'POST',
      path: `${path}/credit-request/answer`,
      body: { accept: true },
      wrongRole: company,
      stranger: await api.aSeeker(),
    })
    await api.refusals({
      method: 'POST',
      path: `${path}/credit-request/withdraw`,
      wrongRole: seeker,
      stranger: await api.aCompany(),
    })
  })
})
