import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { invoiceWaitingWork } from '@s4/api-money/self-billing'
import { aSelfBillingAgreement, aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const answerAsCompany = (shift: WorkedShift, body: object) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, body)
const answerAsSeeker = (shift: WorkedShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, body)
const counter = (shift: WorkedShift, minutes: number) =>
  answerAsCompany(shift, { action: 'counter', minutes, reason: 'You left early.' })
const refuse = (shift: WorkedShift) => answerAsSeeker(shift, { action: 'refuse', reason: 'I did not.' })
const pay = (shift: WorkedShift, id: string) => payInvoice(api, { company: shift.company, id })
const getAssignment = async (shift: WorkedShift) =>
  (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data

async function aDisputedShift(minutes = 479, overrides: Parameters<typeof aWorkedShift>[1] = {}): Promise<WorkedShift> {
  const shift = await aWorkedShift(api, overrides)
  await counter(shift, minutes)
  await refuse(shift)
  return shift
}

describe('one minute in dispute', () => {
  it('leaves 479 minutes on an invoice at once and one for a supplementary invoice', async () => {
    const shift = await aDisputedShift()
    const open = await getAssignment(shift)

    const settled = (await answerAsCompany(shift, { action: 'agree' })).json().data

    expect(open).toMatchObject({
      status: 'completed',
      hours: { status: 'disputed', agreedMinutes: null },
      invoices: [{ kind: 'original', total: 11_576 }],
    })
    expect(settled).toMatchObject({
      status: 'invoiced',
      hours: { status: 'agreed', agreedMinutes: 480, agreedPay: 11_600 },
      invoices: [
        { kind: 'original', total: 11_576 },
        { kind: 'supplementary', total: 24 },
      ],
    })
    const numbers = settled.invoices.map(({ number }: { number: string }) => number)
    expect(numbers).toEqual([expect.stringMatching(/-000001$/), expect.stringMatching(/-000002$/)])
    const { data: rest } = (await api.as(shift.seeker, 'GET', `/invoices/${settled.invoices[1].id}`)).json()
    expect(rest).toMatchObject({
      kind: 'supplementary',
      supplements: numbers[0],
      lines: [
        {
          minutes: 1,
          amount: 24,
          description: expect.stringContaining(`settled after invoice ${numbers[0]}, which bills 7 h 59 min`),
        },
      ],
    })
  })

  it('settled at the company’s figure needs no further invoice', async () => {
    const shift = await aDisputedShift()

    const settled = (await answerAsSeeker(shift, { action: 'agree' })).json().data

    expect(settled).toMatchObject({
      status: 'invoiced',
      hours: { agreedMinutes: 479 },
      invoices: [{ kind: 'original' }],
    })
  })

  it('that the worker leaves unanswered has the undisputed part invoiced too', async () => {
    const shift = await aWorkedShift(api)
    await counter(shift, 450)

    await settleUnansweredHours(api.deps, new Date('2026-11-25T09:00:00.000Z'))

    expect(await getAssignment(shift)).toMatchObject({ hours: { status: 'disputed' }, invoices: [{ total: 10_875 }] })
    const notices = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'hours.disputed'`,
      [shift.seeker.uid],
    )
    expect(notices.map(({ body }) => body)).toEqual([
      expect.stringContaining('30 min are in dispute; what you both agree on is invoiced at once'),
    ])
  })
})

describe('the part of a dispute that is invoiced at once', () => {
  it.each<[name: string, counter: number, extraMinutes: number, total: number | null]>([
    ['nothing when the company agrees no time', 0, 0, null],
    ['the shift when only extra time is disputed', 485, 15, 11_600 + 121],
    ['the company’s figure when that is less', 300, 15, 7250],
  ])('is %s', async (_name, minutes, extraMinutes, total) => {
    const shift = await aDisputedShift(minutes, { extraMinutes })

    expect((await getAssignment(shift)).invoices.map((invoice: { total: number }) => invoice.total)).toEqual(
      total === null ? [] : [total],
    )
  })

  it('cannot be lowered by a new proposal but can be raised', async () => {
    const shift = await aDisputedShift(450)

    const lower = await counter(shift, 420)
    const higher = await counter(shift, 465)
    const again = await refuse(shift)

    expect(lower.json()).toMatchObject({
      code: 'hours.impossible',
      fields: { minutes: expect.stringContaining('7 h 30 min of it is invoiced already') },
    })
    expect(higher.statusCode).toBe(200)
    expect(again.json().data.invoices).toMatchObject([
      { kind: 'original', total: 10_875 },
      { kind: 'supplementary', total: 363 },
    ])
  })

  it('includes extra time that the company accepted before agreeing the worker’s hours', async () => {
    const shift = await aDisputedShift(485, { extraMinutes: 15 })

    const settled = (await answerAsCompany(shift, { action: 'agree' })).json().data

    expect(settled).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 485 }, invoices: [{ total: 11_721 }] })
  })

  it('waits for a self-billing agreement and is invoiced when that is renewed', async () => {
    const shift = await aDisputedShift(450, { selfBilling: false })
    await api.db.query(
      `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
       values (gen_random_uuid(), $1, $2, '2025-11', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
      [shift.company.companyId, shift.seeker.seekerId],
    )
    const waiting = (await api.as(shift.seeker, 'GET', '/self-billing')).json().data

    await api.as(shift.seeker, 'POST', '/self-billing', { companyId: shift.company.companyId })

    expect(waiting).toMatchObject([{ status: 'expired', waiting: 1 }])
    expect((await getAssignment(shift)).invoices).toMatchObject([{ kind: 'original', total: 10_875 }])
    expect((await api.as(shift.seeker, 'GET', '/self-billing')).json().data).toMatchObject([
      { status: 'valid', waiting: 0 },
    ])
  })

  it('can be paid while the rest, which waits for an agreement, keeps the work unpaid', async () => {
    const shift = await aDisputedShift()
    const [first] = (await getAssignment(shift)).invoices
    await api.db.query(`update self_billing_agreement set expires_at = $2 where company_id = $1`, [
      shift.company.companyId,
      api.deps.clock.now(),
    ])
    await answerAsCompany(shift, { action: 'agree' })
    await pay(shift, first.id)
    const waiting = (await getAssignment(shift)).status

    await api.as(shift.seeker, 'POST', '/self-billing', { companyId: shift.company.companyId })

    expect(waiting).toBe('hoursAgreed')
    expect(await getAssignment(shift)).toMatchObject({
      status: 'invoiced',
      invoices: [{ kind: 'original' }, { kind: 'supplementary' }],
    })
  })

  it('is invoiced once by the due work when an agreement is in force', async () => {
    const shift = await aDisputedShift(450, { selfBilling: false })
    await invoiceWaitingWork(api.deps, api.deps.clock.now())
    const before = (await getAssignment(shift)).invoices
    await aSelfBillingAgreement(api, shift)

    await Promise.all([
      invoiceWaitingWork(api.deps, api.deps.clock.now()),
      invoiceWaitingWork(api.deps, api.deps.clock.now()),
    ])

    expect(before).toEqual([])
    expect(await getAssignment(shift)).toMatchObject({
      status: 'completed',
      invoices: [{ kind: 'original', total: 10_875 }],
    })
    expect((await getAssignment(shift)).invoices).toHaveLength(1)
  })

  it('and the rest carry VAT that adds up to that of the whole shift', async () => {
    const seekerWithVat = await api.aSeeker()
    await api.as(seekerWithVat, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    // 479 min: £115.76 and £23.15 VAT; the last minute: 24p and the remaining 5p of £23.20 VAT.
    const shift = await aDisputedShift(479, { seeker: seekerWithVat })
    const settled = (await answerAsCompany(shift, { action: 'agree' })).json().data

    expect(settled.invoices).toMatchObject([
      { total: 13_891, vat: 2315 },
      { total: 29, vat: 5 },
    ])
  })
})

describe('while the rest is in dispute', () => {
  it('the invoiced part can be paid, and the work is paid once all of it is', async () => {
    const shift = await aDisputedShift()
    const [first] = (await getAssignment(shift)).invoices

    const [{ payments }] = (await pay(shift, first.id)).json().data
    const paidInPart = (await getAssignment(shift)).status
    await answerAsCompany(shift, { action: 'agree' })
    const [, rest] = (await getAssignment(shift)).invoices
    const withRestOpen = (await getAssignment(shift)).status
    await pay(shift, rest.id)
    const paid = (await getAssignment(shift)).status
    await api.as(shift.seeker, 'POST', `/payments/${payments[0].id}/reverse`, { reason: 'Nothing arrived.' })

    expect([paidInPart, withRestOpen, paid, (await getAssignment(shift)).status]).toEqual([
      'completed',
      'invoiced',
      'paid',
      'invoiced',
    ])
  })

  it('the lists and the statement count the worker once per shift, with every invoice', async () => {
    const shift = await aDisputedShift()
    await answerAsCompany(shift, { action: 'agree' })
    const inDispute = await aDisputedShift(450, {
      company: shift.company,
      seeker: shift.seeker,
      startsAt: '2026-11-19T22:00:00.000Z',
      endsAt: '2026-11-20T06:00:00.000Z',
    })

    const [newest, older] = (await api.as(shift.company, 'GET', '/company/completed')).json().data
    const { data: job } = (await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/completed`)).json()
    const mine = (await api.as(shift.seeker, 'GET', '/assignments?status=completed')).json().data
    const { data: statement } = (await api.as(shift.company, 'GET', '/company/statement?day=2026-11-20')).json()

    expect(newest).toMatchObject({ people: 1, toAgree: 0, unpaid: 2, unpaidPence: 11_600 })
    expect(older).toMatchObject({ people: 1, toAgree: 1, unpaid: 1, unpaidPence: 10_875 })
    expect(job.work).toMatchObject([
      {
        id: shift.id,
        invoices: [
          { kind: 'original', toPay: 11_576 },
          { kind: 'supplementary', toPay: 24 },
        ],
      },
    ])
    expect(mine.map(({ id }: { id: string }) => id)).toEqual([shift.id, inDispute.id])
    expect(statement.lines).toMatchObject([
      {
        shifts: 2,
        open: 1,
        minutes: 480,
        agreed: 11_600,
        net: 22_475,
        gross: 22_475,
        toPay: 22_475,
        invoices: [
          { number: expect.stringContaining('-000001') },
          { number: expect.stringContaining('-000002') },
          { number: expect.stringContaining('-000003') },
        ],
      },
    ])
  })

  it('the invoices say which part they bill', async () => {
    const shift = await aDisputedShift(450)
    await answerAsCompany(shift, { action: 'agree' })
    const [original, rest] = (await getAssignment(shift)).invoices

    const readPdf = async (id: string) =>
      textOfPdf((await api.as(shift.company, 'GET', `/invoices/${id}.pdf`)).rawPayload).replace(/\s+/g, ' ')
    const csv = (await api.as(shift.company, 'GET', '/invoices.csv?from=2026-11-01&to=2026-11-30')).body

    expect(await readPdf(original.id)).toContain('The part of the hours that is not in dispute')
    for (const text of ['Supplementary invoice', `${original.number}, for the same work`, '30 min', '£7.25'])
      expect(await readPdf(rest.id)).toContain(text)
    expect(csv).toContain(`supplementary,${original.number}`)
  })
})

it('six disputes settled at once leave no gap in the invoice numbers', async () => {
  const [worker, employer] = [await api.aSeeker(), await api.aCompany()]
  await aSelfBillingAgreement(api, { company: employer, seeker: worker })
  const shifts: WorkedShift[] = []
  for (let day = 1; day <= 6; day += 1) {
    const [startsAt, endsAt] = [10, 14].map((hour) => new Date(Date.UTC(2026, 8, day, hour)).toISOString())
    shifts.push(
      await aWorkedShift(api, {
        seeker: worker,
        company: employer,
        ...(startsAt && { startsAt }),
        ...(endsAt && { endsAt }),
        minutes: 240,
        selfBilling: false,
        respondBy: '2026-12-01T00:00:00.000Z',
      }),
    )
  }

  await Promise.all(shifts.map((shift) => counter(shift, 200)))
  await Promise.all(shifts.map(refuse))
  await Promise.all(shifts.map((shift) => answerAsCompany(shift, { action: 'agree' })))

  const rows = await api.db.query<{ sequence: number; kind: string }>(
    'select sequence, kind from invoice where seeker_id = $1 order by sequence',
    [worker.seekerId],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_unused, index) => index + 1))
  expect(rows.filter(({ kind }) => kind === 'original')).toHaveLength(6)
})
