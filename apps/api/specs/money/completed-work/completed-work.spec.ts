import { statementPdf } from '@s4/api-money/completed-work'
import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const agreeHours = ({ company, id }: WorkedShift) =>
  api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })

it('finished shifts are listed newest first, with what is left to agree and pay', async () => {
  const company = await api.aCompany()
  const settled = await aWorkedShift(api, {
    company,
    startsAt: '2026-11-20T22:00:00.000Z',
    endsAt: '2026-11-21T06:00:00.000Z',
  })
  const open = await aWorkedShift(api, { company })
  await agreeHours(settled)

  const all = (await api.as(company, 'GET', '/company/completed')).json()
  const first = (await api.as(company, 'GET', '/company/completed?limit=1')).json()
  const second = (await api.as(company, 'GET', `/company/completed?limit=1&cursor=${first.nextCursor}`)).json()

  expect(all.data).toMatchObject([
    { shiftId: open.job.shift.id, people: 1, toAgree: 1, unpaid: 0, agreedPence: 0 },
    { shiftId: settled.job.shift.id, people: 1, toAgree: 0, unpaid: 1, unpaidPence: 11_600, agreedPence: 11_600 },
  ])
  expect([...first.data, ...second.data]).toEqual(all.data)
  expect((await api.as(company, 'GET', '/company/completed?state=toAgree')).json().data).toHaveLength(1)
  expect((await api.as(company, 'GET', '/company/completed?state=unpaid')).json().data).toHaveLength(1)
})

it('a finished shift is shown worker by worker, with the invoice', async () => {
  const shift = await aWorkedShift(api)
  await agreeHours(shift)

  const { data } = (await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/completed`)).json()

  expect(data).toMatchObject({
    shift: { id: shift.job.shift.id },
    work: [
      {
        id: shift.id,
        seekerName: 'Sam Okoro',
        hours: { status: 'agreed' },
        invoices: [
          {
            kind: 'original',
            total: 11_600,
            credited: 0,
            toPay: 11_600,
            refundDue: 0,
            status: 'issued',
            dueOn: '2026-12-22',
            payments: [],
          },
        ],
      },
    ],
  })
})

it('the people of a long shift come page by page, by name', async () => {
  const company = await api.aCompany()
  const names = Array.from({ length: 52 }, (_, index) => `Guard ${String(index).padStart(2, '0')}`)
  const job = await api.aPublishedJob(company, {
    positions: names.length,
    shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
  })
  for (const [index, fullname] of names.toReversed().entries()) {
    const seeker = await api.aSeeker({ fullname })
    await api.anAssignment({ company, job, seeker, slot: index + 1, status: 'completed' })
  }

  const { work, nextPeople } = (await api.as(company, 'GET', `/company/jobs/${job.id}/completed`)).json().data
  const path = `/company/jobs/${job.id}/completed/people?shift=${job.shift.id}&limit=1`
  const next = (await api.as(company, 'GET', `${path}&cursor=${nextPeople}`)).json()
  const last = (await api.as(company, 'GET', `${path}&cursor=${next.nextCursor}`)).json()

  expect([...work, ...next.data, ...last.data].map(({ seekerName }) => seekerName)).toEqual(names)
  expect(last.nextCursor).toBeNull()
  await api.refusals({ method: 'GET', path, wrongRole: await api.aSeeker(), stranger: await api.aCompany() })
})

it('a job without a finished shift shows none', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)

  const { data } = (await api.as(company, 'GET', `/company/jobs/${job.id}/completed`)).json()

  expect(data).toMatchObject({ shift: null, shifts: [], work: [] })
})

it('is refused to everybody but the company', async () => {
  const { job, seeker } = await aWorkedShift(api)

  await api.refusals({
    method: 'GET',
    path: `/company/jobs/${job.id}/completed`,
    wrongRole: seeker,
    stranger: await api.aCompany(),
  })
  await api.refusals({ method: 'GET', path: '/company/completed', wrongRole: seeker })
  expect((await api.as(await api.aCompany(), 'GET', '/company/completed')).json().data).toEqual([])
})

describe('the weekly statement', () => {
  it.each([
    ['a Monday', '2026-11-16'],
    ['a Sunday', '2026-11-22'],
    ['a day between', '2026-11-19'],
  ])('of %s runs from Monday to Sunday', async (_name, day) => {
    const { data } = (await api.as(await api.aCompany(), 'GET', `/company/statement?day=${day}`)).json()

    expect(data).toEqual({ from: '2026-11-16', to: '2026-11-22', lines: [] })
  })

  it('adds up each worker’s shifts by the day they started at the site', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    const worked = [
      await aWorkedShift(api, {
        company,
        seeker,
        startsAt: '2026-11-15T22:00:00.000Z',
        endsAt: '2026-11-16T06:00:00.000Z',
      }),
      await aWorkedShift(api, {
        company,
        seeker,
        startsAt: '2026-11-16T22:00:00.000Z',
        endsAt: '2026-11-17T06:00:00.000Z',
      }),
      await aWorkedShift(api, { company, seeker }),
    ]
    for (const shift of worked.slice(0, 2)) await agreeHours(shift)

    const { data } = (await api.as(company, 'GET', '/company/statement?day=2026-11-20')).json()

    expect(data.lines).toEqual([
      {
        seekerId: seeker.seekerId,
        seekerName: 'Sam Okoro',
        shifts: 2,
        open: 1,
        minutes: 480,
        agreed: 11_600,
        net: 11_600,
        vat: 0,
        gross: 11_600,
        paid: 0,
        toPay: 11_600,
        refundDue: 0,
        invoices: [expect.stringContaining('-000002')],
        ownInvoices: [],
        unpaid: [{ id: expect.any(String), toPay: 11_600 }],
      },
    ])
  })

  it('shows net, VAT and gross after credit notes, and its dates select the same shifts in the CSV', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    // The shift starts on the Sunday of the week and ends on the Monday after it.
    const sunday = await aWorkedShift(api, {
      company,
      seeker,
      startsAt: '2026-11-15T22:00:00.000Z',
      endsAt: '2026-11-16T06:00:00.000Z',
    })
    const { data } = (await agreeHours(sunday)).json()
    const path = `/invoices/${data.invoices[0].id}`
    await payInvoice(api, { company, id: data.invoices[0].id }, { paidOn: '2026-11-16' })
    await api.as(company, 'POST', `${path}/credit-request`, { amount: 1392, reason: 'Less.' })
    await api.as(seeker, 'POST', `${path}/credit-request/answer`, { accept: true })

    const { data: statement } = (await api.as(company, 'GET', '/company/statement?day=2026-11-15')).json()
    const csv = (await api.as(company, 'GET', `/invoices.csv?by=worked&from=${statement.from}&to=${statement.to}`)).body

    expect(statement.lines).toMatchObject([
      { agreed: 11_600, net: 10_440, vat: 2088, gross: 12_528, paid: 13_920, toPay: 0, refundDue: 1392 },
    ])
    expect(csv).toContain(data.invoices[0].number)
  })

  it('is a PDF with the sums, whose long lists repeat the headers on each page', async () => {
    const company = await api.aCompany()
    const shift = await aWorkedShift(api, { company })
    await agreeHours(shift)
    const { data } = (await api.as(company, 'GET', '/company/statement?day=2026-11-20')).json()

    const answer = await api.as(company, 'GET', '/statement.pdf?day=2026-11-20')
    const long = await statementPdf({
      companyName: 'Harbour',
      from: '2026-11-16',
      to: '2026-11-22',
      lines: Array.from({ length: 100 }, () => data.lines[0]),
    })

    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    const text = textOfPdf(answer.rawPayload)
    for (const part of ['Sam Okoro', '8 h', '£116.00', 'Total']) expect(text).toContain(part)
    expect(textOfPdf(long)).toContain('£11,600.00')
    expect(textOfPdf(long).split('Worker').length - 1).toBeGreaterThan(2)
  })

  it('is refused to seekers and without a session', async () => {
    const wrongRole = await api.aSeeker()
    await api.refusals({ method: 'GET', path: '/company/statement?day=2026-11-20', wrongRole })
    await api.refusals({ method: 'GET', path: '/statement.pdf?day=2026-11-20', wrongRole })
    expect((await api.as(await api.aCompany(), 'GET', '/statement.pdf?day=soon')).statusCode).toBe(422)
  })
})
