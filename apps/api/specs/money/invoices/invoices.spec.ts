import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aSelfBillingAgreement, aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'
import { textOfPdf } from '../../../src/testing/pdf-text'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

async function anInvoicedShift(
  overrides: Parameters<typeof aWorkedShift>[1] = {},
): Promise<WorkedShift & { invoiceId: string }> {
  const shift = await aWorkedShift(api, overrides)
  const answer = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  return { ...shift, invoiceId: answer.json().data.invoices[0].id }
}
const getInvoice = (person: Seeker | Company, id: string) => api.as(person, 'GET', `/invoices/${id}`)
const pay = (
  { company, invoiceId }: Awaited<ReturnType<typeof anInvoicedShift>>,
  body?: Parameters<typeof payInvoice>[2],
) => payInvoice(api, { company, id: invoiceId }, body)

describe('an invoice', () => {
  it('copies both sides as they were when it was issued', async () => {
    const { company, seeker, invoiceId } = await anInvoicedShift()
    await api.db.query(`update seeker set fullname = 'Renamed' where id = $1`, [seeker.seekerId])

    const { data } = (await getInvoice(company, invoiceId)).json()

    expect(data).toMatchObject({
      number: expect.stringMatching(/^[2-9A-Z]{6}-000001$/),
      seller: {
        name: 'Sam Okoro',
        address: '1 High Street, London, SW1A 1AA',
        contact: `${seeker.email}, +447700900123`,
        vatNumber: null,
      },
      buyer: { name: 'Harbour Security Ltd', address: '1 Dock Road, London E16 1AA' },
      kind: 'original',
      supplements: null,
      lines: [
        {
          minutes: 480,
          payPerHour: 1450,
          amount: 11_600,
          vat: 0,
          description: expect.stringContaining('Sat 21 Nov 2026, 22:00–06:00 (8 h)'),
        },
      ],
      agreementVersion: '2026-11-23',
    })
  })

  it('shows the end of the taxpayer reference on the seller’s own copy only', async () => {
    const { company, seeker, invoiceId } = await anInvoicedShift()

    const mine = (await getInvoice(seeker, invoiceId)).json().data.seller.utr
    const theirs = (await getInvoice(company, invoiceId)).body

    expect(mine).toBe('******7890')
    expect(theirs).not.toContain('*7890')
  })

  it('is refused to everybody but the two sides', async () => {
    const { invoiceId } = await anInvoicedShift()

    for (const stranger of [await api.aSeeker(), await api.aCompany()]) {
      await api.refusals({ method: 'GET', path: `/invoices/${invoiceId}`, stranger })
      await api.refusals({ method: 'GET', path: `/invoices/${invoiceId}.pdf`, stranger })
      expect((await api.as(stranger, 'GET', '/invoices')).json()).toEqual({ data: [], nextCursor: null })
    }
  })
})

it('the invoice numbers of one seeker have no gap, even when fifty are issued at once', async () => {
  const seeker = await api.aSeeker()
  const company = await api.aCompany()
  await aSelfBillingAgreement(api, { company, seeker })
  const shifts: WorkedShift[] = []
  for (let day = 1; day <= 50; day += 1) {
    const startsAt = new Date(Date.UTC(2026, 8, day, 10)).toISOString()
    const endsAt = new Date(Date.UTC(2026, 8, day, 14)).toISOString()
    shifts.push(await aWorkedShift(api, { seeker, company, startsAt, endsAt, minutes: 240, selfBilling: false }))
  }

  const answers = await Promise.all(
    shifts.map(({ id }) => api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })),
  )

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const rows = await api.db.query<{ sequence: number; number: string }>(
    'select sequence, number from invoice where seeker_id = $1 order by sequence',
    [seeker.seekerId],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(new Set(rows.map(({ number }) => number.split('-')[0])).size).toBe(1)
})

it('invoices are listed newest first, page by page', async () => {
  const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
  const worked = [
    await anInvoicedShift({
      seeker,
      company,
      startsAt: '2026-04-05T10:00:00.000Z',
      endsAt: '2026-04-05T14:00:00.000Z',
      minutes: 240,
    }),
    await anInvoicedShift({
      seeker,
      company,
      startsAt: '2026-04-06T10:00:00.000Z',
      endsAt: '2026-04-06T14:00:00.000Z',
      minutes: 240,
    }),
    await anInvoicedShift({ seeker, company }),
  ]
  if (worked[1]) await pay(worked[1])

  const first = (await api.as(seeker, 'GET', '/invoices?limit=2')).json()
  const second = (await api.as(seeker, 'GET', `/invoices?limit=2&cursor=${first.nextCursor}`)).json()
  const unpaid = (await api.as(company, 'GET', '/invoices?state=unpaid')).json()

  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
    worked.toReversed().map(({ invoiceId }) => invoiceId),
  )
  expect(second.nextCursor).toBeNull()
  expect(unpaid.data).toHaveLength(2)
})

describe('the date of supply is the day the work ended at its site', () => {
  it.each([
    ['the morning after a night', '2026-11-20T22:00:00.000Z', '2026-11-21T06:00:00.000Z', '2026-11-21'],
    ['the same day', '2026-11-20T09:00:00.000Z', '2026-11-20T17:00:00.000Z', '2026-11-20'],
    ['the next day at midnight', '2026-11-20T16:00:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['in the site’s time zone in summer', '2026-06-20T15:00:00.000Z', '2026-06-20T23:30:00.000Z', '2026-06-21'],
  ])('%s', async (_name, startsAt, endsAt, suppliedOn) => {
    const { seeker, invoiceId } = await anInvoicedShift({ startsAt, endsAt, minutes: 60 })

    expect((await getInvoice(seeker, invoiceId)).json().data.suppliedOn).toBe(suppliedOn)
  })
})

describe('the income of a tax year, without VAT', () => {
  it('is counted by the day of payment, not by the day of the work', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    const march = await anInvoicedShift({
      seeker,
      company,
      startsAt: '2026-03-10T10:00:00.000Z',
      endsAt: '2026-03-10T14:00:00.000Z',
      minutes: 240,
    })
    const lateMarch = await anInvoicedShift({
      seeker,
      company,
      startsAt: '2026-03-20T10:00:00.000Z',
      endsAt: '2026-03-20T14:00:00.000Z',
      minutes: 240,
    })
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const november = await anInvoicedShift({ seeker, company })
    const unpaid = await anInvoicedShift({
      seeker,
      company,
      startsAt: '2026-11-18T10:00:00.000Z',
      endsAt: '2026-11-18T14:00:00.000Z',
      minutes: 240,
    })
    await pay(march, { paidOn: '2026-04-05', reference: 'S4' })
    await pay(lateMarch, { paidOn: '2026-04-06', reference: 'S4' })
    await pay(november)

    const totals = (await api.as(seeker, 'GET', '/invoices/totals')).json().data
    const csv = async (query: string) =>
      (await api.as(seeker, 'GET', `/invoices.csv?${query}`)).body.split('\r\n').filter((line) => /-0000/.test(line))
        .length

    expect(totals).toEqual({
      years: [
        {
          label: '2026/27',
          from: '2026-04-06',
          to: '2027-04-05',
          dueOn: '2028-01-31',
          payments: 2,
          received: 5800 + 11_600,
          vat: 2320,
          invoiced: 5800 + 11_600,
        },
        {
          label: '2025/26',
          from: '2025-04-06',
          to: '2026-04-05',
          dueOn: '2027-01-31',
          payments: 1,
          received: 5800,
          vat: 0,
          invoiced: 11_600,
        },
      ],
      earned: 0,
      unpaid: { invoices: 1, toPay: 6960 },
      overdue: { invoices: 0, toPay: 0 },
      refundDue: 0,
    })
    expect(await csv('by=paid&from=2026-04-06&to=2027-04-05')).toBe(2)
    expect(await csv('from=2026-04-06&to=2027-04-05')).toBe(2)
    expect(await csv('by=paid&from=2025-04-06&to=2026-04-05')).toBe(1)
    expect((await getInvoice(seeker, unpaid.invoiceId)).json().data).toMatchObject({ toPay: 6960, paid: 0 })
  })
})

describe('an invoice as a download', () => {
  it('contains everything an invoice must, and needs only the cookie', async () => {
    const { seeker, invoiceId } = await anInvoicedShift()

    const answer = await api.as(seeker, 'GET', `/invoices/${invoiceId}.pdf`, undefined, { 'firebase-id': '' })
    const withoutHeader = await api.app.inject({
      url: `/api/invoices/${invoiceId}.pdf`,
      headers: { host: 'seeker.s4.localhost:4200', cookie: `__session=${seeker.secret}` },
    })

    expect(answer.statusCode).toBe(403)
    expect(withoutHeader.headers['content-type']).toBe('application/pdf')
    const text = textOfPdf(withoutHeader.rawPayload)
    for (const expected of [
      'Invoice',
      '-000001',
      'Sam Okoro',
      '1 High Street, London, SW1A 1AA',
      'Harbour Security Ltd',
      '1 Dock Road, London E16 1AA',
      'Date of supply: Sun 22 Nov 2026',
      '£14.50/h',
      '£116.00',
      'Self-billed',
      'No VAT is charged',
      '******7890',
    ]) {
      expect(text).toContain(expected)
    }
  })

  it.each(['Nguyễn Thị Ánh', 'Łukasz Wójcik', 'Ελένη Παπαδοπούλου', 'Олексій Шевченко', 'Ștefan Țîrlea'])(
    'prints every letter of %s',
    async (fullname) => {
      const seeker = await api.aSeeker({ fullname })
      const { invoiceId } = await anInvoicedShift({ seeker })

      const answer = await api.as(seeker, 'GET', `/invoices/${invoiceId}.pdf`)

      expect(textOfPdf(answer.rawPayload)).toContain(fullname)
      expect(answer.rawPayload.length).toBeLessThan(60_000)
    },
  )

  it('of a seeker registered for VAT shows the VAT with the words required by law', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const { invoiceId } = await anInvoicedShift({ seeker, company })

    const { data } = (await getInvoice(company, invoiceId)).json()
    const text = textOfPdf((await api.as(company, 'GET', `/invoices/${invoiceId}.pdf`)).rawPayload)

    expect(data).toMatchObject({
      seller: { vatNumber: '980780684' },
      lines: [{ amount: 11_600, vat: 2320 }],
      vat: 2320,
      total: 13_920,
    })
    for (const expected of [
      'GB 980 7806 84',
      'Net',
      '£116.00',
      'VAT at 20%',
      '£23.20',
      '£139.20',
      'The VAT shown is your output tax due to HMRC.',
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain('No VAT is charged')
  })

  it('does not show the taxpayer reference to the company', async () => {
    const { company, invoiceId } = await anInvoicedShift()

    const answer = await api.as(company, 'GET', `/invoices/${invoiceId}.pdf`)

    expect(textOfPdf(answer.rawPayload)).not.toContain('*7890')
  })

  it('as CSV for a spreadsheet contains no text that becomes a formula', async () => {
    const company = await api.aCompany({ companyName: '=HYPERLINK("x"), Ltd' })
    const { seeker } = await anInvoicedShift({ company })

    const csv = (await api.as(seeker, 'GET', '/invoices.csv?from=2026-04-06&to=2027-04-05')).body

    const [header, row] = csv.replace('\uFEFF', '').split('\r\n')
    expect(header).toContain('Invoice number,Invoice date')
    expect(row).toContain(`"'=HYPERLINK(""x""), Ltd"`)
    expect(row).toContain('116.00')
  })

  it('as CSV needs a session and two dates', async () => {
    expect((await api.anonymous('GET', '/invoices.csv?from=2026-04-06&to=2027-04-05')).statusCode).toBe(401)
    expect((await api.as(await api.aSeeker(), 'GET', '/invoices.csv?from=yesterday')).json().fields).toHaveProperty(
      'to',
    )
  })
})
