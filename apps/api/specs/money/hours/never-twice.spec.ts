import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestShift } from '../../../src/testing/a-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
let sam: Seeker
const { shift, byHand, enter, bookOff, answerHours, minutesOf, claimEarlier, acceptClaim, silence } = hoursActs(
  api,
  () => sam,
)

const START = Date.parse('2026-11-21T16:00:00.000Z')
const at = (minute: number) => new Date(START + minute * 60_000).toISOString()

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
    agrees: fc.boolean(),
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

/** Enters what was not booked, gives times, claims, agrees, and waits for silence. */
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
  for (const { work: place, visit, isClaimed } of settled.toReversed())
    if (visit.agrees) {
      await isDone(answerHours(place, place.company, { action: 'agree', acceptExtra: true }))
      if (isClaimed) await isDone(acceptClaim(place))
    }
  await silence('2026-12-20T05:00:00.000Z')
  return settled
}

function minutesWithin(times: readonly Time[]): number {
  let [minutes, reached] = [0, -Infinity]
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    minutes += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return minutes
}

it.each(fc.sample(evening, { seed: 7, numRuns: 24 }).map((visits, number) => ({ number, visits })))(
  'evening $number pays no more minutes than there were',
  async ({ visits }) => {
    api.moveTo('2026-11-21T14:00:00.000Z')
    sam = await api.aSeeker()

    const settled = await settle(await work(visits))
    const paid = await Promise.all(settled.map(({ work: place }) => minutesOf(place)))

    const sum = paid.reduce((total, minutes) => total + minutes, 0)
    expect(sum).toBeLessThanOrEqual(minutesWithin(settled.map(({ said }) => said)))
  },
)
