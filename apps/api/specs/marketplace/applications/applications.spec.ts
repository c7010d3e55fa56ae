import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
})

const apply = async (seeker: Seeker, job: TestJob, note = '') =>
  (await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note })).json().data

it('names the last shift of the job that was agreed, for when it is over', async () => {
  const job = await api.aPublishedJob(harbour)
  const { id, agreed } = await apply(sam, job)
  expect(agreed).toBeNull()

  await api.anAssignment({ job, company: harbour, seeker: sam })

  const { data } = (await api.as(sam, 'GET', `/applications/${id}/mine`)).json()
  expect(data.agreed).toEqual({ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' })
})

describe('applying', () => {
  it('creates an application and notifies the company', async () => {
    const job = await api.aPublishedJob(harbour)

    const application = await apply(sam, job, 'I know the venue.')

    expect(application).toMatchObject({
      status: 'applied',
      note: 'I know the venue.',
      job: { id: job.id, town: 'E1W' },
      shifts: [{ id: job.shift.id }],
      warnings: [],
    })
    const notices = await api.db.query('select title, link from notification where uid = $1', [harbour.uid])
    expect(notices).toEqual([
      { title: 'Sam Okoro applied for Door supervisor, Saturday night', link: `/view-applicant/${job.id}` },
    ])
  })

  it.each([
    ['a closed job', { status: 'closed' }, 'job.not-open'],
    ['a cancelled job', { status: 'cancelled' }, 'job.not-open'],
    ['a draft', { status: 'draft' }, 'job.missing'],
    [
      'a job that is over',
      { shifts: [{ startsAt: '2026-11-15T08:00:00.000Z', endsAt: '2026-11-15T16:00:00.000Z' }] },
      'job.not-open',
    ],
  ] as const)('is refused for %s', async (_what, overrides, code) => {
    const job = await api.aPublishedJob(harbour, 'shifts' in overrides ? { shifts: [...overrides.shifts] } : overrides)

    const answer = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})

    expect(answer.json().code).toBe(code)
  })

  it('with an open offer for the job creates an application in the state offered', async () => {
    const job = await api.aPublishedJob(harbour, { positions: 3 })
    const found = await api.aSeeker({ findable: true })
    const path = `/jobs/${job.id}/offers`
    const { id, createdAt, lapsesAt } = (await api.as(harbour, 'POST', path, { seekerId: found.seekerId })).json().data

    await api.anAssignment({ job, company: harbour, seeker: await api.aSeeker() })
    expect(await apply(found, job)).toMatchObject({
      status: 'offered',
      offer: { id, madeAt: createdAt, lapsesAt, shifts: [{ positions: 3, taken: 1 }] },
    })
  })

  it('is refused once every place is taken', async () => {
    const job = await api.aPublishedJob(harbour)
    await api.anAssignment({ job, company: harbour, seeker: await api.aSeeker() })

    expect((await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})).json().code).toBe('job.full')
  })

  it('is refused where each shift is full or one of their own', async () => {
    const shifts = [
      { startsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T20:00:00.000Z', positions: 2 },
      { startsAt: '2026-11-23T12:00:00.000Z', endsAt: '2026-11-23T20:00:00.000Z', positions: 1 },
    ]
    const job = await api.aPublishedJob(harbour, { shifts })
    await api.anAssignment({ job, company: harbour, seeker: sam })
    await api.anAssignment({
      job,
      shift: job.shifts.at(-1) ?? job.shift,
      company: harbour,
      seeker: await api.aSeeker(),
    })

    expect((await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})).json().code).toBe('job.full')
  })

  it('needs a complete profile and a verified address', async () => {
    const job = await api.aPublishedJob(harbour)
    const [unfinished, unverified] = [
      await api.aSeeker({ complete: false }),
      await api.aSeeker({ emailVerified: false }),
    ]

    const answers = await Promise.all(
      [unfinished, unverified].map((seeker) => api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})),
    )

    expect(answers.map((answer) => answer.json().code)).toEqual(['profile.incomplete', 'profile.unverified'])
  })

  it('is refused without a session and to companies', async () => {
    const job = await api.aPublishedJob(harbour)

    await api.refusals({ method: 'POST', path: `/jobs/${job.id}/applications`, body: {}, wrongRole: harbour })
  })

  it('leaves out the shifts that overlap with other agreed work', async () => {
    const shifts = [
      { startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' },
      { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' },
    ]
    const elsewhere = await api.aPublishedJob(harbour, { shifts: shifts.slice(0, 1) })
    await api.anAssignment({ job: elsewhere, company: harbour, seeker: sam })

    const application = await apply(sam, await api.aPublishedJob(harbour, { shifts }))

    expect(application.shifts).toMatchObject([{ startsAt: shifts[1]?.startsAt }])
  })
})

describe('my applications', () => {
  it('are listed newest first, page by page, filtered by state', async () => {
    for (const title of ['First', 'Second', 'Third']) await apply(sam, await api.aPublishedJob(harbour, { title }))

    const first = (await api.as(sam, 'GET', '/applications?limit=2')).json()
    const second = (await api.as(sam, 'GET', `/applications?limit=2&cursor=${first.nextCursor}`)).json()
    const offered = (await api.as(sam, 'GET', '/applications?status=offered')).json()

    expect(first.data.map((application: { job: { title: string } }) => application.job.title)).toEqual([
      'Third',
      'Second',
    ])
    expect(second).toMatchObject({ data: [{ job: { title: 'First' } }], nextCursor: null })
    expect(offered.data).toEqual([])
  })

  it('are counted by state', async () => {
    await apply(sam, await api.aPublishedJob(harbour))
    const { id } = await apply(sam, await api.aPublishedJob(harbour))
    await api.as(sam, 'POST', `/applications/${id}/withdraw`, {})

    const counts = (await api.as(sam, 'GET', '/applications/counts')).json().data

    expect(counts).toMatchObject({ applied: 1, withdrawn: 1, rejected: 0 })
    await api.refusals({ method: 'GET', path: '/applications/counts', wrongRole: harbour })
  })

  it('can be withdrawn and made again, by their own seeker only', async () => {
    const job = await api.aPublishedJob(harbour)
    const { id } = await apply(sam, job)
    await api.refusals({
      method: 'POST',
      path: `/applications/${id}/withdraw`,
      body: {},
      wrongRole: harbour,
      stranger: await api.aSeeker(),
    })
    await api.refusals({
      method: 'GET',
      path: `/applications/${id}/mine`,
      wrongRole: harbour,
      stranger: await api.aSeeker(),
    })

    const withdrawn = await api.as(sam, 'POST', `/applications/${id}/withdraw`, {})
    const again = await api.as(sam, 'POST', `/applications/${id}/withdraw`, {})
    const anew = await apply(sam, job)

    expect(withdrawn.json().data.status).toBe('withdrawn')
    expect(again.json().code).toBe('application.not-live')
    expect(anew).toMatchObject({ status: 'applied' })
  })
})

describe('applicants', () => {
  it('are shown to the company they applied to, without protected numbers', async () => {
    const job = await api.aPublishedJob(harbour)
    const { id } = await apply(sam, job, 'Free all night.')

    const list = (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data
    const profile = await api.as(harbour, 'GET', `/applications/${id}`)

    expect(list).toMatchObject([{ id, fullname: 'Sam Okoro', note: 'Free all night.', status: 'applied', offers: [] }])
    expect(profile.json().data).toMatchObject({
      experiences: [{ employer: 'Northgate Security' }],
      educationRecords: [{ institution: 'City College' }],
      shifts: [{ id: job.shift.id }],
    })
    expect(profile.body).not.toMatch(/1234567890|1012345678903456|W12AB3X3Z|[*"]7890/)
  })

  it('show in all three lists that they charge VAT, without the VAT number', async () => {
    const findable = await api.aSeeker({ findable: true })
    const job = await api.aPublishedJob(harbour)
    await api.as(findable, 'POST', `/jobs/${job.id}/applications`, {})
    await api.as(harbour, 'PUT', `/workers/${findable.seekerId}`, {})
    const get = async (path: string) => {
      const answer = await api.as(harbour, 'GET', path)
      expect(answer.body).not.toContain('980780684')
      return answer.json().data
    }
    const listChargesVat = async () => [
      (await get(`/jobs/${job.id}/applications`))[0].fit.chargesVat,
      (await get(`/workers/find?siteId=${job.siteId}`)).find(
        ({ seekerId }: { seekerId: string }) => seekerId === findable.seekerId,
      ).fit.chargesVat,
      (await get('/rota?week=2026-11-16')).workers[0].chargesVat,
    ]

    const before = await listChargesVat()
    await api.as(findable, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84' })

    expect([before, await listChargesVat()]).toEqual([
      [false, false, false],
      [true, true, true],
    ])
  })

  it('can be seen and turned down by their own company only', async () => {
    const job = await api.aPublishedJob(harbour)
    const { id } = await apply(sam, job)
    const stranger = await api.aCompany()

    await api.refusals({ method: 'GET', path: `/jobs/${job.id}/applications`, wrongRole: sam, stranger })
    await api.refusals({ method: 'GET', path: `/applications/${id}`, wrongRole: sam, stranger })
    await api.refusals({
      method: 'POST',
      path: `/applications/${id}/reject`,
      body: { reason: 'Filled.' },
      wrongRole: sam,
      stranger,
    })
  })

  it('who are turned down can read the reason and may not apply again', async () => {
    const job = await api.aPublishedJob(harbour)
    const { id } = await apply(sam, job)

    const without = await api.as(harbour, 'POST', `/applications/${id}/reject`, { reason: ' ' })
    await api.as(harbour, 'POST', `/applications/${id}/reject`, { reason: 'We need more experience.' })
    const mine = await api.as(sam, 'GET', `/applications/${id}/mine`)
    const again = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})

    expect(without.json().fields).toEqual({ reason: 'Say why. The applicant reads it.' })
    expect(mine.json().data).toMatchObject({ status: 'rejected', reason: 'We need more experience.' })
    expect(again.json().code).toBe('application.rejected-before')
  })

  it('turned down by two managers at once are turned down once, and the other gets 409', async () => {
    const job = await api.aPublishedJob(harbour)
    const { id } = await apply(sam, job)

    const answers = await Promise.all(
      [1, 2].map(() => api.as(harbour, 'POST', `/applications/${id}/reject`, { reason: 'Filled.' })),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().title).toBe(
      'This application has already been turned down.',
    )
  })
})

it.each([
  ['withdrawn', 'declined'],
  ['rejected', 'rescinded'],
])('when an application with an open offer is %s, the offer is %s', async (how, offerStatus) => {
  const job = await api.aPublishedJob(harbour)
  const { id } = await apply(sam, job)
  await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })

  await (how === 'withdrawn'
    ? api.as(sam, 'POST', `/applications/${id}/withdraw`, {})
    : api.as(harbour, 'POST', `/applications/${id}/reject`, { reason: 'Filled.' }))

  expect(await api.db.query('select status from offer where seeker_id = $1', [sam.seekerId])).toEqual([
    { status: offerStatus },
  ])
})
