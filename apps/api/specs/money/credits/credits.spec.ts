import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

async function invoiced(overrides: Parameters<typeof aWorkedShift>[1] = {}) {
  const shift = await aWorkedShift(api, overrides)
  const { data } = (await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })).json()
  const path = `/invoices/${data.invoices[0].id}`
  return {
    ...shift,
    path,
    ask: (amount: number) =>
      api.as(shift.company, 'POST', `${path}/credit-request`, { amount, reason: 'The rate was agreed lower.' }),
    answer: (body: object) => api.as(shift.seeker, 'POST', `${path}/credit-request/answer`, body),
  }
}

describe('a credit note', () => {
  it('is asked for by the company, made by the seeker’s consent, and leaves the invoice as it was', async () => {
    const { ask, answer, seeker, path } = await invoiced()

    const asked = await ask(1600)
    const accepted = await answer({ accept: true })

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
    expect((await api.as(seeker, 'GET', '/invoices/totals')).json().data).toMatchObject({
      unpaid: { invoices: 1, toPay: 10_000 },
    })
  })

  it('over the whole amount leaves nothing to pay', async () => {
    const { ask, answer, company, path } = await invoiced()
    await ask(11_600)
    await answer({ accept: true })

    const paid = await api.as(company, 'POST', `${path}/paid`, { paidOn: '2026-11-22', reference: 'S4' })

    expect((await api.as(company, 'GET', path)).json().data).toMatchObject({ status: 'credited', toPay: 0 })
    expect((await api.as(company, 'GET', '/invoices?state=unpaid')).json().data).toEqual([])
    const { data: answers } = (await api.as(company, 'GET', '/support/answers')).json()
    expect(JSON.stringify(answers)).toContain('None: every invoice to you is recorded as paid.')
    expect(paid.json().code).toBe('invoice.settled')
  })

  describe('on an invoice already paid', () => {
    it.each<[name: string, amount: number, refundDue: number, status: string]>([
      ['in part is to be given back', 1600, 1600, 'paid'],
      ['in full is all to be given back', 11_600, 11_600, 'credited'],
    ])('%s', async (_name, amount, refundDue, status) => {
      const { ask, answer, company, seeker, path } = await invoiced()
      await api.as(company, 'POST', `${path}/paid`, { paidOn: '2026-11-22', reference: 'S4' })
      await ask(amount)

      const { data } = (await answer({ accept: true })).json()
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

    it('before it was paid leaves the rest to pay, and nothing to give back', async () => {
      const { ask, answer, company, path } = await invoiced()
      await ask(1600)
      await answer({ accept: true })

      const paid = await api.as(company, 'POST', `${path}/paid`, { paidOn: '2026-11-22', reference: 'S4' })

      expect(paid.json().data).toMatchObject({ paid: 10_000, toPay: 0, refundDue: 0 })
    })
  })

  it('in parts carries VAT that adds up to the invoice’s', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84' })
    const { ask, answer, path } = await invoiced({ seeker, minutes: 3 })
    const { data: invoice } = (await api.as(seeker, 'GET', path)).json()
    for (const amount of [3, 3, invoice.total - 6]) {
      await ask(amount)
      await answer({ accept: true })
    }

    const { data } = (await api.as(seeker, 'GET', path)).json()

    expect(invoice).toMatchObject({ total: 88, vat: 15 })
    expect(
      data.creditNotes.map(({ vat }: { vat: number }) => vat).reduce((sum: number, vat: number) => sum + vat, 0),
    ).toBe(15)
    expect(data).toMatchObject({ status: 'credited', credited: 88, toPay: 0 })
  })

  it('is declined with a reason, and can be asked for again', async () => {
    const { ask, answer } = await invoiced()
    await ask(1600)

    const silent = await answer({ accept: false })
    const declined = await answer({ accept: false, reason: 'We agreed £14.50.' })
    const again = await ask(800)

    expect(silent.json().fields).toHaveProperty('reason')
    expect(declined.json().data).toMatchObject({
      credited: 0,
      creditRequest: { status: 'declined', answer: 'We agreed £14.50.' },
    })
    expect(again.json().data.creditRequest).toMatchObject({ amount: 800, status: 'open' })
  })

  it('has a document of its own', async () => {
    const { ask, answer, seeker, company } = await invoiced()
    await ask(1600)
    const { data } = (await answer({ accept: true })).json()
    const [note] = data.creditNotes

    const text = textOfPdf((await api.as(company, 'GET', `/credit-notes/${note.id}.pdf`)).rawPayload)

    for (const said of [
      'Credit note',
      note.number,
      data.number,
      '£16.00',
      'The rate was agreed lower.',
      seeker.fullname,
    ])
      expect(text).toContain(said)
    await api.refusals({ method: 'GET', path: `/credit-notes/${note.id}.pdf`, stranger: await api.aSeeker() })
  })
})

describe('a request', () => {
  it.each([
    ['above what is left', 11_601],
    ['of nothing', 0],
    ['of part of a penny', 10.5],
  ])('%s is refused at its field', async (_name, amount) => {
    const answer = await (await invoiced()).ask(amount)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toHaveProperty('amount')
  })

  it('by two managers at once is one', async () => {
    const { ask } = await invoiced()

    const answers = await Promise.all([ask(1600), ask(1600)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('taken back cannot be accepted any more', async () => {
    const { ask, answer, company, path } = await invoiced()
    await ask(1600)
    await api.as(company, 'POST', `${path}/credit-request/withdraw`)

    expect((await answer({ accept: true })).json().code).toBe('credit.missing')
  })

  it('is for the two parties, each on its side', async () => {
    const { seeker, company, path } = await invoiced()
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
