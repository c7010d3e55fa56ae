import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()
const THREE_NIGHTS = [20, 21, 22].map((day) => ({
  startsAt: `2026-11-${day}T22:00:00.000Z`,
  endsAt: `2026-11-${day + 1}T06:00:00.000Z`,
}))

let harbour: Company
let sam: Seeker
let job: TestJob
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
  job = await api.aPublishedJob(harbour, { shifts: THREE_NIGHTS })
})

const nights = (...numbers: number[]) => numbers.map((number) => job.shifts[number]?.id ?? '')
const apply = (shiftIds: string[] | undefined, seeker = sam, of = job) =>
  api.as(seeker, 'POST', `/jobs/${of.id}/applications`, { shiftIds })
const offer = async (body: object = {}) =>
  (await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId, ...body })).json()
const shiftIdsOf = ({ shifts }: { shifts: { id: string }[] }) => shifts.map(({ id }) => id)

describe('an application for chosen shifts', () => {
  it('is for these alone, for the worker, the company, its file and the job’s page', async () => {
    const mine = (await apply(nights(0, 2))).json().data
    const [applicant] = (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data
    const file = await api.as(harbour, 'GET', `/jobs/${job.id}/applications.csv`)
    const shown = (await api.as(sam, 'GET', `/jobs/${job.id}`)).json().data

    expect(mine).toMatchObject({ wholeJob: false })
    expect(shiftIdsOf(mine)).toEqual(nights(0, 2))
    expect(applicant.shiftIds).toEqual(nights(0, 2).toSorted())
    expect(file.body).toContain('2 shifts')
    const { applicantsByShift } = (await api.as(harbour, 'GET', `/company/jobs/${job.id}`)).json().data
    expect(nights(0, 1, 2).map((id) => applicantsByShift[id])).toEqual([1, 0, 1])
    expect(shown.mine.application.shiftIds).toEqual(nights(0, 2).toSorted())
    const [notice] = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'application.made'`,
      [harbour.uid],
    )
    expect(notice?.body).toBe('For Fri 20 Nov 2026, 22:00–06:00 (8 h) and 1 more.')
  })

  it('is answered by an offer of these, unless the company names others', async () => {
    await apply(nights(1, 2))

    const chosen = await offer()
    const other = await offer({ shiftIds: nights(0) })

    expect(shiftIdsOf(chosen.data)).toEqual(nights(1, 2))
    expect(shiftIdsOf(other.data)).toEqual(nights(0))
  })

  it.each([
    ['full', 'is full', async () => api.anAssignment({ job, company: harbour, seeker: await api.aSeeker() })],
    [
      'at the time of other work',
      'is at the time of your other work',
      async () => {
        const globex = await api.aCompany()
        const elsewhere = await api.aPublishedJob(globex, { shifts: THREE_NIGHTS.slice(0, 1) })
        return api.anAssignment({ job: elsewhere, company: globex, seeker: sam })
      },
    ],
  ])('is refused for a shift that is %s, and names it', async (_what, why, happens) => {
    await happens()

    const refused = await apply(nights(0, 1))
    const rest = await apply(nights(1, 2))

    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'application.shifts-unavailable',
      fields: { shiftIds: `Fri 20 Nov 2026, 22:00–06:00 (8 h) ${why}. Choose other shifts.` },
    })
    expect(rest.statusCode).toBe(200)
  })

  it('is refused for a shift of another job, and for none', async () => {
    const other = await api.aPublishedJob(harbour)

    expect((await apply([other.shift.id])).json()).toMatchObject({
      code: 'application.shifts-unavailable',
      fields: { shiftIds: expect.stringContaining('taken a shift you chose off the job') },
    })
    expect((await apply([])).json()).toMatchObject({ fields: { shiftIds: 'Choose at least one shift.' } })
  })

  it('ends when other work takes its last shift, and stays while one is left', async () => {
    const [fridays, both] = [await api.aSeeker({ fullname: 'Ann' }), sam]
    const globex = await api.aCompany()
    const friday = await api.aPublishedJob(globex, { positions: 2, shifts: THREE_NIGHTS.slice(0, 1) })
    await apply(nights(0), fridays)
    await apply(nights(0, 1), both)
    for (const seeker of [fridays, both]) {
      await apply(undefined, seeker, friday)
      const { data } = (await api.as(globex, 'POST', `/jobs/${friday.id}/offers`, { seekerId: seeker.seekerId })).json()
      await api.as(seeker, 'POST', `/offers/${data.id}/accept`, { selfBilling: true })
    }

    const left = (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data

    expect(
      Object.fromEntries(left.map((one: { seekerId: string; status: string }) => [one.seekerId, one.status])),
    ).toEqual({ [fridays.seekerId]: 'withdrawn', [both.seekerId]: 'applied' })
  })

  it('lapses when the company changes the times of all of its shifts, and the worker may apply again', async () => {
    const alex = await api.aSeeker({ fullname: 'Alex Reed' })
    await apply(nights(0))
    await apply(undefined, alex)

    const changed = await api.as(harbour, 'PATCH', `/jobs/${job.id}`, {
      title: 'Door supervisor',
      role: 'door-supervisor',
      siteId: job.siteId,
      payPerHour: 1450,
      positions: 1,
      pin: '0427',
      alertDuration: 30,
      siaSector: 'Door Supervision',
      schedule: {
        startDate: '2026-11-21',
        duration: '1 Day',
        days: [{ day: 'Saturday', start: '20:00', end: '04:00' }],
      },
      terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [] },
    })
    const [mine] = (await api.as(sam, 'GET', '/applications')).json().data
    const [whole] = (await api.as(alex, 'GET', '/applications')).json().data

    expect(changed.statusCode).toBe(200)
    expect([mine.status, mine.reason, whole.status]).toEqual([
      'lapsed',
      'The company has taken the shifts you chose off this job.',
      'applied',
    ])
    expect((await apply(undefined)).json().data).toMatchObject({ status: 'applied', wholeJob: true })
  })
})
