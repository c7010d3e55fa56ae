import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-10-24T20:00:00.000Z' })

const NIGHT = { kind: 'night', from: '22:00', to: '06:00', unit: 'percent', extra: 20 } as const
const SUNDAY = { kind: 'sunday', unit: 'percent', extra: 50 } as const
const terms = (pay: object) => ({ company: [], seeker: [], pay: { ...defaultPayTerms, ...pay } })

interface Worked {
  startsAt: string
  endsAt: string
  on: string
  off: string
  pay: object
  payPerHour?: number
}

/** A shift worked by the clock of the server, from booking on to booking off. */
async function worked({ startsAt, endsAt, on, off, pay, payPerHour = 1450 }: Worked): Promise<TestShift> {
  const shift = await aShift(api, { terms: terms(pay), payPerHour, shifts: [{ startsAt, endsAt }] })
  await aSelfBillingAgreement(api, { ...shift, expiresAt: '2028-01-01T00:00:00.000Z' })
  api.moveTo(on)
  await bookOnShift(api, shift)
  api.moveTo(off)
  const answer = await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return shift
}
const asCompany = (shift: TestShift, body: object) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, body)
const asSeeker = (shift: TestShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, body)
const linesOf = async (shift: TestShift, id: string) =>
  (await api.as(shift.seeker, 'GET', `/invoices/${id}`))
    .json()
    .data.lines.map(({ kind, minutes, payPerHour, amount }: Record<string, unknown>) => [
      kind,
      minutes,
      payPerHour,
      amount,
    ])

describe('agreed hours with a night band', () => {
  it.each([
    [
      'on the night the clocks go back, nine hours of it',
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T06:00:00.000Z',
      [['work', 540, 1740, 15_660]],
    ],
    [
      'on the night the clocks go forward, seven',
      '2027-03-27T22:00:00.000Z',
      '2027-03-28T05:00:00.000Z',
      [['work', 420, 1740, 12_180]],
    ],
    [
      'over 5 and 6 April',
      '2027-04-05T20:00:00.000Z',
      '2027-04-06T06:00:00.000Z',
      [
        ['work', 120, 1450, 2900],
        ['work', 480, 1740, 13_920],
      ],
    ],
  ])('are invoiced by rate %s', async (_name, startsAt, endsAt, lines) => {
    const shift = await worked({ startsAt, endsAt, on: startsAt, off: endsAt, pay: { bands: [NIGHT] } })

    const { data } = (await asCompany(shift, { action: 'agree' })).json()

    expect(await linesOf(shift, data.invoices[0].id)).toEqual(lines)
    expect(data.hours.agreedPay).toBe(data.invoices[0].total)
  })

  it('are priced by the minutes attended: whoever came late is paid the band they worked in', async () => {
    const [startsAt, endsAt] = ['2027-05-01T18:00:00.000Z', '2027-05-02T01:00:00.000Z']
    const shift = await worked({
      startsAt,
      endsAt,
      on: '2027-05-01T20:30:00.000Z',
      off: endsAt,
      pay: { bands: [NIGHT, SUNDAY] },
    })

    const { data } = (await asCompany(shift, { action: 'agree' })).json()

    // Half an hour of Saturday evening, two hours of night, two of Sunday, by the clock in London.
    expect(await linesOf(shift, data.invoices[0].id)).toEqual([
      ['work', 30, 1450, 725],
      ['work', 120, 1740, 3480],
      ['work', 120, 2175, 4350],
    ])
  })

  it('agreed as fewer minutes count from when the worker began, and the parts add up', async () => {
    const [startsAt, endsAt] = ['2027-05-04T19:00:00.000Z', '2027-05-05T03:00:00.000Z']
    const shift = await worked({
      startsAt,
      endsAt,
      on: startsAt,
      off: endsAt,
      pay: { bands: [NIGHT] },
      payPerHour: 1333,
    })
    await asCompany(shift, { action: 'counter', minutes: 150, reason: 'You left at half past ten.' })
    const disputed = (await asSeeker(shift, { action: 'refuse', reason: 'I did not.' })).json().data
    const settled = (await asCompany(shift, { action: 'agree' })).json().data

    expect(await linesOf(shift, disputed.invoices[0].id)).toEqual([
      ['work', 120, 1333, 2666],
      ['work', 30, 1600, 800],
    ])
    expect(await linesOf(shift, settled.invoices[1].id)).toEqual([['work', 330, 1600, 8800]])
    expect(settled.hours.agreedPay).toBe(2666 + 800 + 8800)
  })
})

it('half a penny is rounded up once a line', async () => {
  const [startsAt, endsAt] = ['2027-05-06T08:00:00.000Z', '2027-05-06T08:30:00.000Z']
  const shift = await worked({ startsAt, endsAt, on: startsAt, off: endsAt, pay: {}, payPerHour: 1301 })
  const { data } = (await asCompany(shift, { action: 'agree' })).json()
  expect(await linesOf(shift, data.invoices[0].id)).toEqual([['work', 30, 1301, 651]])
})

it('a rate changed after acceptance changes neither hours nor invoice', async () => {
  const [startsAt, endsAt] = ['2027-05-07T08:00:00.000Z', '2027-05-07T12:00:00.000Z']
  const shift = await worked({ startsAt, endsAt, on: startsAt, off: endsAt, pay: { bands: [SUNDAY] } })
  await api.db.query('update job set pay_per_hour = 9999 where id = $1', [shift.job.id])
  const { data } = (await asCompany(shift, { action: 'agree' })).json()
  expect(data.invoices).toMatchObject([{ total: 5800 }])
})

describe('a worker sent home early', () => {
  const [startsAt, endsAt] = ['2027-05-10T08:00:00.000Z', '2027-05-10T16:00:00.000Z']
  const sentHome = (seeker: object = {}) =>
    worked({
      startsAt,
      endsAt,
      on: startsAt,
      off: '2027-05-10T09:00:00.000Z',
      pay: { minimumMinutes: 240, paymentDays: 'weekly' },
      ...seeker,
    })

  it('is paid the minimum, as a line with its reason, due by the terms', async () => {
    const shift = await sentHome()

    const { data } = (await asCompany(shift, { action: 'agree' })).json()
    const invoice = (await api.as(shift.company, 'GET', `/invoices/${data.invoices[0].id}`)).json().data

    expect(data).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 60, agreedPay: 5800 } })
    expect(invoice).toMatchObject({ total: 5800, issuedOn: '2027-05-10', dueOn: '2027-05-21' })
    expect(invoice.lines).toMatchObject([
      { kind: 'work', minutes: 60, amount: 1450 },
      {
        kind: 'minimumCallOut',
        minutes: 180,
        amount: 4350,
        description: 'Minimum call-out: 4 h are paid to whoever booked on, 1 h were worked',
      },
    ])
  })

  it('has the minimum invoiced at once in a dispute, and minutes within it are never billed twice', async () => {
    const shift = await sentHome()
    await asCompany(shift, { action: 'counter', minutes: 30, reason: 'You left at half past eight.' })
    const disputed = (await asSeeker(shift, { action: 'refuse', reason: 'I was sent home at nine.' })).json().data
    expect(await linesOf(shift, disputed.invoices[0].id)).toEqual([
      ['work', 30, 1450, 725],
      ['minimumCallOut', 210, 1450, 5075],
    ])

    const lower = await asCompany(shift, { action: 'counter', minutes: 0, reason: 'Nobody saw you.' })
    expect(lower.statusCode).toBe(200)
    const settled = (await asSeeker(shift, { action: 'agree' })).json().data
    expect(settled).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 0, agreedPay: 5800 } })
    expect(settled.invoices).toHaveLength(1)
  })
})
