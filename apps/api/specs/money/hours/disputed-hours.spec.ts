import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { invoiceWaitingWork } from '@s4/api-money/self-billing'
import { aSelfBillingAgreement, aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const company = (shift: WorkedShift, body: object) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, body)
const seeker = (shift: WorkedShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, body)
const counter = (shift: WorkedShift, minutes: number) =>
  company(shift, { action: 'counter', minutes, reason: 'You left early.' })
const refuse = (shift: WorkedShift) => seeker(shift, { action: 'refuse', reason: 'I did not.' })
const pay = (shift: WorkedShift, id: string) =>
  api.as(shift.company, 'POST', `/invoices/${id}/paid`, { paidOn: '2026-11-22', reference: 'S4 NOV' })
const show = async (shift: WorkedShift) => (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data

async function disputed(minutes = 479, overrides: Parameters<typeof aWorkedShift>[1] = {}): Promise<WorkedShift> {
  const shift = await aWorkedShift(api, overrides)
  await counter(shift, minutes)
  await refuse(shift)
  return shift
}

describe('one minute in dispute', () => {
  it('leaves 479 to be invoiced at once, and the minute for a supplementary invoice', async () => {
    const shift = await disputed()
    const open = await show(shift)

    const settled = (await company(shift, { action: 'agree' })).json().data

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

  it('taken as the company has it leaves nothing more to invoice', async () => {
    const shift = await disputed()

    const settled = (await seeker(shift, { action: 'agree' })).json().data

    expect(settled).toMatchObject({
      status: 'invoiced',
      hours: { agreedMinutes: 479 },
      invoices: [{ kind: 'original' }],
    })
  })

  it('of a worker who never answers is invoiced as far as it goes, too', async () => {
    const shift = await aWorkedShift(api)
    await counter(shift, 450)

    await settleUnansweredHours(api.deps, new Date('2026-11-25T09:00:00.000Z'))

    expect(await show(shift)).toMatchObject({ hours: { status: 'disputed' }, invoices: [{ total: 10_875 }] })
    const told = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'hours.disputed'`,
      [shift.seeker.uid],
    )
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining('30 min are in dispute; what you both agree on is invoiced at once'),
    ])
  })
})

describe('what is invoiced of a dispute', () => {
  it.each<[name: string, counter: number, extraMinutes: number, total: number | null]>([
    ['nothing where the company grants nothing', 0, 0, null],
    ['the shift, where only time beside it is in dispute', 485, 15, 11_600 + 121],
    ['the smaller figure, where the company grants less', 300, 15, 7250],
  ])('is %s', async (_name, minutes, extraMinutes, total) => {
    const shift = await disputed(minutes, { extraMinutes })

    expect((await show(shift)).invoices.map((invoice: { total: number }) => invoice.total)).toEqual(
      total === null ? [] : [total],
    )
  })

  it('is not proposed away again, but can be added to', async () => {
    const shift = await disputed(450)

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

  it('keeps time beside the shift that the company granted, when it agrees the worker’s hours', async () => {
    const shift = await disputed(485, { extraMinutes: 15 })

    const settled = (await company(shift, { action: 'agree' })).json().data

    expect(settled).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 485 }, invoices: [{ total: 11_721 }] })
  })

  it('waits for a self-billing agreement, and follows its renewal', async () => {
    const shift = await disputed(450, { selfBilling: false })
    await api.db.query(
      `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at) values (gen_random_uuid(), $1, $2, '2025-11', '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`,
      [shift.company.companyId, shift.seeker.seekerId],
    )
    const waiting = (await api.as(shift.seeker, 'GET', '/self-billing')).json().data

    await api.as(shift.seeker, 'POST', '/self-billing', { companyId: shift.company.companyId })

    expect(waiting).toMatchObject([{ status: 'expired', waiting: 1 }])
    expect((await show(shift)).invoices).toMatchObject([{ kind: 'original', total: 10_875 }])
    expect((await api.as(shift.seeker, 'GET', '/self-billing')).json().data).toMatchObject([
      { status: 'valid', waiting: 0 },
    ])
  })

  it('keeps what waits for an agreement in sight although the first part is paid', async () => {
    const shift = await disputed()
    const [first] = (await show(shift)).invoices
    await api.db.query(`update self_billing_agreement set expires_at = $2 where company_id = $1`, [
      shift.company.companyId,
      api.deps.clock.now(),
    ])
    await company(shift, { action: 'agree' })
    await pay(shift, first.id)
    const waiting = (await show(shift)).status

    await api.as(shift.seeker, 'POST', '/self-billing', { companyId: shift.company.companyId })

    expect(waiting).toBe('hoursAgreed')
    expect(await show(shift)).toMatchObject({
      status: 'invoiced',
      invoices: [{ kind: 'original' }, { kind: 'supplementary' }],
    })
  })

  it('is invoiced by the next sweep once an agreement is in force, however it came about, and once', async () => {
    const shift = await disputed(450, { selfBilling: false })
    await invoiceWaitingWork(api.deps, api.deps.clock.now())
    const before = (await show(shift)).invoices
    await aSelfBillingAgreement(api, shift)

    await Promise.all([
      invoiceWaitingWork(api.deps, api.deps.clock.now()),
      invoiceWaitingWork(api.deps, api.deps.clock.now()),
    ])

    expect(before).toEqual([])
    expect(await show(shift)).toMatchObject({ status: 'completed', invoices: [{ kind: 'original', total: 10_875 }] })
    expect((await show(shift)).invoices).toHaveLength(1)
  })

  it('carries VAT that adds up to that of the whole shift', async () => {
    const seekerWithVat = await api.aSeeker()
    await api.as(seekerWithVat, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84' })
    // 479 min: £115.76 and £23.15 VAT; the minute: 24p, and the 5p left of £23.20.
    const shift = await disputed(479, { seeker: seekerWithVat })
    const settled = (await company(shift, { action: 'agree' })).json().data

    expect(settled.invoices).toMatchObject([
      { total: 13_891, vat: 2315 },
      { total: 29, vat: 5 },
    ])
  })
})

describe('while the rest is in dispute', () => {
  it('the part invoiced is paid, and the work is paid once all of it is', async () => {
    const shift = await disputed()
    const [first] = (await show(shift)).invoices

    await pay(shift, first.id)
    const paidInPart = (await show(shift)).status
    await company(shift, { action: 'agree' })
    const [, rest] = (await show(shift)).invoices
    const withRestOpen = (await show(shift)).status
    await pay(shift, rest.id)
    const paid = (await show(shift)).status
    await api.as(shift.seeker, 'POST', `/invoices/${first.id}/reopen`, { reason: 'Nothing arrived.' })

    expect([paidInPart, withRestOpen, paid, (await show(shift)).status]).toEqual([
      'completed',
      'invoiced',
      'paid',
      'invoiced',
    ])
  })

  it('both lists and the statement count the person once, with every invoice', async () => {
    const shift = await disputed()
    await company(shift, { action: 'agree' })
    const inDispute = await disputed(450, {
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
          expect.stringContaining('-000001'),
          expect.stringContaining('-000002'),
          expect.stringContaining('-000003'),
        ],
      },
    ])
  })

  it('the papers say which part they bill', async () => {
    const shift = await disputed(450)
    await company(shift, { action: 'agree' })
    const [original, rest] = (await show(shift)).invoices

    const paper = async (id: string) =>
      textOfPdf((await api.as(shift.company, 'GET', `/invoices/${id}.pdf`)).rawPayload).replace(/\s+/g, ' ')
    const csv = (await api.as(shift.company, 'GET', '/invoices.csv?from=2026-11-01&to=2026-11-30')).body

    expect(await paper(original.id)).toContain('The part of the hours that is not in dispute')
    for (const said of ['Supplementary invoice', `${original.number}, for the same work`, '30 min', '£7.25'])
      expect(await paper(rest.id)).toContain(said)
    expect(csv).toContain(`supplementary,${original.number}`)
  })
})

it('six disputes settled at once leave no gap in the numbers', async () => {
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
  await Promise.all(shifts.map((shift) => company(shift, { action: 'agree' })))

  const rows = await api.db.query<{ sequence: number; kind: string }>(
    'select sequence, kind from invoice where seeker_id = $1 order by sequence',
    [worker.seekerId],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_unused, index) => index + 1))
  expect(rows.filter(({ kind }) => kind === 'original')).toHaveLength(6)
})
