import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker, SeekerOverrides } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
})

const TWO_NIGHTS = [
  { startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' },
  { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' },
]

async function anOffer(job: TestJob, seeker: Seeker, body: object = {}) {
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  return (await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId, ...body })).json().data
}
const accept = (seeker: Seeker, id: string, body: object = { selfBilling: true }) =>
  api.as(seeker, 'POST', `/offers/${id}/accept`, body)
const applicationStatus = async (id: string) =>
  (await api.db.query<{ status: string }>('select status from application where id = $1', [id]))[0]?.status

describe('an offer', () => {
  it('lists its shifts, has an end, sends an email and sets the application to offered', async () => {
    const job = await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS, positions: 2 })

    const offer = await anOffer(job, sam, { shiftIds: [job.shift.id], lapseHours: 4 })

    expect(offer).toMatchObject({
      status: 'open',
      lapsesAt: '2026-11-16T13:00:00.000Z',
      seekerName: 'Sam Okoro',
      selfBillingAgreed: false,
      shifts: [{ id: job.shift.id }],
    })
    expect(await applicationStatus(offer.applicationId)).toBe('offered')
    expect((await api.as(sam, 'GET', '/offers')).json().data).toMatchObject([{ id: offer.id }])
    const mails = await api.db.query('select subject, body from mail where recipient = $1', [sam.email])
    expect(mails).toMatchObject([
      {
        subject: 'Offer: Door supervisor, Saturday night',
        body: expect.stringContaining('The first 2 to accept get the places.'),
      },
    ])
  })

  it('says whether the worker charges VAT', async () => {
    const seeker = await api.aSeeker()
    const offer = await anOffer(await api.aPublishedJob(harbour), seeker)
    const listed = async () => (await api.as(seeker, 'GET', '/offers')).json().data
    expect(await listed()).toMatchObject([{ id: offer.id, chargesVat: false }])

    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: '980780684', vatFrom: '2026-11-01' })

    expect(await listed()).toMatchObject([{ id: offer.id, chargesVat: true }])
  })

  it('warns both sides of short rest between its shifts, and the seeker of short rest around other work', async () => {
    const long = [
      { startsAt: '2026-11-20T06:00:00.000Z', endsAt: '2026-11-20T22:00:00.000Z' },
      { startsAt: '2026-11-21T06:00:00.000Z', endsAt: '2026-11-21T22:00:00.000Z' },
    ]
    const elsewhere = await api.aCompany()
    const other = await api.aPublishedJob(elsewhere, {
      shifts: [{ startsAt: '2026-11-22T04:00:00.000Z', endsAt: '2026-11-22T10:00:00.000Z' }],
    })
    await api.anAssignment({ company: elsewhere, seeker: sam, job: other })
    const between =
      '8 h of rest instead of 11 h, ' +
      'between Fri 20 Nov 2026, 06:00–22:00 (16 h) and Sat 21 Nov 2026, 06:00–22:00 (16 h)'

    const offer = await anOffer(await api.aPublishedJob(harbour, { shifts: long }), sam)

    expect(offer.workingTimeWarnings).toEqual([between])
    const [mine] = (await api.as(sam, 'GET', '/offers')).json().data
    expect(mine.workingTimeWarnings).toEqual([
      between,
      '6 h of rest instead of 11 h, ' +
        'between Sat 21 Nov 2026, 06:00–22:00 (16 h) and Sun 22 Nov 2026, 04:00–10:00 (6 h)',
    ])
    expect((await accept(sam, offer.id)).statusCode).toBe(200)
  })

  it('is refused while the seeker has another open offer for the same shift', async () => {
    const job = await api.aPublishedJob(harbour)
    await anOffer(job, sam)

    const second = await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })

    expect(second.json()).toMatchObject({ status: 409, code: 'offer.exists' })
  })

  it('can be made only to seekers the company may see', async () => {
    const job = await api.aPublishedJob(harbour)
    const findable = await api.aSeeker({ findable: true })

    const hidden = await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })
    const invited = await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: findable.seekerId })

    expect([hidden.statusCode, invited.statusCode]).toEqual([404, 200])
  })

  it('is refused for shifts that are over or full', async () => {
    const over = await api.aPublishedJob(harbour, {
      shifts: [{ startsAt: '2026-11-15T08:00:00.000Z', endsAt: '2026-11-15T16:00:00.000Z' }],
    })
    const full = await api.aPublishedJob(harbour)
    await api.anAssignment({ job: full, company: harbour, seeker: await api.aSeeker() })
    const willing = await api.aSeeker({ findable: true })

    const answers = await Promise.all(
      [over, full].map((job) => api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: willing.seekerId })),
    )

    expect(answers.map((answer) => answer.json().code)).toEqual(['offer.too-late', 'job.full'])
  })

  it('is refused to everybody but the company of the job', async () => {
    const job = await api.aPublishedJob(harbour)

    await api.refusals({
      method: 'POST',
      path: `/jobs/${job.id}/offers`,
      body: { seekerId: sam.seekerId },
      wrongRole: sam,
      stranger: await api.aCompany(),
    })
  })
})

describe('accepting', () => {
  it('copies the terms of the job and notifies both sides', async () => {
    const job = await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS })
    const offer = await anOffer(job, sam)

    const { assignmentIds, first } = (await accept(sam, offer.id)).json().data
    await api.db.query('update job set pay_per_hour = 1, title = $2 where id = $1', [job.id, 'Changed'])

    const work = (await api.as(sam, 'GET', `/assignments/${assignmentIds[0]}`)).json().data
    // So that the screen asks for nothing more.
    expect(first).toEqual(work)
    expect(work).toMatchObject({
      payPerHour: 1450,
      title: 'Door supervisor, Saturday night',
      status: 'assigned',
      startsAt: TWO_NIGHTS[0]?.startsAt,
      terms: { company: [{ percent: 50 }] },
    })
    expect(work.audit).toMatchObject([{ action: 'assignment.agreed', by: 'seeker' }])
    const notices = await api.db.query('select uid, kind from notification where kind in ($1, $2) order by kind', [
      'offer.accepted',
      'assignment.agreed',
    ])
    expect(notices).toEqual(
      expect.arrayContaining([
        { uid: harbour.uid, kind: 'offer.accepted' },
        { uid: sam.uid, kind: 'assignment.agreed' },
      ]),
    )
  })

  it('needs the self-billing agreement with a company the first time only', async () => {
    const [first, second] = [
      await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS.slice(0, 1) }),
      await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS.slice(1) }),
    ]
    const [one, two] = [await anOffer(first, sam), await anOffer(second, sam)]

    const without = await accept(sam, one.id, {})
    const agreed = await accept(sam, one.id)
    const later = await accept(sam, two.id, {})

    expect(without.json()).toMatchObject({
      code: 'offer.agreement-needed',
      fields: { selfBilling: expect.any(String) },
    })
    expect([agreed.statusCode, later.statusCode]).toEqual([200, 200])
  })

  it('reports the shifts that are full, and the rest can be accepted', async () => {
    const job = await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS })
    const offer = await anOffer(job, sam)
    await api.anAssignment({ job, company: harbour, seeker: await api.aSeeker() })

    const all = await accept(sam, offer.id)
    const rest = all.json().facts.rest
    const left = await accept(sam, offer.id, { selfBilling: true, shiftIds: rest })

    expect(all.json()).toMatchObject({
      code: 'offer.shifts-unavailable',
      facts: { unavailable: [{ shiftId: job.shift.id, reason: 'full' }], rest: [job.shifts[1]?.id] },
    })
    expect(left.json().data.assignmentIds).toHaveLength(1)
  })

  it('takes the chosen shifts, tells the company which were left out, and leaves these to others', async () => {
    const job = await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS })
    const alex = await api.aSeeker({ fullname: 'Alex Reed' })
    const [offer, other] = [await anOffer(job, sam), await anOffer(job, alex, { shiftIds: [job.shifts[1]?.id] })]

    const part = await accept(sam, offer.id, { selfBilling: true, shiftIds: [job.shift.id] })
    const left = await accept(alex, other.id)

    expect([part.json().data.assignmentIds.length, left.statusCode]).toEqual([1, 200])
    expect(await api.db.query('select shift_id, seeker_id from assignment where job_id = $1', [job.id])).toEqual(
      expect.arrayContaining([
        { shiftId: job.shift.id, seekerId: sam.seekerId },
        { shiftId: job.shifts[1]?.id, seekerId: alex.seekerId },
      ]),
    )
    expect(
      await api.db.query(`select body from notification where uid = $1 and kind = 'offer.accepted' order by id`, [
        harbour.uid,
      ]),
    ).toMatchObject([{ body: 'Not accepted: Sat 21 Nov 2026, 22:00–06:00 (8 h).' }, { body: '' }])
  })

  it.each([
    ['none of its shifts', [] as string[], 'Choose at least one shift of this offer.'],
    ['a shift of another job', ['01939000-0000-7000-8000-000000000001'], 'Choose at least one shift of this offer.'],
  ])('is refused for %s', async (_what, shiftIds, title) => {
    const offer = await anOffer(await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS }), sam)

    const answer = await accept(sam, offer.id, { selfBilling: true, shiftIds })

    expect(answer.json()).toMatchObject({ status: 409, code: 'offer.shifts-unavailable', title })
  })

  it('never takes two shifts at the same time, but one of them', async () => {
    const [first, second] = [
      { startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-21T02:00:00.000Z' },
      { startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' },
    ]
    const job = await api.aPublishedJob(harbour, { shifts: [first, second] })
    const offer = await anOffer(job, sam)

    const both = await accept(sam, offer.id)
    const one = await accept(sam, offer.id, { selfBilling: true, shiftIds: [job.shifts[1]?.id] })

    expect(both.json()).toMatchObject({
      code: 'offer.shifts-unavailable',
      title: 'Two of these shifts are at the same time. Choose one of them.',
    })
    expect(one.statusCode).toBe(200)
  })

  it('of two who want the last place of a shift, one has it', async () => {
    const job = await api.aPublishedJob(harbour, { shifts: TWO_NIGHTS })
    const alex = await api.aSeeker({ fullname: 'Alex Reed' })
    const [one, other] = [await anOffer(job, sam), await anOffer(job, alex)]
    const last = { selfBilling: true, shiftIds: [job.shift.id] }

    const answers = await Promise.all([accept(sam, one.id, last), accept(alex, other.id, last)])

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'offer.shifts-unavailable',
      facts: { unavailable: [{ shiftId: job.shift.id, reason: 'full' }], rest: [] },
    })
  })

  it.each<[why: string, who: SeekerOverrides, code: string]>([
    ['without an SIA licence', { licence: null }, 'worker.licence-missing'],
    [
      'with a licence for other work',
      { licence: { sector: 'Security Guarding', expiresOn: '2029-12-31' } },
      'worker.licence-missing',
    ],
    [
      'with a licence that ends first',
      { licence: { sector: 'Door Supervision', expiresOn: '2026-11-21' } },
      'worker.licence-expired',
    ],
    ['without a right-to-work record', { rightToWork: false }, 'worker.right-to-work-missing'],
    ['without a date of birth', { dateOfBirth: null }, 'worker.date-of-birth-missing'],
    ['under 18', { dateOfBirth: '2009-01-01' }, 'worker.under-age'],
  ])('is refused %s', async (_why, who, code) => {
    const seeker = await api.aSeeker(who)
    const job = await api.aPublishedJob(harbour)
    const applied = await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
    const offer = await anOffer(job, seeker)

    const answer = await accept(seeker, offer.id)

    expect(applied.json().data.warnings).toMatchObject([{ code }])
    expect(answer.json()).toMatchObject({
      status: 403,
      code,
      facts: { obstacles: [{ fixPath: expect.stringMatching(/^\//) }] },
    })
  })

  it('withdraws other applications for the same time without naming the company chosen', async () => {
    const globex = await api.aCompany({ companyName: 'Globex' })
    const other = await api.aPublishedJob(globex)
    const clashing = (await api.as(sam, 'POST', `/jobs/${other.id}/applications`, {})).json().data
    const offer = await anOffer(await api.aPublishedJob(harbour), sam)

    await accept(sam, offer.id)

    expect((await api.as(globex, 'GET', `/jobs/${other.id}/applications`)).json().data).toMatchObject([
      { status: 'withdrawn', reason: 'Took other work at that time.' },
    ])
    const [notice] = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'application.withdrawn'`,
      [globex.uid],
    )
    expect(notice?.body).toBe('Took other work at that time.')
    expect(clashing.status).toBe('applied')
  })

  it('closes the other offers when every place is taken', async () => {
    const job = await api.aPublishedJob(harbour)
    const alex = await api.aSeeker({ fullname: 'Alex Reed' })
    const [first, second] = [await anOffer(job, sam), await anOffer(job, alex)]

    await accept(sam, first.id)
    const late = await accept(alex, second.id)

    expect(late.json()).toMatchObject({ code: 'offer.not-open' })
    expect(await applicationStatus(second.applicationId)).toBe('applied')
  })

  it('is refused for an offer that has expired', async () => {
    const job = await api.aPublishedJob(harbour)
    const offer = await anOffer(job, sam, { lapseHours: 1 })

    api.moveTo('2026-11-16T10:00:00.000Z')
    const answer = await accept(sam, offer.id)
    api.moveTo('2026-11-16T09:00:00.000Z')

    expect(answer.json()).toMatchObject({ status: 409, code: 'offer.lapsed' })
  })

  it('is refused to everybody but the seeker of the offer', async () => {
    const offer = await anOffer(await api.aPublishedJob(harbour), sam)

    await api.refusals({
      method: 'POST',
      path: `/offers/${offer.id}/accept`,
      body: { selfBilling: true },
      wrongRole: harbour,
      stranger: await api.aSeeker(),
    })
  })
})

describe('an open offer', () => {
  it('can be declined, after which the seeker may apply again', async () => {
    const job = await api.aPublishedJob(harbour)
    const offer = await anOffer(job, sam)

    const declined = await api.as(sam, 'POST', `/offers/${offer.id}/decline`, { reason: 'Family.' })
    const again = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})

    expect(declined.json().data.status).toBe('declined')
    expect(again.json().data).toMatchObject({ status: 'applied' })
    expect(again.json().data.id).not.toBe(offer.applicationId)
  })

  it('can be rescinded, which leaves the application open', async () => {
    const offer = await anOffer(await api.aPublishedJob(harbour), sam)

    const rescinded = await api.as(harbour, 'POST', `/offers/${offer.id}/rescind`, {})
    const late = await accept(sam, offer.id)

    expect(rescinded.json().data.status).toBe('rescinded')
    expect(await applicationStatus(offer.applicationId)).toBe('applied')
    expect(late.json()).toMatchObject({ code: 'offer.not-open', title: 'The company has withdrawn this offer.' })
  })

  it('can be declined by its own seeker and rescinded by its own company only', async () => {
    const offer = await anOffer(await api.aPublishedJob(harbour), sam)

    await api.refusals({
      method: 'POST',
      path: `/offers/${offer.id}/decline`,
      body: {},
      wrongRole: harbour,
      stranger: await api.aSeeker(),
    })
    await api.refusals({
      method: 'POST',
      path: `/offers/${offer.id}/rescind`,
      body: {},
      wrongRole: sam,
      stranger: await api.aCompany(),
    })
  })
})
