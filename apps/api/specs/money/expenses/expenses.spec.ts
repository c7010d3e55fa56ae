import { defaultPayTerms } from '@s4/domain/pay-terms'
import { paper } from '@s4/api-platform/pdf'
import { invoiceWaitingWork } from '@s4/api-money/self-billing'
import { remindOfExpenses, settleUnansweredExpenses } from '@s4/api-money/expenses'
import { removeOldNames } from '@s4/api-money/invoices'
import { describe, expect, it } from 'vitest'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { aForm } from '../../../src/testing/a-form'
import { aSelfBillingAgreement, aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-23T09:00:00.000Z'
const api = await startApi({ now: NOW })

const RECEIPT = await receiptPaper()

async function receiptPaper(): Promise<Buffer> {
  const page = paper({ title: 'Parking', author: 'Car park' })
  page.text('H1', 'Parking, £8.50')
  return page.finish()
}

const PAID = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true }

/** Finished work of 8 hours whose terms pay these expenses. */
async function worked(expenses: object = PAID, selfBilling = true): Promise<WorkedShift> {
  const company = await api.aCompany()
  const terms = { company: [], seeker: [], pay: { ...defaultPayTerms, expenses: { ...PAID, ...expenses } } }
  return aWorkedShift(api, { company, job: await api.aPublishedJob(company, { payPerHour: 1450, terms }), selfBilling })
}

const path = ({ id }: WorkedShift) => `/assignments/${id}/expenses`
const claim = (shift: WorkedShift, body: object) => api.as(shift.seeker, 'POST', path(shift), body)
const list = async (shift: WorkedShift) => (await api.as(shift.company, 'GET', path(shift))).json().data
const agreeHours = (shift: WorkedShift) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
async function answer(shift: WorkedShift, body: object, kind = 'mileage') {
  const { id: claimId } = (await list(shift)).find((one: { kind: string }) => one.kind === kind)
  return api.as(shift.company, 'POST', `${path(shift)}/answer`, { claimId, ...body })
}
async function upload(person: Person): Promise<string> {
  const { payload, headers } = aForm({ purpose: 'receipt' }, { file: { name: 'receipt.pdf', bytes: RECEIPT } })
  return (await api.as(person, 'POST', '/files', payload, headers)).json().data.id
}
const invoicesOf = async (shift: WorkedShift) =>
  (await api.as(shift.seeker, 'GET', '/invoices'))
    .json()
    .data.map(({ kind, lines, vat, total }: { kind: string; lines: Line[]; vat: number; total: number }) => ({
      kind,
      lines: lines.map((line) => [line.kind, line.amount]),
      vat,
      total,
    }))
interface Line {
  kind: string
  amount: number
  description: string
}
const noticesTo = (uid: string, kind: string) =>
  api.db.query('select title, body from notification where uid = $1 and kind = $2', [uid, kind])

describe('a claim for expenses', () => {
  it('agreed before the hours stands on their invoice, line by line', async () => {
    const shift = await worked()
    const receipt = await upload(shift.seeker)
    await claim(shift, { kind: 'mileage', miles: 12 })
    const both = await claim(shift, { kind: 'parking', pence: 850, fileId: receipt })

    expect(both.json().data).toMatchObject([
      { kind: 'mileage', miles: 12, pence: 540, status: 'claimed', receipt: null, invoice: null },
      { kind: 'parking', miles: null, pence: 850, receipt: expect.stringContaining(receipt) },
    ])
    await answer(shift, { answer: 'agree' })
    await answer(shift, { answer: 'agree' }, 'parking')
    expect(await invoicesOf(shift)).toEqual([])
    await agreeHours(shift)

    const lines = [
      ['work', 11_600],
      ['expenses', 540],
      ['expenses', 850],
    ]
    expect(await invoicesOf(shift)).toEqual([{ kind: 'original', lines, vat: 0, total: 12_990 }])
    const [invoice] = (await api.as(shift.company, 'GET', '/invoices')).json().data
    expect(invoice.lines.map(({ description }: Line) => description).slice(1)).toEqual([
      'Mileage, 12 miles at £0.45 a mile',
      'Parking',
    ])
    expect((await list(shift)).map((one: { invoice: string }) => one.invoice)).toEqual([invoice.number, invoice.number])
    expect((await api.as(shift.company, 'GET', `/files/${receipt}`)).statusCode).toBe(200)
    expect((await api.as(await api.aCompany(), 'GET', `/files/${receipt}`)).statusCode).toBe(404)
    const xml = await api.as(shift.company, 'GET', `/invoices/${invoice.id}.xml`)
    expect(xml.body).toContain('Mileage, 12 miles at £0.45 a mile')
    expect((await api.as(shift.company, 'GET', `/invoices/${invoice.id}.pdf`)).statusCode).toBe(200)
    const week = (await api.as(shift.company, 'GET', '/company/statement?day=2026-11-21')).json().data
    expect(week.lines).toMatchObject([{ net: 12_990, toPay: 12_990 }])
    expect(await noticesTo(shift.company.uid, 'expenses.claimed')).toHaveLength(2)
    expect(await noticesTo(shift.seeker.uid, 'expenses.answered')).toHaveLength(2)
  })

  it('agreed after the hours are paid is a supplementary invoice at once, with VAT like the work', async () => {
    const shift = await worked()
    await api.as(shift.seeker, 'PATCH', '/job-seeker', { vatNumber: '980780684', vatFrom: '2026-04-06' })
    await agreeHours(shift)
    await aSelfBillingAgreement(api, shift)
    await invoiceWaitingWork(api.deps, api.deps.clock.now())
    const [first] = (await api.as(shift.seeker, 'GET', '/invoices')).json().data
    await payInvoice(api, { company: shift.company, id: first.id }, { paidOn: '2026-11-23' })
    await claim(shift, { kind: 'mileage', miles: 44 })

    await answer(shift, { answer: 'agree' })

    expect(await invoicesOf(shift)).toEqual([
      { kind: 'supplementary', lines: [['expenses', 1980]], vat: 396, total: 2376 },
      { kind: 'original', lines: [['work', 11_600]], vat: 2320, total: 13_920 },
    ])
    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.status).toBe('invoiced')
    expect((await answer(shift, { answer: 'agree' })).json().code).toBe('expenses.answered')
    await invoiceWaitingWork(api.deps, api.deps.clock.now())
    expect(await invoicesOf(shift)).toHaveLength(2)
  })

  it('agreed without a self-billing agreement waits for one', async () => {
    const shift = await worked(PAID, false)
    await aSelfBillingAgreement(api, shift)
    await agreeHours(shift)
    await api.db.query('update self_billing_agreement set ended_at = $2 where seeker_id = $1', [
      shift.seeker.seekerId,
      new Date(NOW),
    ])
    await claim(shift, { kind: 'mileage', miles: 10 })
    await answer(shift, { answer: 'agree' })
    expect(await invoicesOf(shift)).toHaveLength(1)
    const [agreement] = (await api.as(shift.seeker, 'GET', '/self-billing')).json().data
    expect(agreement).toMatchObject({ status: 'ended', waiting: 1 })
    const waits = async () =>
      (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.waitsForInvoice
    expect(await waits()).toBe(true)

    await aSelfBillingAgreement(api, shift)
    await invoiceWaitingWork(api.deps, api.deps.clock.now())

    expect(await invoicesOf(shift)).toMatchObject([{ kind: 'supplementary', total: 450 }, { kind: 'original' }])
    expect(await waits()).toBe(false)
  })

  it('can be made again, corrected, once it was refused, and the refused one stays to be seen', async () => {
    const shift = await worked()
    const [wrong, right] = [await upload(shift.seeker), await upload(shift.seeker)]
    await claim(shift, { kind: 'parking', pence: 950, fileId: wrong })
    const refused = (await list(shift))[0].id
    await answer(shift, { answer: 'refuse', reason: 'The receipt says £8.50' }, 'parking')

    expect((await claim(shift, { kind: 'parking', pence: 850, fileId: wrong })).json().code).toBe('file.in-use')
    const both = await Promise.all([
      claim(shift, { kind: 'parking', pence: 850, fileId: right }),
      claim(shift, { kind: 'parking', pence: 850, fileId: await upload(shift.seeker) }),
    ])
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const [, corrected] = await list(shift)
    const answerTo = (claimId: string) =>
      api.as(shift.company, 'POST', `${path(shift)}/answer`, { claimId, answer: 'agree' })
    expect((await answerTo(refused)).json().code).toBe('expenses.answered')
    const answers = await Promise.all([answerTo(corrected.id), answerTo(corrected.id)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const another = await upload(shift.seeker)
    expect((await claim(shift, { kind: 'parking', pence: 1, fileId: another })).json().code).toBe('expenses.claimed')
    await agreeHours(shift)

    expect(await list(shift)).toMatchObject([
      { pence: 950, status: 'refused', reason: 'The receipt says £8.50', invoice: null },
      { pence: 850, status: 'agreed', invoice: expect.any(String) },
    ])
    expect(await invoicesOf(shift)).toMatchObject([{ total: 12_450 }])
    expect((await api.as(shift.company, 'GET', `/files/${wrong}`)).statusCode).toBe(200)
  })

  it('is refused by the company with a reason, and then is not invoiced', async () => {
    const shift = await worked()
    await claim(shift, { kind: 'mileage', miles: 10 })

    expect((await answer(shift, { answer: 'refuse' })).json().fields).toHaveProperty('reason')
    await answer(shift, { answer: 'refuse', reason: 'You came with our van' })
    await agreeHours(shift)

    expect(await list(shift)).toMatchObject([{ status: 'refused', reason: 'You came with our van', invoice: null }])
    expect(await invoicesOf(shift)).toMatchObject([{ total: 11_600 }])
    expect(await noticesTo(shift.seeker.uid, 'expenses.answered')).toEqual([
      {
        title: expect.stringContaining('£4.50 of expenses refused'),
        body: 'Mileage, 10 miles at £0.45 a mile. They say: You came with our van. You can claim it again, corrected.',
      },
    ])
  })

  it('is not agreed with all the hours', async () => {
    const shift = await worked()
    await claim(shift, { kind: 'mileage', miles: 10 })
    await api.as(shift.company, 'POST', '/hours/agree', { work: [{ id: shift.id }] })

    expect(await invoicesOf(shift)).toMatchObject([{ total: 11_600 }])
    expect(await list(shift)).toMatchObject([{ status: 'claimed' }])
  })
})

describe('a claim that nobody answers', () => {
  const sweep = async (now: string) => {
    api.moveTo(now)
    for (const due of [settleUnansweredExpenses, remindOfExpenses]) await due(api.deps, new Date(now))
  }

  it('is reminded of once, 24 hours before the 72 hours end, and then agreed and invoiced', async () => {
    const shift = await worked()
    await agreeHours(shift)
    await claim(shift, { kind: 'mileage', miles: 10 })
    expect(await list(shift)).toMatchObject([{ respondBy: '2026-11-26T09:00:00.000Z' }])
    const reminders = () => noticesTo(shift.company.uid, 'expenses.due')

    await sweep('2026-11-25T08:59:59.000Z')
    expect(await reminders()).toEqual([])
    await sweep('2026-11-25T09:00:00.000Z')
    await sweep('2026-11-26T08:59:59.000Z')
    expect(await reminders()).toEqual([
      {
        title: expect.stringMatching(/^Answer .*’s expenses by Thu 26 Nov 2026, 09:00$/),
        body: expect.stringContaining('Mileage, 10 miles at £0.45 a mile. Without an answer it is agreed.'),
      },
    ])
    expect(await list(shift)).toMatchObject([{ status: 'claimed' }])

    await Promise.all([sweep('2026-11-26T09:00:00.000Z'), sweep('2026-11-26T09:00:00.000Z')])
    expect(await list(shift)).toMatchObject([{ status: 'agreed', invoice: expect.any(String) }])
    expect(await invoicesOf(shift)).toMatchObject([{ kind: 'supplementary', total: 450 }, { kind: 'original' }])
    for (const { uid } of [shift.seeker, shift.company])
      expect(await noticesTo(uid, 'expenses.answered')).toEqual([
        {
          title: expect.stringContaining('£4.50 of expenses agreed'),
          body: expect.stringContaining('did not answer within 72 hours, so it is agreed.'),
        },
      ])
    expect((await answer(shift, { answer: 'refuse', reason: 'Late' })).json().code).toBe('expenses.answered')
    api.moveTo(NOW)
  })

  it('that was answered in time is neither reminded of nor agreed', async () => {
    const shift = await worked()
    await claim(shift, { kind: 'mileage', miles: 10 })
    await answer(shift, { answer: 'refuse', reason: 'You came with our van' })
    await sweep('2026-11-26T08:00:00.000Z')
    await sweep('2026-11-26T09:00:00.000Z')
    expect(await list(shift)).toMatchObject([{ status: 'refused', reason: 'You came with our van' }])
    expect(await noticesTo(shift.company.uid, 'expenses.due')).toEqual([])
    api.moveTo(NOW)
  })

  it('waits for the hours when they are not agreed yet', async () => {
    const shift = await worked()
    await claim(shift, { kind: 'mileage', miles: 10 })
    await sweep('2026-11-26T09:00:00.000Z')
    expect(await list(shift)).toMatchObject([{ status: 'agreed', invoice: null }])
    api.moveTo(NOW)
    await agreeHours(shift)
    expect(await invoicesOf(shift)).toMatchObject([{ total: 12_050 }])
  })
})

describe('what the terms allow', () => {
  it.each([
    [{}, { kind: 'mileage', miles: 45 }, 'miles', 'Mileage is paid up to £20.00 a shift: that is 44 miles.'],
    [{}, { kind: 'mileage' }, 'miles', 'Enter whole miles.'],
    [{}, { kind: 'mileage', miles: 0 }, 'miles', 'Enter at least one mile.'],
    [{}, { kind: 'mileage', miles: 9e15 }, 'miles', 'Mileage is paid up to £20.00 a shift: that is 44 miles.'],
    [{}, { kind: 'mileage', miles: 1.5 }, 'miles', 'Enter whole miles.'],
    [{}, { kind: 'parking', pence: 1001 }, 'pence', 'Parking is paid up to £10.00 a shift.'],
    [{}, { kind: 'parking', pence: 500 }, 'fileId', 'Add the receipt: the terms of this work ask for it.'],
    [
      { pencePerMile: 0, mileageUpTo: 0 },
      { kind: 'mileage', miles: 1 },
      'miles',
      'The terms of this work pay no mileage.',
    ],
    [{ parkingUpTo: 0 }, { kind: 'parking', pence: 1 }, 'pence', 'The terms of this work pay no parking.'],
  ])('with %j refuses %j at %s', async (terms, body, field, message) => {
    const refused = await claim(await worked(terms), body)
    expect(refused.json()).toMatchObject({ code: 'input.invalid', fields: { [field]: message } })
  })

  it('takes parking without a receipt where the terms ask for none, and each kind once', async () => {
    const shift = await worked({ receipts: false })

    expect((await claim(shift, { kind: 'parking', pence: 1000 })).statusCode).toBe(200)
    expect((await claim(shift, { kind: 'parking', pence: 1 })).json().code).toBe('expenses.claimed')
  })

  it('takes a receipt of the worker’s own only, and only as a receipt', async () => {
    const shift = await worked()
    const fileId = await upload(await api.aSeeker())
    expect((await claim(shift, { kind: 'parking', pence: 1, fileId })).json().code).toBe('file.missing')
  })

  it('refuses mileage posted without its cap, or a cap without the rate', async () => {
    const company = await api.aCompany()
    const job = await api.aPublishedJob(company)
    const current = (await api.as(company, 'GET', `/jobs/${job.id}`)).json().data
    const saved = async (expenses: object) =>
      (
        await api.as(company, 'PATCH', `/jobs/${job.id}`, {
          ...current,
          terms: { ...current.terms, pay: { ...defaultPayTerms, expenses: { ...PAID, ...expenses } } },
        })
      ).json().fields

    expect(await saved({ mileageUpTo: 0 })).toHaveProperty(['terms.pay.expenses.mileageUpTo'])
    expect(await saved({ pencePerMile: 0 })).toHaveProperty(['terms.pay.expenses.pencePerMile'])
  })
})

describe('claims', () => {
  it('are made from booking off until 28 days after the shift', async () => {
    const shift = await worked()
    await api.db.query(`update assignment set status = 'inProgress' where id = $1`, [shift.id])
    expect((await claim(shift, { kind: 'mileage', miles: 1 })).json().code).toBe('assignment.wrong-state')
    await api.db.query(`update assignment set status = 'completed' where id = $1`, [shift.id])

    api.moveTo('2026-12-20T06:00:01.000Z')
    expect((await claim(shift, { kind: 'mileage', miles: 1 })).json().code).toBe('expenses.closed')
    api.moveTo('2026-12-20T06:00:00.000Z')
    expect((await claim(shift, { kind: 'mileage', miles: 1 })).statusCode).toBe(200)
    api.moveTo(NOW)
  })

  it('are made by the worker, answered by the company and read by both alone', async () => {
    const shift = await worked()
    await claim(shift, { kind: 'mileage', miles: 1 })
    const [{ id: claimId }] = await list(shift)
    const other = await worked()
    const body = { claimId, answer: 'agree' }

    await api.refusals({
      method: 'POST',
      path: path(shift),
      body: { kind: 'mileage', miles: 1 },
      wrongRole: shift.company,
      stranger: other.seeker,
    })
    await api.refusals({
      method: 'POST',
      path: `${path(shift)}/answer`,
      body,
      wrongRole: shift.seeker,
      stranger: other.company,
    })
    await api.refusals({ method: 'GET', path: path(shift), stranger: other.seeker })
    expect((await api.as(other.company, 'POST', `${path(other)}/answer`, body)).json().code).toBe('record.missing')
  })

  it('keep the receipt of an erased worker as long as the invoice has its names', async () => {
    const [billed, refused] = [await worked(), await worked()]
    const files = await Promise.all(
      [billed, refused].map(async (one) => {
        const fileId = await upload(one.seeker)
        await claim(one, { kind: 'parking', pence: 500, fileId })
        return fileId
      }),
    )
    await answer(billed, { answer: 'agree' }, 'parking')
    await answer(refused, { answer: 'refuse', reason: 'No.' }, 'parking')
    await agreeHours(billed)
    await agreeHours(refused)
    const gone = async () =>
      (
        await api.db.query<{ gone: boolean }>(
          `select deleted_at is not null as gone from unnest($1::uuid[]) with ordinality as file (id, place)
           join stored_file using (id) order by place`,
          [files],
        )
      ).map((file) => file.gone)

    for (const { seeker } of [billed, refused])
      await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, new Date(NOW)])
    await eraseAccounts(api.deps, new Date(NOW))
    expect(await gone()).toEqual([false, true])
    await removeOldNames(api.deps, new Date('2033-04-06T12:00:00.000Z'))
    expect(await gone()).toEqual([true, true])
  })
})
