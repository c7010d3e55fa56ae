import { describe, expect, it } from 'vitest'
import { writePlatformReport } from '@s4/api-money/platform-report'
import { askForSellerDetails, removeOldSellerDetails } from '@s4/api-profiles/seller-details'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { aCompany } from '../../../src/testing/a-company'
import { aSeeker, type Seeker } from '../../../src/testing/a-seeker'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-22T09:00:00.000Z'
const api = await startApi({ now: NOW })

const operator = { operatorId: 'XADPI0000000001', taxReference: '1234567890', name: 'S4 Ltd', address: 'London' }
const days = (count: number) => new Date(Date.parse(NOW) + count * 24 * 60 * 60_000)

async function aPaidShift(paidOn = '2026-11-22'): Promise<WorkedShift> {
  const shift = await aWorkedShift(api)
  const agreed = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  const invoiceId: string = agreed.json().data.invoices[0].id
  await payInvoice(api, { company: shift.company, id: invoiceId }, { paidOn })
  await giveNumber(shift.seeker)
  return shift
}
const without = (seeker: Seeker, column: 'nino' | 'birth') =>
  api.db.query(
    column === 'nino'
      ? 'update seeker set nino_sealed = null, nino_tail = null where id = $1'
      : 'update seeker set date_of_birth = null where id = $1',
    [seeker.seekerId],
  )
const giveNumber = (seeker: Seeker) => api.as(seeker, 'PATCH', '/job-seeker', { ninoNumber: 'AB123456C' })
const noticesTo = async (seeker: Seeker) =>
  (
    await api.db.query<{ title: string }>(
      `select title from notification where uid = $1 and kind = 'sellerDetails.missing' order by created_at`,
      [seeker.uid],
    )
  ).map(({ title }) => title)
const ask = (now: Date) => askForSellerDetails(api.deps, now)

async function report(year: number, maxFileBytes?: number) {
  const files: string[] = []
  const pieces = writePlatformReport(api.db, {
    year,
    operator,
    madeAt: new Date(NOW),
    sealer: api.deps.sealer,
    ...(maxFileBytes !== undefined && { maxFileBytes }),
  })
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return { files, summary: value }
    files[value.part - 1] = (files[value.part - 1] ?? '') + value.text
  }
}
const sellerIn = (files: readonly string[], { seekerId }: Seeker) =>
  files
    .join('')
    .split('\n')
    .find((line) => line.includes(`-${seekerId}</stf:DocRefId>`))

describe('the seller’s copy', () => {
  it('shows the payments by quarter and masks the numbers', async () => {
    const { seeker } = await aPaidShift()

    const { data } = (await api.as(seeker, 'GET', '/user/platform-report')).json()

    expect(data.years).toEqual([
      {
        year: 2026,
        dueOn: '2027-01-31',
        quarters: [
          { quarter: 1, payments: 0, pence: 0 },
          { quarter: 2, payments: 0, pence: 0 },
          { quarter: 3, payments: 0, pence: 0 },
          { quarter: 4, payments: 1, pence: 11_600 },
        ],
      },
    ])
    expect(data.details.ninoNumber).toBe('********C')
    expect(data).toMatchObject({ missing: false, held: false, holdFrom: null })
  })

  it('is refused without a session and to a company', async () => {
    const company = await aCompany(api.deps)

    expect((await api.anonymous('GET', '/user/platform-report')).statusCode).toBe(401)
    expect((await api.as(company, 'GET', '/user/platform-report')).statusCode).toBe(403)
  })
})

describe('the report of a year', () => {
  it('names each seller who was paid in it, in whole pounds', async () => {
    const { seeker } = await aPaidShift()

    const { files, summary } = await report(2026)

    expect(summary).toMatchObject({ files: 1, incomplete: 0 })
    const line = sellerIn(files, seeker) ?? ''
    expect(line).toContain('<ConsQ4 currCode="GBP">116</ConsQ4>')
    expect(line).toContain('<NumbQ4>1</NumbQ4>')
    expect(line).toContain('<FirstName>Sam</FirstName><LastName>Okoro</LastName>')
    expect(line).toContain('<TIN issuedBy="GB">AB123456C</TIN>')
    expect(line).toContain('<AddressFree>1 High Street, London, SW1A 1AA</AddressFree>')
  })

  it('leaves out who was paid in another year', async () => {
    const { seeker } = await aPaidShift()

    expect(sellerIn((await report(2025)).files, seeker)).toBeUndefined()
  })

  it('goes on in another file before one is too large', async () => {
    await aPaidShift()
    await aPaidShift()

    const { files, summary } = await report(2026, 2500)

    expect(summary.files).toBeGreaterThan(1)
    for (const file of files) expect(file).toMatch(/^<\?xml[\s\S]*<ReportableSeller>[\s\S]*<\/DPI_OECD>\n$/)
  })

  it('still names an erased seller, until five years after the last payment', async () => {
    const { seeker } = await aPaidShift()
    await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, new Date(NOW)])
    await eraseAccounts(api.deps, days(1))

    expect(sellerIn((await report(2026)).files, seeker)).toMatch(/<TIN issuedBy="GB">/)
    await removeOldSellerDetails(api.deps, new Date('2031-12-31T12:00:00.000Z'))
    expect(sellerIn((await report(2026)).files, seeker)).toMatch(/<TIN issuedBy="GB">/)
    await removeOldSellerDetails(api.deps, new Date('2032-01-01T12:00:00.000Z'))
    expect(sellerIn((await report(2026)).files, seeker)).toContain('<TIN unknown="true">NOTIN</TIN>')
  })
})

describe('a seller whose details are missing', () => {
  it.each([
    ['nino', 'National Insurance number'],
    ['birth', 'date of birth'],
  ] as const)('is asked for what is missing once, reminded twice, then held: %s', async (column, missing) => {
    const { seeker } = await aPaidShift()
    await without(seeker, column)

    for (const day of [0, 0, 19, 20, 21, 39, 40, 59]) await ask(days(day))
    expect(await noticesTo(seeker)).toEqual([
      `Give your ${missing}`,
      `Reminder: give your ${missing}`,
      `Last reminder: give your ${missing}`,
    ])
    const [asked] = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'sellerDetails.missing' order by created_at`,
      [seeker.uid],
    )
    expect(asked?.body).toContain(`For that we need your ${missing}. You have 60 days.`)
    expect((await api.as(seeker, 'GET', '/user/platform-report')).json().data).toMatchObject({
      missing: true,
      held: false,
      holdFrom: days(60).toISOString(),
    })
    await ask(days(60))

    expect((await noticesTo(seeker)).at(-1)).toBe('You cannot take on new work for now')
    expect((await api.as(seeker, 'GET', '/user/platform-report')).json().data.held).toBe(true)
  })

  it('cannot apply or accept an offer while held', async () => {
    const { seeker, company } = await aPaidShift()
    const span = { startsAt: '2027-02-20T22:00:00.000Z', endsAt: '2027-02-21T06:00:00.000Z' }
    const [offered, other] = [
      await api.aPublishedJob(company, { shifts: [span] }),
      await api.aPublishedJob(company, { shifts: [span] }),
    ]
    await api.as(seeker, 'POST', `/jobs/${offered.id}/applications`, {})
    const offer = await api.as(company, 'POST', `/jobs/${offered.id}/offers`, { seekerId: seeker.seekerId })
    await without(seeker, 'nino')
    for (const day of [0, 20, 40, 60]) await ask(days(day))

    const answers = [
      await api.as(seeker, 'POST', `/jobs/${other.id}/applications`, {}),
      await api.as(seeker, 'POST', `/offers/${offer.json().data.id}/accept`, { selfBilling: true }),
    ]

    expect(answers.map((answer) => answer.json().code)).toEqual(['seller.details-missing', 'seller.details-missing'])
    await giveNumber(seeker)
    expect((await api.as(seeker, 'POST', `/jobs/${other.id}/applications`, {})).statusCode).toBe(200)
  })

  it('has all the time between the steps also when the first reminder comes late', async () => {
    const { seeker } = await aPaidShift()
    await without(seeker, 'nino')

    for (const day of [0, 70, 70, 89]) await ask(days(day))
    expect(await noticesTo(seeker)).toHaveLength(2)
    expect((await api.as(seeker, 'GET', '/user/platform-report')).json().data.holdFrom).toBe(days(110).toISOString())
    await ask(days(90))

    expect(await noticesTo(seeker)).toHaveLength(3)
  })

  it('may not be asked before the first invoice', async () => {
    const seeker = await aSeeker(api.deps)
    await without(seeker, 'nino')

    await ask(days(0))

    expect(await noticesTo(seeker)).toEqual([])
  })

  it('is free again as soon as the details are given', async () => {
    const { seeker } = await aPaidShift()
    await without(seeker, 'nino')
    for (const day of [0, 20, 40, 60]) await ask(days(day))

    expect((await giveNumber(seeker)).statusCode).toBe(200)

    expect((await api.as(seeker, 'GET', '/user/platform-report')).json().data).toMatchObject({
      missing: false,
      held: false,
    })
    await ask(days(61))
    expect(await api.db.query('select from seller_details_request where seeker_id = $1', [seeker.seekerId])).toEqual([])
  })
})
