import { beforeEach, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const TERMS = { company: [{ noticeHours: 24, percent: 50 }], seeker: [] }

let acme: Company
let sam: Seeker
let job: TestJob
beforeEach(async () => {
  api.moveTo('2026-11-16T09:00:00.000Z')
  acme = await api.aCompany()
  sam = await api.aSeeker({ findable: true })
  job = await api.aPublishedJob(acme, { positions: 2, breaksPaid: true })
})

const change = (overrides: object) =>
  api.as(acme, 'PATCH', `/jobs/${job.id}`, {
    title: 'Door supervisor',
    role: 'door-supervisor',
    siteId: job.siteId,
    payPerHour: 1450,
    positions: 2,
    pin: '0427',
    alertDuration: 30,
    siaSector: 'Door Supervision',
    breaksPaid: true,
    schedule: { startDate: '2026-11-21', duration: '1 Day', days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] },
    terms: TERMS,
    ...overrides,
  })

describe('cancelling a job', () => {
  it('costs what each worker’s terms say at that time', async () => {
    await api.anAssignment({ company: acme, job, seeker: sam })
    await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 2, status: 'cancelled' })
    const cost = async () => (await api.as(acme, 'GET', `/jobs/${job.id}/cancellation`)).json().data

    const early = await cost()
    api.moveTo('2026-11-21T12:00:00.000Z')
    const late = await cost()

    expect([early, late]).toEqual([
      { places: 1, owed: 0 },
      { places: 1, owed: 5800 },
    ])
  })

  it('is refused when it costs more by now than was read, and done once that was read', async () => {
    await api.anAssignment({ company: acme, job, seeker: sam })
    await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), slot: 2 })
    const costing = (owed: number) =>
      api.as(acme, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.', owed })
    const states = () => api.db.query('select distinct status, owed_pence from assignment where job_id = $1', [job.id])
    api.moveTo('2026-11-21T12:00:00.000Z')

    const dearer = await costing(5800)

    expect([dearer.statusCode, dearer.json()]).toMatchObject([
      409,
      {
        code: 'assignment.costs-more',
        detail: 'Cancelling costs £116.00 now. Confirm it to cancel.',
        facts: { owed: 11_600 },
      },
    ])
    expect(await states()).toMatchObject([{ status: 'assigned' }])
    expect((await costing(11_600)).json().data).toMatchObject({ status: 'cancelled' })
    expect(await states()).toEqual([{ status: 'cancelled', owedPence: 5800 }])
  })

  it('shows its cost to its own company only', async () => {
    await api.refusals({
      method: 'GET',
      path: `/jobs/${job.id}/cancellation`,
      wrongRole: sam,
      stranger: await api.aCompany(),
    })
  })
})

it('changing the times asks for confirmation and says what each worker is owed', async () => {
  await api.anAssignment({ company: acme, job, seeker: sam })
  api.moveTo('2026-11-21T12:00:00.000Z')

  const asked = await change({
    schedule: { startDate: '2026-11-21', duration: '1 Day', days: [{ day: 'Saturday', start: '23:00', end: '06:00' }] },
  })

  expect(asked.json()).toMatchObject({
    code: 'job.people-affected',
    facts: { people: [{ name: 'Sam Okoro', owed: 5800 }] },
  })
})

it('changing the times is asked again when it costs more by now than was confirmed', async () => {
  await api.anAssignment({ company: acme, job, seeker: sam })
  api.moveTo('2026-11-21T12:00:00.000Z')
  const later = {
    schedule: { startDate: '2026-11-21', duration: '1 Day', days: [{ day: 'Saturday', start: '23:00', end: '06:00' }] },
    confirmAffected: true,
  }
  const states = () => api.db.query('select status, owed_pence from assignment where job_id = $1', [job.id])

  const dearer = await change({ ...later, owed: 0 })
  expect([dearer.statusCode, dearer.json()]).toMatchObject([
    409,
    { code: 'job.people-affected', facts: { people: [{ name: 'Sam Okoro', owed: 5800 }], isDearer: true } },
  ])
  expect(await states()).toMatchObject([{ status: 'assigned' }])

  expect((await change({ ...later, owed: 5800 })).statusCode).toBe(200)
  expect(await states()).toEqual([{ status: 'cancelled', owedPence: 5800 }])
})

describe('an open offer', () => {
  const anOffer = async () => {
    const { id } = (await api.as(acme, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json().data
    return { accept: () => api.as(sam, 'POST', `/offers/${id}/accept`, { selfBilling: true }) }
  }

  it.each<[what: string, overrides: object]>([
    ['less pay', { payPerHour: 1449 }],
    ['breaks no longer paid', { breaksPaid: false }],
    ['other terms', { terms: { company: [], seeker: [] } }],
  ])('is rescinded with a notice by a change to %s', async (_what, overrides) => {
    const offer = await anOffer()

    const asked = await change(overrides)
    const changed = await change({ ...overrides, confirmAffected: true })
    const accepted = await offer.accept()

    expect(asked.json()).toMatchObject({
      status: 409,
      code: 'job.people-affected',
      facts: { people: [], keeping: [], offers: [{ seekerId: sam.seekerId, name: 'Sam Okoro', shifts: 1 }] },
    })

    expect(changed.statusCode).toBe(200)
    expect(accepted.json()).toMatchObject({ code: 'offer.not-open', detail: 'The company has withdrawn this offer.' })
    expect(
      await api.db.query(`select title, body from notification where uid = $1 and kind = 'offer.rescinded'`, [sam.uid]),
    ).toMatchObject([{ body: 'The company changed the pay, the terms or what this job asks for.' }])
  })

  it('stays open after an improvement and is accepted with it', async () => {
    const offer = await anOffer()

    await change({ payPerHour: 1600, description: 'Two doors.' })
    const accepted = await offer.accept()

    expect(accepted.statusCode).toBe(200)
    expect(await api.db.query('select pay_per_hour from assignment where seeker_id = $1', [sam.seekerId])).toEqual([
      { payPerHour: 1600 },
    ])
  })
})
