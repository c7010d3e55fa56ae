import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()
const NOW = '2026-11-16T09:00:00.000Z'

let harbour: Company
let sam: Seeker
let job: TestJob
let id: string
beforeEach(async () => {
  api.moveTo(NOW)
  harbour = await api.aCompany()
  sam = await api.aSeeker()
  job = await api.aPublishedJob(harbour)
  id = await api.anAssignment({ company: harbour, seeker: sam, job })
})

const getAssignment = async (who: Company | Seeker) => (await api.as(who, 'GET', `/assignments/${id}`)).json().data

describe('agreed work', () => {
  it('is shown to both sides and nobody else', async () => {
    await api.refusals({ method: 'GET', path: `/assignments/${id}`, stranger: await api.aSeeker() })
    await api.refusals({ method: 'GET', path: `/assignments/${id}`, stranger: await api.aCompany() })

    const sides = await Promise.all([sam, harbour].map(getAssignment))

    expect(sides).toMatchObject([
      { id, seekerName: 'Sam Okoro', companyName: 'Harbour Security Ltd' },
      { id, arrivalInstructions: 'Ask for the duty manager.' },
    ])
  })

  it('shows the PIN to the company always and to the seeker from 24 hours before the start', async () => {
    const early = [await getAssignment(sam), await getAssignment(harbour)]
    api.moveTo('2026-11-20T22:00:00.000Z')
    const late = await getAssignment(sam)

    expect([...early, late].map(({ pin }) => pin)).toEqual([null, '0427', '0427'])
  })

  it('that was cancelled or a no-show is listed under ended, newest first', async () => {
    const later = await api.aPublishedJob(harbour, {
      shifts: [{ startsAt: '2026-11-28T08:00:00.000Z', endsAt: '2026-11-28T16:00:00.000Z' }],
    })
    const missed = await api.anAssignment({ company: harbour, seeker: sam, job: later, status: 'noShow' })
    await api.anAssignment({
      company: harbour,
      seeker: sam,
      job: await api.aPublishedJob(harbour, {
        shifts: [{ startsAt: '2026-11-30T08:00:00.000Z', endsAt: '2026-11-30T16:00:00.000Z' }],
      }),
    })
    await api.as(sam, 'POST', `/assignments/${id}/cancel`, { reason: 'I am ill.' })

    const first = (await api.as(sam, 'GET', '/assignments?status=ended&limit=1')).json()
    const second = (await api.as(sam, 'GET', `/assignments?status=ended&limit=1&cursor=${first.nextCursor}`)).json()

    expect([...first.data, ...second.data]).toMatchObject([
      { id: missed, status: 'noShow' },
      { id, status: 'cancelled', ended: { by: 'seeker', reason: 'I am ill.' } },
    ])
    expect(second.nextCursor).toBeNull()
  })

  it('is listed soonest first, page by page, filtered by state and by job', async () => {
    const sooner = await api.aPublishedJob(harbour, {
      shifts: [{ startsAt: '2026-11-18T08:00:00.000Z', endsAt: '2026-11-18T16:00:00.000Z' }],
    })
    const soonerId = await api.anAssignment({ company: harbour, seeker: sam, job: sooner })

    const mine = (await api.as(sam, 'GET', '/assignments?status=assigned')).json()
    const ofJob = (await api.as(harbour, 'GET', `/assignments?jobId=${job.id}`)).json()
    const page = (await api.as(sam, 'GET', '/assignments?limit=1')).json()
    const next = (await api.as(sam, 'GET', `/assignments?limit=1&cursor=${page.nextCursor}`)).json()
    const others = (await api.as(await api.aSeeker(), 'GET', '/assignments')).json()

    const ids = ({ data }: { data: { id: string }[] }) => data.map((one) => one.id)
    expect(ids(mine)).toEqual([soonerId, id])
    expect(ids(ofJob)).toEqual([id])
    expect([...ids(page), ...ids(next)]).toEqual([soonerId, id])
    expect(others.data).toEqual([])
  })
})

describe('cancelling', () => {
  const cancel = (who: Company | Seeker, reason = 'I am ill.') =>
    api.as(who, 'POST', `/assignments/${id}/cancel`, { reason })

  it.each<[notice: string, at: string, owed: number]>([
    ['with 24 hours of notice', '2026-11-20T22:00:00.000Z', 0],
    ['with less notice', '2026-11-20T22:00:01.000Z', 5800],
  ])('by the company %s costs what the terms say', async (_notice, at, owed) => {
    api.moveTo(at)

    const answer = await cancel(harbour, 'The event is off.')

    expect(answer.json().data).toMatchObject({
      status: 'cancelled',
      ended: { at, by: 'company', reason: 'The event is off.', owed },
    })
    const [mail] = await api.db.query<{ body: string }>(
      'select body from mail where recipient = $1 order by created_at desc',
      [sam.email],
    )
    expect(mail?.body).toContain('The event is off.')
    expect(mail?.body.includes('The company owes you £58.00 under the terms.')).toBe(owed > 0)
  })

  it('is refused when it costs more by now than was read, and done once that was read', async () => {
    const costing = (owed: number) =>
      api.as(harbour, 'POST', `/assignments/${id}/cancel`, { reason: 'The event is off.', owed })
    api.moveTo('2026-11-20T22:00:01.000Z')

    const dearer = await costing(0)

    expect([dearer.statusCode, dearer.json()]).toMatchObject([
      409,
      {
        code: 'assignment.costs-more',
        detail: 'Cancelling costs £58.00 now. Confirm it to cancel.',
        facts: { owed: 5800 },
      },
    ])
    expect(await getAssignment(sam)).toMatchObject({ status: 'assigned' })
    expect((await costing(5800)).json().data).toMatchObject({ status: 'cancelled', ended: { owed: 5800 } })
  })

  it('by the seeker reopens the place, and the notice to the company lists the other applicants', async () => {
    const alex = await api.aSeeker({ fullname: 'Alex Reed' })
    await api.db.query(
      `insert into application (id, job_id, seeker_id, status, applied_at)
       values (gen_random_uuid(), $1, $2, 'applied', $3)`,
      [job.id, alex.seekerId, NOW],
    )

    await cancel(sam)

    const [notice] = await api.db.query<{ title: string; body: string }>(
      `select title, body from notification where uid = $1 and kind = 'assignment.cancelled'`,
      [harbour.uid],
    )
    expect(notice?.title).toBe(
      'Sam Okoro cancelled: Door supervisor, Saturday night, Sat 21 Nov 2026, 22:00–06:00 (8 h)',
    )
    expect(notice?.body).toContain('Also applied: Alex Reed.')
    const open = (await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: alex.seekerId })).statusCode
    expect(open).toBe(200)
  })

  it('is refused once the work has started or ended', async () => {
    await api.db.query(`update assignment set status = 'inProgress' where id = $1`, [id])
    const started = await cancel(sam)
    await api.db.query(`update assignment set status = 'completed' where id = $1`, [id])
    const ended = await cancel(sam)

    expect([started, ended].map((answer) => answer.json().title)).toEqual([
      'This shift has started: book off instead of cancelling.',
      'This work is already over or cancelled.',
    ])
  })

  it.each<[side: string, advice: string]>([
    ['seeker', 'If you worked it, ask the company to book you on by hand.'],
    ['company', 'Book the worker on by hand if they worked it, or record a no-show.'],
  ])('by the %s is refused once the shift is over, even if nobody booked on', async (side, advice) => {
    api.moveTo('2026-11-22T06:00:00.000Z')

    const late = await cancel(side === 'seeker' ? sam : harbour)

    expect(late.json()).toMatchObject({
      status: 409,
      code: 'assignment.wrong-state',
      detail: `This shift ended on Sun 22 Nov 2026, 06:00, so it cannot be cancelled any more. ${advice}`,
    })
    api.moveTo('2026-11-22T05:59:59.000Z')
    expect((await cancel(side === 'seeker' ? sam : harbour)).json().data.status).toBe('cancelled')
  })

  it('is refused to everybody but the two sides', async () => {
    await api.refusals({
      method: 'POST',
      path: `/assignments/${id}/cancel`,
      body: { reason: 'No.' },
      stranger: await api.aSeeker(),
    })
    await api.refusals({
      method: 'POST',
      path: `/assignments/${id}/cancel`,
      body: { reason: 'No.' },
      stranger: await api.aCompany(),
    })
  })
})
