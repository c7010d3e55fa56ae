import { beforeEach, describe, expect, it } from 'vitest'
import { siteCodes } from '@s4/api-marketplace/sites'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import { checkDocuments } from '../../../src/testing/an-assignment'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const NEW_TERMS = {
  siaSector: 'Close Protection',
  role: 'close-protection',
  pin: '9999',
  otherRequirements: 'Black suit.',
  payPerHour: 1600,
}

let acme: Company
let sam: Seeker
let job: TestJob
beforeEach(async () => {
  api.moveTo('2026-11-16T09:00:00.000Z')
  acme = await api.aCompany()
  sam = await api.aSeeker({ findable: true })
  job = await api.aPublishedJob(acme, { positions: 2 })
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
    schedule: { startDate: '2026-11-21', duration: '1 Day', days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] },
    terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [] },
    ...overrides,
  })

const agreedWork = async (seeker: Seeker) => {
  const offer = (await api.as(acme, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })).json().data
  const answer = await api.as(seeker, 'POST', `/offers/${offer.id}/accept`, { selfBilling: true })
  return answer.json<{ data: { assignmentIds: [string] } }>().data.assignmentIds[0]
}

describe('work agreed before its job changed', () => {
  it('is booked on with the licence and the PIN that were agreed', async () => {
    const id = await agreedWork(sam)
    await checkDocuments(api.deps, { company: acme, seeker: sam })
    await change({ ...NEW_TERMS, confirmAffected: true })
    api.moveTo('2026-11-21T22:00:00.000Z')
    const code = siteCodes(api.deps.settings.codeKeys).printed({ id: job.siteId, codeGeneration: 1 }, 'A')

    const withNew = await api.as(sam, 'POST', `/assignments/${id}/book-on`, { pin: '9999', code })
    const withAgreed = await api.as(sam, 'POST', `/assignments/${id}/book-on`, { pin: '0427', code })

    expect(withNew.json().code).toBe('booking.wrong-pin')
    expect(withAgreed.json().data).toMatchObject({
      status: 'inProgress',
      pin: '0427',
      siaSector: 'Door Supervision',
      otherRequirements: '',
      payPerHour: 1450,
    })
  })

  it('accepts the agreed PIN for its check calls', async () => {
    const id = await agreedWork(sam)
    api.moveTo('2026-11-21T22:00:00.000Z')
    await api.as(acme, 'POST', `/assignments/${id}/manual`, { action: 'bookOn', reason: 'At the gate.' })
    await change({ ...NEW_TERMS, confirmAffected: true })
    api.moveTo('2026-11-21T22:31:00.000Z')
    const [call] = (await api.as(sam, 'GET', `/assignments/${id}/check-calls`)).json().data.calls

    const answers = [
      await api.as(sam, 'POST', `/check-calls/${call.id}/answer`, { pin: '9999' }),
      await api.as(sam, 'POST', `/check-calls/${call.id}/answer`, { pin: '0427' }),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 200])
  })

  it('is listed with its own PIN, and work agreed after the change with the new one', async () => {
    const late = await api.aSeeker({ findable: true, licence: { sector: 'Close Protection', expiresOn: '2029-12-31' } })
    const ids = [await agreedWork(sam)]
    await change({ ...NEW_TERMS, confirmAffected: true })
    ids.push(await agreedWork(late))

    const listed = (await api.as(acme, 'GET', `/assignments?jobId=${job.id}`)).json<{
      data: { id: string; pin: string }[]
    }>().data

    expect(new Map(listed.map(({ id, pin }) => [id, pin]))).toEqual(
      new Map([
        [ids[0], '0427'],
        [ids[1], '9999'],
      ]),
    )
  })
})

describe('a change that does not apply to agreed work', () => {
  it('needs confirmation, with a list of who keeps which terms', async () => {
    await agreedWork(sam)

    const asked = await change(NEW_TERMS)

    expect(asked.json()).toMatchObject({
      code: 'job.people-affected',
      facts: {
        people: [],
        keeping: [
          {
            seekerId: sam.seekerId,
            name: 'Sam Okoro',
            parts: ['role', 'pay', 'licence', 'requirements', 'pin'],
            shifts: 1,
          },
        ],
      },
    })
    expect(await api.db.query('select pin, pay_per_hour from job where id = $1', [job.id])).toEqual([
      { pin: '0427', payPerHour: 1450 },
    ])
  })

  it('notifies the workers once, without the PIN', async () => {
    const id = await agreedWork(sam)

    await change({ pin: '9999', payPerHour: 1600, confirmAffected: true })

    expect(
      await api.db.query(`select title, body, link from notification where uid = $1 and kind = 'job.changed'`, [
        sam.uid,
      ]),
    ).toEqual([
      {
        title: 'Your work stays as agreed: Door supervisor, Saturday night',
        body:
          'Sat 21 Nov 2026, 22:00–06:00 (8 h): nothing changes for you. ' +
          'For shifts you take on later the company changed the pay and the PIN.',
        link: `/User-AppliedAndAssignedDetail/${id}`,
      },
    ])
  })

  it.each<[what: string, overrides: object]>([
    ['nothing of what was agreed', { title: 'Doors', description: 'Two doors.', positions: 3 }],
    ['it back to what they agreed', { pin: '0427' }],
  ])('needs no confirmation when it changes %s', async (_what, overrides) => {
    await agreedWork(sam)
    if ('pin' in overrides) await change({ pin: '9999', confirmAffected: true })

    const saved = await change(overrides)

    expect(saved.statusCode).toBe(200)
  })

  it('needs no confirmation when the work is cancelled', async () => {
    const id = await agreedWork(sam)
    await api.as(sam, 'POST', `/assignments/${id}/cancel`, { reason: 'Ill.' })

    const saved = await change(NEW_TERMS)

    expect(saved.statusCode).toBe(200)
  })
})

describe('an open offer', () => {
  it.each([
    ['another licence', { role: 'security-guard' }],
    ['other requirements', { otherRequirements: 'Black suit.' }],
  ])('is rescinded by a change to %s', async (_what, overrides) => {
    const offer = (await api.as(acme, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json().data

    await change({ ...overrides, confirmAffected: true })

    expect((await api.as(sam, 'POST', `/offers/${offer.id}/accept`, { selfBilling: true })).json().code).toBe(
      'offer.not-open',
    )
  })
})
