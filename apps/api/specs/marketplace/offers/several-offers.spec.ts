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
const offerNights = async (...nights: number[]) =>
  (await offer({ shiftIds: shiftIds(...nights) })).json().data.id as string
const respond = (id: string, how: 'accept' | 'decline') =>
  api.as(sam, 'POST', `/offers/${id}/${how}`, how === 'accept' ? { selfBilling: true } : {})
const listApplications = () =>
  api.db.query<{ status: string; reason: string | null }>('select status, reason from application where job_id = $1', [
    job.id,
  ])
const getApplicant = async () => (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data[0]
const listNotices = (uid: string, kind: string) =>
  api.db.query<{ title: string }>('select title from notification where uid = $1 and kind = $2', [uid, kind])

describe('offers of single nights of one job', () => {
  it('can be made to the same person and are answered one by one', async () => {
    const [friday, saturday] = [await offerNights(0), await offerNights(1)]

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
    expect(await getApplicant()).toMatchObject({
      status: 'offered',
      offers: [{ id: friday, shifts: [{ id: shiftIds(0)[0] }] }, { id: saturday }],
      agreedShiftIds: [],
    })
    const [first, second] = [await respond(friday, 'accept'), await respond(saturday, 'accept')]

    expect([first, second].map((accepted) => accepted.json().data.assignmentIds.length)).toEqual([1, 1])
    expect(await listApplications()).toEqual([{ status: 'accepted', reason: null }])
    expect((await getApplicant()).agreedShiftIds.toSorted()).toEqual(shiftIds(0, 1).toSorted())
  })

  it('are refused for nights already offered or agreed; an offer without shifts takes the rest', async () => {
    const friday = await offerNights(0)
    const again = await offer({ shiftIds: shiftIds(0, 1) })
    await respond(friday, 'accept')
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

  it('can be repeated for a night when the first offer is declined', async () => {
    await respond(await offerNights(0), 'decline')

    expect((await offer({ shiftIds: shiftIds(0) })).statusCode).toBe(200)
  })

  it('name their nights in their notices', async () => {
    await offerNights(0)
    await offerNights(1, 2)

    const notices = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'offer.made' order by id`,
      [sam.uid],
    )
    expect(notices.map(({ body }) => body.split('. Answer')[0])).toEqual([
      'Fri 20 Nov 2026, 22:00–06:00 (8 h)',
      'Sat 21 Nov 2026, 22:00–06:00 (8 h) and 1 more',
    ])
  })
})

describe('the application behind several offers', () => {
  it('is declined when the last of them is declined', async () => {
    const [friday, saturday] = [await offerNights(0), await offerNights(1)]

    await respond(friday, 'decline')
    const between = await listApplications()
    await respond(saturday, 'decline')

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await listApplications()).toEqual([{ status: 'declined', reason: null }])
  })

  it('stays accepted when others are declined or rescinded', async () => {
    const [friday, saturday, sunday] = [await offerNights(0), await offerNights(1), await offerNights(2)]

    await respond(friday, 'accept')
    await respond(saturday, 'decline')
    await api.as(harbour, 'POST', `/offers/${sunday}/rescind`, {})

    expect(await listApplications()).toEqual([{ status: 'accepted', reason: null }])
  })

  it('stays offered while one is open, and returns to applied when that one is rescinded', async () => {
    await offer({ shiftIds: shiftIds(0), lapseHours: 1 })
    await offer({ shiftIds: shiftIds(1), lapseHours: 4 })
    const sunday = await offerNights(2)

    await lapseOffers(api.deps, new Date('2026-11-16T13:00:00.000Z'))
    const between = await listApplications()
    await api.as(harbour, 'POST', `/offers/${sunday}/rescind`, {})

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await listApplications()).toEqual([{ status: 'applied', reason: null }])
  })

  it('returns to offered when the agreed work is cancelled', async () => {
    const [friday, saturday] = [await offerNights(0), await offerNights(1)]
    const { assignmentIds } = (await respond(friday, 'accept')).json().data

    await api.as(sam, 'POST', `/assignments/${assignmentIds[0]}/cancel`, { reason: 'Ill.' })
    const between = await listApplications()
    await respond(saturday, 'accept')

    expect(between).toEqual([{ status: 'offered', reason: null }])
    expect(await listApplications()).toEqual([{ status: 'accepted', reason: null }])
  })

  it('made after an invitation is in the state offered and linked to that offer', async () => {
    const invited = await api.aSeeker({ findable: true })
    const { id } = (
      await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: invited.seekerId, shiftIds: shiftIds(2) })
    ).json().data

    const application = (await api.as(invited, 'POST', `/jobs/${job.id}/applications`, {})).json().data
    const [offerNow] = (await api.as(invited, 'GET', '/offers')).json().data
    await api.as(invited, 'POST', `/offers/${id}/decline`, {})

    expect(application).toMatchObject({ status: 'offered', offer: { id } })
    expect(offerNow).toMatchObject({ id, applicationId: application.id })
    expect((await api.as(invited, 'GET', `/applications/${application.id}/mine`)).json().data.status).toBe('declined')
  })

  it('declines all of them when it is withdrawn', async () => {
    await offerNights(0)
    await offerNights(1)
    const { id } = await getApplicant()

    await api.as(sam, 'POST', `/applications/${id}/withdraw`, {})

    expect(await api.db.query('select distinct status from offer where job_id = $1', [job.id])).toEqual([
      { status: 'declined' },
    ])
  })
})

it('accepting an offer ends the overlapping ones and notifies the company', async () => {
  job = await api.aPublishedJob(harbour, { shifts: [night(20), night(20, 20)] })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
  const [late, early] = [await offerNights(0), await offerNights(1)]

  await respond(late, 'accept')

  expect((await respond(early, 'accept')).json()).toMatchObject({ code: 'offer.not-open' })
  expect(await listApplications()).toEqual([{ status: 'accepted', reason: null }])
  expect(await listNotices(harbour.uid, 'application.withdrawn')).toEqual([
    { title: 'Sam Okoro is no longer free: Door supervisor, Saturday night' },
  ])
  expect(
    await api.db.query(`select action, actor_kind from audit_entry where subject_id = $1 order by action`, [early]),
  ).toEqual([
    { action: 'offer.declined', actorKind: 'S4' },
    { action: 'offer.made', actorKind: 'company' },
  ])
})

it('cancelling the job rescinds all offers with one notice', async () => {
  await offerNights(0)
  await offerNights(1)

  await api.as(harbour, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.' })

  expect(await api.db.query('select distinct status from offer where job_id = $1', [job.id])).toEqual([
    { status: 'rescinded' },
  ])
  expect(await listApplications()).toEqual([{ status: 'rejected', reason: 'The event is off.' }])
  expect(await listNotices(sam.uid, 'offer.rescinded')).toHaveLength(1)
})

it.each([
  ['accepted', (id: string) => respond(id, 'accept')],
  ['declined', (id: string) => respond(id, 'decline')],
  ['withdrawn', (id: string) => api.as(harbour, 'POST', `/offers/${id}/rescind`)],
  [
    'expired',
    async (id: string) => {
      await api.db.query('update offer set lapses_at = created_at where id = $1', [id])
      await lapseOffers(api.deps, api.deps.clock.now())
    },
  ],
])('the notice of an offer that is %s is not new any more; that of another offer still is', async (_how, end) => {
  const [friday, saturday] = [await offerNights(0), await offerNights(1)]

  await end(friday)

  expect(await newNotices()).toEqual([{ link: `/User-MyWorkAssignedPage?offer=${saturday}` }])
})

const newNotices = () =>
  api.db.query(`select link from notification where uid = $1 and kind = 'offer.made' and read_at is null`, [sam.uid])

it('the notice of an offer that clashes with accepted work is not new any more', async () => {
  job = await api.aPublishedJob(harbour, { shifts: [night(20), night(20, 20), night(25)] })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
  const [late] = [await offerNights(0), await offerNights(1)]
  const other = await offerNights(2)

  await respond(late, 'accept')

  expect(await newNotices()).toEqual([{ link: `/User-MyWorkAssignedPage?offer=${other}` }])
})

it('the notices of the offers of a worker who closes the account are not new any more', async () => {
  await offerNights(0)
  await offerNights(1)

  await api.as(sam, 'DELETE', '/user')

  expect(await newNotices()).toEqual([])
})
