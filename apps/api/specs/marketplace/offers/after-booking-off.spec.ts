import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { AssignmentStatus } from '@s4/contract'

const api = await startApi()

const worked = { startsAt: '2026-11-21T21:51:00.000Z', endsAt: '2026-11-22T05:51:00.000Z' }
const next = { startsAt: '2026-11-21T23:40:00.000Z', endsAt: '2026-11-22T07:40:00.000Z' }
const later = { startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' }
const EARLY = '2026-11-21T22:59:00.000Z'

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  api.moveTo('2026-11-21T21:00:00.000Z')
  harbour = await api.aCompany()
  sam = await api.aSeeker({ findable: true })
})

/** Work of Sam that was booked off. */
async function bookedOff(status: AssignmentStatus, { positions = 1, at = EARLY, more = [] as (typeof later)[] } = {}) {
  const job = await api.aPublishedJob(harbour, { shifts: [worked, ...more], positions })
  const id = await api.anAssignment({ company: harbour, seeker: sam, job, status })
  await api.db.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at) values ($1, $2, $3, $4)`,
    [id, sam.seekerId, worked.startsAt, status === 'inProgress' ? null : at],
  )
  api.moveTo(at === EARLY ? '2026-11-21T23:05:00.000Z' : at)
  return { id, job }
}

async function anOffer(job: TestJob): Promise<string> {
  const answer = await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })
  return answer.json().data.id
}
const accept = async (job: TestJob) =>
  api.as(sam, 'POST', `/offers/${await anOffer(job)}/accept`, { selfBilling: true })

describe('a shift within the planned time of work that was booked off', () => {
  it.each<AssignmentStatus>(['completed', 'hoursAgreed', 'invoiced', 'paid'])(
    'is accepted beside %s',
    async (status) => {
      await bookedOff(status)

      const answer = await accept(await api.aPublishedJob(harbour, { shifts: [next] }))

      expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
    },
  )

  it('is accepted when it began before that', async () => {
    await bookedOff('completed')
    const begun = { startsAt: '2026-11-21T22:30:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }

    expect((await accept(await api.aPublishedJob(harbour, { shifts: [begun] }))).statusCode).toBe(200)
  })

  it('clashes with work in progress', async () => {
    await bookedOff('inProgress')

    const answer = await accept(await api.aPublishedJob(harbour, { shifts: [next] }))

    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'offer.shifts-unavailable', facts: { unavailable: [{ reason: 'clash' }] } },
    ])
  })

  it('is not the shift itself: nobody takes a second place of it', async () => {
    const { id, job } = await bookedOff('completed', { positions: 3 })
    await api.db.query(`update assignment set status = 'cancelled' where id = $1`, [id])
    const offer = await anOffer(job)
    await api.db.query(`update assignment set status = 'completed', slot = 2 where id = $1`, [id])

    const answer = await api.as(sam, 'POST', `/offers/${offer}/accept`, { selfBilling: true })

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'offer.shifts-unavailable'])
    await expect(api.anAssignment({ company: harbour, seeker: sam, job, slot: 3 })).rejects.toMatchObject({
      constraint: 'one_slot_a_person',
    })
  })

  it('is free to choose, to apply for and not dropped', async () => {
    await bookedOff('completed')
    const job = await api.aPublishedJob(harbour, { shifts: [next] })

    const details = (await api.as(sam, 'GET', `/jobs/${job.id}`)).json().data
    const applied = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, { shiftIds: [job.shift.id] })

    expect(details.mine).toMatchObject({
      clashingShiftIds: [],
      shortRests: [{ text: expect.stringContaining('Only 41 min of rest') }],
    })
    expect([applied.statusCode, applied.json().data?.shifts?.length]).toEqual([200, 1])
  })

  it('is not that work itself: the shift and its job say that it was worked', async () => {
    const { job } = await bookedOff('completed', { positions: 2 })

    const details = (await api.as(sam, 'GET', `/jobs/${job.id}`)).json().data
    const whole = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
    const chosen = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, { shiftIds: [job.shift.id] })

    expect(details.mine).toMatchObject({
      ownShifts: [{ shiftId: job.shift.id, text: 'You already worked this shift' }],
      shortRests: [],
    })
    for (const answer of [whole, chosen])
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'application.own-shifts', detail: 'You already worked this shift.' },
      ])
  })

  it('leaves the other shifts of its job', async () => {
    const { job } = await bookedOff('completed', { positions: 2, more: [later] })

    const whole = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, { shiftIds: [job.shift.id] })
    const rest = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})

    expect([whole.statusCode, whole.json().fields.shiftIds]).toEqual([
      409,
      'Sat 21 Nov 2026, 21:51–05:51 (8 h) is a shift you already worked. Choose other shifts.',
    ])
    expect(rest.statusCode).toBe(200)
  })

  it('finds the worker and asks them to cover', async () => {
    await bookedOff('completed')
    const { siteId, shift } = await api.aPublishedJob(harbour, { shifts: [next] })

    const found = await api.as(harbour, 'GET', `/workers/find?siteId=${siteId}&date=2026-11-21&start=23:40&end=07:40`)
    const cover = await api.as(harbour, 'GET', `/company/shifts/${shift.id}/cover`)

    expect([found.json().data, cover.json().data.candidates]).toEqual([
      expect.arrayContaining([expect.objectContaining({ seekerId: sam.seekerId })]),
      expect.arrayContaining([expect.objectContaining({ seekerId: sam.seekerId })]),
    ])
  })

  it('counts the rest from when the work was booked off', async () => {
    await bookedOff('completed')
    await anOffer(await api.aPublishedJob(harbour, { shifts: [next] }))

    const [offer] = (await api.as(sam, 'GET', '/offers')).json().data

    expect(offer.workingTimeWarnings).toEqual([expect.stringContaining('41 min of rest instead of 11 h')])
  })

  it('sends the rota when the work ended', async () => {
    await bookedOff('completed')

    const rota = await api.as(harbour, 'GET', '/rota?week=2026-11-16')

    expect(rota.json().data.work).toMatchObject([{ endsAt: worked.endsAt, workedUntil: EARLY }])
  })
})

it.each<[name: string, bookedOffAt: string, startsAt: string, warnings: string[]]>([
  ['overtime', '2026-11-22T07:51:00.000Z', '2026-11-22T17:00:00.000Z', ['9 h 9 min of rest instead of 11 h']],
  // The longest shift from 21:51 on ends at 13:51.
  [
    'a forgotten book-off',
    '2026-11-22T20:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
    ['10 h 9 min of rest instead of 11 h'],
  ],
  ['a forgotten book-off, later', '2026-11-22T20:00:00.000Z', '2026-11-23T00:51:00.000Z', []],
])('counts the rest from the book-off after the planned end: %s', async (_name, at, startsAt, warnings) => {
  await bookedOff('completed', { at })
  const endsAt = new Date(Date.parse(startsAt) + 6 * 3_600_000).toISOString()
  const job = await api.aPublishedJob(harbour, { shifts: [{ startsAt, endsAt }] })
  await anOffer(job)

  const [offer] = (await api.as(sam, 'GET', '/offers')).json().data
  const found = await api.as(sam, 'GET', `/jobs?workable=yes&companyId=${harbour.companyId}`)

  expect(offer.workingTimeWarnings).toEqual(warnings.map((text) => expect.stringContaining(text)))
  expect(found.json().data.length).toBe(warnings.length === 0 ? 1 : 0)
})
