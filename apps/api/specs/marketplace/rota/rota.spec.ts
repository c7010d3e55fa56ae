import type { Rota } from '@s4/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const WEEK = '/rota?week=2026-11-16'

let harbour: Company
beforeEach(async () => {
  harbour = await api.aCompany()
})

const getRota = async (path = WEEK): Promise<Rota> => (await api.as(harbour, 'GET', path)).json().data
const aShiftAt = (startsAt: string, endsAt: string, positions = 1) => ({ startsAt, endsAt, positions })
const saveWorker = (seekerId: string, body = {}) => api.as(harbour, 'PUT', `/workers/${seekerId}`, body)

describe('a week of the rota', () => {
  it('contains the company’s saved workers, shifts, agreed work and open offers', async () => {
    const [sam, bo, cleo] = [
      await api.aSeeker({ findable: true }),
      await api.aSeeker({ fullname: 'Bo Lee' }),
      await api.aSeeker({ fullname: 'Cleo Reed', findable: true }),
    ]
    const job = await api.aPublishedJob(harbour, { positions: 3 })
    await api.as(harbour, 'POST', `/workers/${sam.seekerId}/block`, { reason: 'Late' })
    const workId = await api.anAssignment({ company: harbour, job, seeker: bo })
    await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: cleo.seekerId })

    const rota = await getRota()

    expect(rota.workers.map(({ fullname, saved, doNotSend }) => [fullname, saved, doNotSend])).toEqual([
      ['Bo Lee', false, false],
      ['Cleo Reed', false, false],
      ['Sam Okoro', true, true],
    ])
    expect(rota.workers[2]).toMatchObject({
      licences: [{ sector: 'Door Supervision', expiresOn: '2029-12-31' }],
      hours: [],
      busy: [],
    })
    expect(rota.jobs).toMatchObject([
      { id: job.id, siteName: 'Tobacco Dock', zone: 'Europe/London', payPerHour: 1450, siaSector: 'Door Supervision' },
    ])
    expect(rota.shifts).toMatchObject([
      { id: job.shift.id, jobId: job.id, startsAt: '2026-11-21T22:00:00.000Z', positions: 3, taken: 1, open: true },
    ])
    expect(rota.work).toMatchObject([
      { id: workId, seekerId: bo.seekerId, status: 'assigned', endsAt: '2026-11-22T06:00:00.000Z' },
    ])
    expect(rota.offers).toMatchObject([
      { jobId: job.id, seekerId: cleo.seekerId, shifts: [{ id: job.shift.id, startsAt: '2026-11-21T22:00:00.000Z' }] },
    ])
  })

  it('shows a worker’s work for other companies only as busy times', async () => {
    const [sam, other] = [
      await api.aSeeker({ findable: true }),
      await api.aCompany({ companyName: 'Arena Stewards Ltd' }),
    ]
    await saveWorker(sam.seekerId)
    const theirs = await api.aPublishedJob(other, { title: 'Arena doors' })
    const work = await api.anAssignment({ company: other, job: theirs, seeker: sam })

    const answer = await api.as(harbour, 'GET', WEEK)

    expect(answer.json().data.workers).toMatchObject([
      { fullname: 'Sam Okoro', busy: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }] },
    ])
    expect(answer.body).not.toMatch(/Arena|1234567890|1012345678903456/)
    expect(answer.body).not.toContain(theirs.id)
    await api.db.query(`update assignment set status = 'completed' where id = $1`, [work])
    expect((await api.as(harbour, 'GET', WEEK)).json().data.workers).toMatchObject([{ busy: [] }])
  })

  it('contains the shifts that start in that week in the site’s time zone, also when the clocks change', async () => {
    await api.aPublishedJob(harbour, {
      shifts: [
        aShiftAt('2026-10-18T22:30:00.000Z', '2026-10-19T06:00:00.000Z'),
        aShiftAt('2026-10-18T23:00:00.000Z', '2026-10-19T06:00:00.000Z'),
        aShiftAt('2026-10-25T23:30:00.000Z', '2026-10-26T06:00:00.000Z'),
        aShiftAt('2026-10-26T00:00:00.000Z', '2026-10-26T06:00:00.000Z'),
      ],
    })

    const { shifts } = await getRota('/rota?week=2026-10-19')

    expect(shifts.map(({ startsAt }) => startsAt)).toEqual(['2026-10-18T23:00:00.000Z', '2026-10-25T23:30:00.000Z'])
  })

  it('includes agreed work just before the week, without its worker or shift, to check the rest', async () => {
    const sam = await api.aSeeker()
    const job = await api.aPublishedJob(harbour, {
      shifts: [aShiftAt('2026-11-15T20:00:00.000Z', '2026-11-16T02:00:00.000Z')],
    })
    await api.anAssignment({ company: harbour, job, seeker: sam })

    const { work, workers, shifts } = await getRota()

    expect(work).toHaveLength(1)
    expect([workers, shifts]).toEqual([[], []])
  })

  it('leaves out drafts, cancelled work and expired offers, and a closed job has no open shift', async () => {
    const sam = await api.aSeeker({ findable: true })
    await api.aJob(harbour)
    const closed = await api.aPublishedJob(harbour, { status: 'closed' })
    const offered = await api.aPublishedJob(harbour, { positions: 2 })
    await api.as(harbour, 'POST', `/jobs/${offered.id}/offers`, { seekerId: sam.seekerId, lapseHours: 1 })
    await api.anAssignment({ company: harbour, job: offered, seeker: sam, status: 'cancelled' })
    api.moveTo('2026-11-16T10:00:01.000Z')

    const rota = await getRota()
    api.moveTo('2026-11-16T09:00:00.000Z')

    expect(new Map(rota.shifts.map(({ jobId, open }) => [jobId, open]))).toEqual(
      new Map([
        [closed.id, false],
        [offered.id, true],
      ]),
    )
    expect([rota.work, rota.offers, rota.workers]).toEqual([[], [], []])
  })

  it('is refused for a day that is not a Monday', async () => {
    expect((await api.as(harbour, 'GET', '/rota?week=2026-11-17')).json().fields).toEqual({
      week: 'Give the Monday of a week.',
    })
    expect((await api.as(harbour, 'GET', '/rota?week=next')).json().fields).toHaveProperty('week')
  })

  it('is refused to seekers and shows a company its own data only, even with an incomplete profile', async () => {
    await api.aPublishedJob(harbour)
    const other = await api.aCompany({ complete: false })

    await api.refusals({ method: 'GET', path: WEEK, wrongRole: await api.aSeeker() })
    expect((await api.as(other, 'GET', WEEK)).json().data).toMatchObject({ workers: [], jobs: [], shifts: [] })
  })
})
