import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import { lapseOffers } from '@s4/api-marketplace/offers'

const api = await startApi()

const night = (day: number, hour = 22) => ({
  startsAt: `2026-11-${day}T${hour}:00:00.000Z`,
  endsAt: `2026-11-${day + 1}T06:00:00.000Z`,
})
const THREE_NIGHTS = [night(20), night(21), night(22)]

let harbour: Company
let sam: Seeker
let job: TestJob
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
  job = await api.aPublishedJob(harbour, { shifts: THREE_NIGHTS })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
})

const shiftIds = (...nights: number[]) => nights.flatMap((index) => job.shifts[index]?.id ?? [])
const offer = (body: object = {}) =>
  api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId, ...body })
const offered = async (...nights: number[]) => (await offer({ shiftIds: shiftIds(...nights) })).json().data.id as string
const answer = (id: string, how: 'accept' | 'decline') =>
  api.as(sam, 'POST', `/offers/${id}/${how}`, how === 'accept' ? { selfBilling: true } : {})
const applications = () =>
  api.db.query<{ status: string; reason: string | null }>('select status, reason from application where job_id = $1', [
    job.id,
  ])
const applicant = async () => (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data[0]
const told = (uid: string, kind: string) =>
  api.db.query<{ title: string }>('select title from notification where uid = $1 and kind = $2', [uid, kind])

describe('one night after the other', () => {
  it('is offered to the same person, and each is answered by itself', async () => {
    const [friday, saturday] = [await offered(0), await offered(1)]

    const list = (await api.as(sam, 'GET', '/offers')).json().data
    expect(
      list.map(({ status, shifts }: { status: string; shifts: { id: string }[] }) => [
        status,
        shifts.map(({ id }) => id),
      ]),
    ).toEqual([
      ['open', shiftIds(0)],
      ['open', shiftIds(1)],
    ])
    expect(await applicant()).toMatchObject({
      status: 'offered',
      offers: [{ id: friday, shifts: [{ id: shiftIds(0)[0] }] }, { id: saturday }],
      agreedShiftIds: [],
    })
    const [first, second] = [await answer(friday, 'accept'), await answer(saturday, 'accept')]

    expect([first, second].map((accepted) => accepted.json().data.assignmentIds.length)).toEqual([1, 1])
    expect(await applications()).toEqual([{ status: 'accepted', reason: null }])
    expect((await applicant()).agreedShiftIds.toSorted()).toEqual(shiftIds(0, 1).toSorted())
  })

  it('is refused where it is out or agreed already; without naming any, what is left is offered', async () => {
    const friday = await offered(0)
    const again = await offer({ shiftIds: shiftIds(0, 1) })
    await answer(friday, 'accept')
    const agreed = await offer({ shiftIds: shiftIds(0) })
    const rest = await offer()
    const none = await offer()

    expect(again.json()).toMatchObject({
      status: 409,
      code: 'offer.exists',
      title: 'This person already has an open offer for one of these shifts.',
    })
    expect(agreed.json()).toMatchObject({
      code: 'offer.exists',
      title: 'This person already has a place on one of these shifts.',
    })
    expect(rest.json().data.shifts.map(({ id }: { id: string }) => id)).toEqual(shiftIds(1, 2))
    expect(none.json()).toMatchObject({ code: 'offer.exists' })
  })

  it('can be offered again once the first offer of it is over', async () => {
    await answer(await offered(0), 'decline')

    expect((await offer({ shiftIds: shiftIds(0) })).statusCode).toBe(200)
  })

  it('tells which night each is', async () => {
    await offered(0)
    await offered(1, 2)

    const notices = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'offer.made' order by id`,
      [sam.uid],
    )
    expect(notices.map(({ body }) => body.split(': yours')[0])).toEqual([
      'Fri 20 Nov 2026, 22:00–06:00 (8 h)',
      'Sat 21 Nov 2026, 22:00–06:00 (8 h) and 1 more',
    ])
  })
})

describe('the application behind several offers', () => {
  it('ends as declined with the last of them', async () => {
    const [friday, saturday] = [await offered(0), await offered(1)]

    await answer(friday, 'decline')
    const between = await applications()
    await answer(saturday, 'decline')

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await applications()).toEqual([{ status: 'declined', reason: null }])
  })

  it('stays accepted when another is declined, taken back or lapses', async () => {
    const [friday, saturday, sunday] = [await offered(0), await offered(1), await offered(2)]

    await answer(friday, 'accept')
    await answer(saturday, 'decline')
    await api.as(harbour, 'POST', `/offers/${sunday}/rescind`, {})

    expect(await applications()).toEqual([{ status: 'accepted', reason: null }])
  })

  it('lapses with the last of them, and waits again when that is taken back', async () => {
    await offer({ shiftIds: shiftIds(0), lapseHours: 1 })
    await offer({ shiftIds: shiftIds(1), lapseHours: 4 })
    const sunday = await offered(2)

    await lapseOffers(api.deps, new Date('2026-11-16T13:00:00.000Z'))
    const between = await applications()
    await api.as(harbour, 'POST', `/offers/${sunday}/rescind`, {})

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await applications()).toEqual([{ status: 'applied', reason: null }])
  })

  it('is offered still when the agreed work is cancelled', async () => {
    const [friday, saturday] = [await offered(0), await offered(1)]
    const { assignmentIds } = (await answer(friday, 'accept')).json().data

    await api.as(sam, 'POST', `/assignments/${assignmentIds[0]}/cancel`, { reason: 'Ill.' })
    const between = await applications()
    await answer(saturday, 'accept')

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await applications()).toEqual([{ status: 'accepted', reason: null }])
  })

  it('made after an invitation stands as offered, and takes the offer as its own', async () => {
    const invited = await api.aSeeker({ findable: true })
    const { id } = (
      await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: invited.seekerId, shiftIds: shiftIds(2) })
    ).json().data

    const application = (await api.as(invited, 'POST', `/jobs/${job.id}/applications`, {})).json().data
    const [offerNow] = (await api.as(invited, 'GET', '/offers')).json().data
    await api.as(invited, 'POST', `/offers/${id}/decline`, {})

    expect(application).toMatchObject({ status: 'offered', offerId: id })
    expect(offerNow).toMatchObject({ id, applicationId: application.id })
    expect((await api.as(invited, 'GET', `/applications/${application.id}/mine`)).json().data.status).toBe('declined')
  })

  it('takes them along when it is withdrawn or turned down', async () => {
    await offered(0)
    await offered(1)
    const { id } = await applicant()

    await api.as(sam, 'POST', `/applications/${id}/withdraw`, {})

    expect(await api.db.query('select distinct status from offer where job_id = $1', [job.id])).toEqual([
      { status: 'declined' },
    ])
  })
})

it('an offer that clashes with what was just accepted ends, and the company is told', async () => {
  job = await api.aPublishedJob(harbour, { shifts: [night(20), night(20, 20)] })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
  const [late, early] = [await offered(0), await offered(1)]

  await answer(late, 'accept')

  expect((await answer(early, 'accept')).json()).toMatchObject({ code: 'offer.not-open' })
  expect(await applications()).toEqual([{ status: 'accepted', reason: null }])
  expect(await told(harbour.uid, 'application.withdrawn')).toEqual([
    { title: 'Sam Okoro is no longer free: Door supervisor, Saturday night' },
  ])
  expect(
    await api.db.query(`select action, actor_kind from audit_entry where subject_id = $1 order by action`, [early]),
  ).toEqual([
    { action: 'offer.declined', actorKind: 'S4' },
    { action: 'offer.made', actorKind: 'company' },
  ])
})

it('a cancelled job takes all of them back, with one notice', async () => {
  await offered(0)
  await offered(1)

  await api.as(harbour, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.' })

  expect(await api.db.query('select distinct status from offer where job_id = $1', [job.id])).toEqual([
    { status: 'rescinded' },
  ])
  expect(await applications()).toEqual([{ status: 'rejected', reason: 'The event is off.' }])
  expect(await told(sam.uid, 'offer.rescinded')).toHaveLength(1)
})
