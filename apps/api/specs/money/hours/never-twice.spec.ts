import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const ola = await api.aStaffMember()
let sam: Seeker
const acts = hoursActs(api, () => sam)
const { shift, byHand, enter, bookOff, answerHours, minutesOf, claimEarlier, claimMore, acceptClaim, silence } = acts

const START = Date.parse('2026-11-21T16:00:00.000Z')
const at = (minute: number) => new Date(START + minute * 60_000).toISOString()
const minuteOf = (instant: string) => (Date.parse(instant) - START) / 60_000

/** Minutes are from the ones before: of planned times, of attendance, and of what is said about it later. */
const evening = fc.array(
  fc.record({
    begins: fc.integer({ min: -120, max: 15 }),
    lasts: fc.integer({ min: 60, max: 360 }),
    late: fc.integer({ min: -20, max: 120 }),
    stays: fc.integer({ min: 5, max: 120 }),
    onByHand: fc.boolean(),
    offByHand: fc.boolean(),
    isEnteredLater: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    cameEarlier: fc.option(fc.integer({ min: 5, max: 95 })),
    gives: fc.option(fc.record({ on: fc.integer({ min: -20, max: 40 }), off: fc.integer({ min: -40, max: 20 }) })),
    isInvoiced: fc.boolean(),
    proposes: fc.option(fc.integer({ min: 0, max: 480 })),
    says: fc.constantFrom('agree', 'refuse', null),
    decides: fc.option(fc.record({ minutes: fc.integer({ min: 0, max: 360 }), extraMinutes: fc.nat(60) })),
    agrees: fc.constantFrom('alone', 'together', null),
    claims: fc.option(fc.record({ minutes: fc.nat(120), extraMinutes: fc.nat(60) })),
    isCredited: fc.nat(3).map((one) => one === 0),
  }),
  { minLength: 2, maxLength: 3 },
)
type Visit = (typeof evening extends fc.Arbitrary<infer Of> ? Of : never)[number]

interface Worked {
  work: TestShift
  visit: Visit
  planned: Time
  /** The longest time that anybody said of it. */
  said: Time
  isClaimed?: boolean
}

interface Time {
  from: number
  to: number
}

const hull = (one: Time, other: Time): Time => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

/** Answers `true` when it was done; what another time forbids is refused, and never with a 5xx. */
async function isDone(request: Promise<{ statusCode: number; body: string }>): Promise<boolean> {
  const { statusCode, body } = await request
  if (statusCode >= 500) throw new Error(body)
  return statusCode === 200
}

/** Two or three shifts of a worker in one evening, as they came and as companies entered it. */
async function work(visits: readonly Visit[]): Promise<Worked[]> {
  const worked: Worked[] = []
  let reached = 0
  for (const visit of visits) {
    const from = Math.max(0, reached + visit.begins)
    const planned = { from, to: from + visit.lasts }
    const place = await shift(at(planned.from), at(planned.to)).catch(() => null)
    if (!place) continue
    if (visit.isInvoiced) await aSelfBillingAgreement(api, { company: place.company, seeker: sam })
    const on = Math.max(reached + 1, planned.from + visit.late)
    const attended = { from: on, to: on + Math.min(visit.stays, Math.max(5, planned.to - on)) }
    if (visit.isEnteredLater) {
      worked.push({ work: place, visit, planned, said: attended })
      continue
    }
    if (on >= planned.to) continue
    api.moveTo(at(attended.from))
    const { id, code } = place
    const booked = visit.onByHand
      ? byHand(place, 'bookOn', at(attended.from))
      : api.as(sam, 'POST', `/assignments/${id}/book-on`, { pin: '0427', code })
    if (!(await isDone(booked))) continue
    api.moveTo(at(attended.to))
    expect(await isDone(visit.offByHand ? byHand(place, 'bookOff', at(attended.to)) : bookOff(place))).toBe(true)
    const figure = {
      from: visit.onByHand ? planned.from : attended.from,
      to: visit.offByHand ? planned.to : attended.to,
    }
    worked.push({ work: place, visit, planned, said: hull(attended, figure) })
    reached = attended.to
  }
  return worked
}

/** Each company proposes other hours, the worker answers, and staff decide what is in dispute then. */
async function dispute(settled: readonly Worked[]): Promise<void> {
  for (const one of settled) {
    const { proposes, says, decides } = one.visit
    if (proposes === null) continue
    if (await isDone(answerHours(one.work, one.work.company, { action: 'counter', minutes: proposes })))
      one.said = hull(one.said, one.planned)
    if (says) await isDone(answerHours(one.work, sam, { action: says }))
    if (says !== 'refuse' || !decides) continue
    const decision = { ...decides, reason: 'The gate’s record.' }
    if (await isDone(ola.call('POST', `/staff/disputes/${one.work.id}/hours`, decision)))
      one.said = hull(one.said, beside(one.planned, decides.extraMinutes))
  }
}

/** More minutes than agreed, in the shift and beside it. */
async function claim(settled: readonly Worked[]): Promise<void> {
  for (const one of settled) {
    const { claims } = one.visit
    if (!claims || !(await isDone(claimMore(one.work, claims)))) continue
    if (await isDone(acceptClaim(one.work))) one.said = hull(one.said, beside(one.planned, claims.extraMinutes))
  }
}

/** Booking on opens half an hour before the shift. */
const beside = ({ from, to }: Time, extraMinutes: number): Time => ({ from: from - 30, to: to + extraMinutes })

/** Every invoice; answers whether there was one. */
async function creditInFull({ work: { id, company } }: Worked): Promise<boolean> {
  const invoices = await api.db.query<{ id: string; amount: number }>(
    'select id, total_pence as amount from invoice where assignment_id = $1',
    [id],
  )
  for (const invoice of invoices) {
    const path = `/invoices/${invoice.id}/credit-request`
    await isDone(api.as(company, 'POST', path, { amount: invoice.amount, reason: 'He was at another company.' }))
    await isDone(api.as(sam, 'POST', `${path}/answer`, { accept: true, reason: '' }))
  }
  return invoices.length > 0
}

/** Enters what was not booked, gives times, claims, disputes, agrees, credits; without what is credited. */
async function settle(worked: readonly Worked[]): Promise<Worked[]> {
  api.moveTo(at(20 * 60))
  const settled: Worked[] = []
  for (const one of worked) {
    const { work: place, visit, planned, said } = one
    if (!visit.isEnteredLater) settled.push(one)
    else if (await isDone(enter(place, at(said.from), at(said.to)))) settled.push({ ...one, said: hull(said, planned) })
  }
  for (const one of settled) {
    const { gives, cameEarlier } = one.visit
    if (gives) {
      const given = { from: one.planned.from + gives.on, to: one.planned.to + gives.off }
      const times = { bookedOnAt: at(given.from), bookedOffAt: at(given.to) }
      if (await isDone(answerHours(one.work, sam, { action: 'give', ...times }))) one.said = hull(one.said, given)
    }
    if (cameEarlier !== null) {
      const came = one.said.from - cameEarlier
      one.isClaimed = await isDone(claimEarlier(one.work, at(came)))
      if (one.isClaimed) one.said = { ...one.said, from: came }
    }
  }
  await dispute(settled)
  for (const { work: place, visit, isClaimed } of settled.toReversed()) {
    const { agrees } = visit
    if (agrees === 'alone') await isDone(answerHours(place, place.company, { action: 'agree', acceptExtra: true }))
    if (agrees === 'together')
      await isDone(api.as(place.company, 'POST', '/hours/agree', { work: [{ id: place.id, acceptExtra: true }] }))
    if (agrees && isClaimed) await isDone(acceptClaim(place))
  }
  const owed: Worked[] = []
  for (const one of settled) if (!one.visit.isCredited || !(await creditInFull(one))) owed.push(one)
  await silence('2026-12-20T05:00:00.000Z')
  await claim(owed)
  return owed
}

/** The time that attendance and hours count by now, which no other work counts again. */
const countedTime = async (settled: readonly Worked[]): Promise<Time[]> => {
  const rows = await api.db.query<{ countsFrom: string; countsUntil: string }>(
    `select least(counts_from, booked_on_at) as counts_from, greatest(counts_until, booked_off_at) as counts_until
     from assignment_hours join attendance using (assignment_id) where assignment_id = any($1)`,
    [settled.map(({ work: place }) => place.id)],
  )
  return rows.map(({ countsFrom, countsUntil }) => ({ from: minuteOf(countsFrom), to: minuteOf(countsUntil) }))
}

function minutesWithin(times: readonly Time[]): number {
  let [minutes, reached] = [0, -Infinity]
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    minutes += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return minutes
}

it.each(fc.sample(evening, { seed: 7, numRuns: 12 }).map((visits, number) => ({ number, visits })))(
  'evening $number pays no more minutes than there were',
  async ({ visits }) => {
    api.moveTo('2026-11-21T14:00:00.000Z')
    sam = await api.aSeeker()

    const settled = await settle(await work(visits))
    const paid = await Promise.all(settled.map(({ work: place }) => minutesOf(place)))

    const sum = paid.reduce((total, minutes) => total + minutes, 0)
    expect(sum).toBeLessThanOrEqual(minutesWithin(settled.map(({ said }) => said)))
    expect(sum).toBeLessThanOrEqual(minutesWithin(await countedTime(settled)))
  },
)
