import { beforeEach, describe, expect, it } from 'vitest'
import { checkDocuments } from '../../../src/testing/an-assignment'
import { startApi } from '../../../src/testing/start-api'
import type { AssignmentStatus } from '@s4/contract'
import { removeOldBlocks } from '@s4/api-profiles/workers'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()
const NEAR = { lat: 51.51, lng: -0.06 }
const MANCHESTER = { lat: 53.48, lng: -2.24 }

let harbour: Company
let siteId: string
beforeEach(async () => {
  await api.db.query('update seeker set findable = false')
  harbour = await api.aCompany()
  siteId = await api.aSite(harbour)
})

const find = async (query: Record<string, string> = {}) => {
  const answer = await api.as(harbour, 'GET', `/workers/find?${new URLSearchParams({ siteId, ...query }).toString()}`)
  return answer.json()
}
const names = async (query: Record<string, string> = {}) =>
  (await find(query)).data.map(({ fullname }: { fullname: string }) => fullname)
const SATURDAY_NIGHT = { date: '2026-11-21', start: '22:00', end: '06:00' }

const completeWork = async (seeker: Seeker) => {
  const job = await api.aPublishedJob(harbour, {
    shifts: [{ startsAt: '2026-11-07T22:00:00.000Z', endsAt: '2026-11-08T06:00:00.000Z' }],
  })
  return api.anAssignment({ company: harbour, seeker, job, status: 'completed' })
}

describe('finding workers', () => {
  it('shows workers who are findable or have worked for the company, and nobody else', async () => {
    await api.aSeeker({ fullname: 'Hidden', home: NEAR })
    await api.aSeeker({ fullname: 'Found', findable: true, home: NEAR })
    await completeWork(await api.aSeeker({ fullname: 'Known', home: NEAR }))

    expect(await names()).toEqual(['Known', 'Found'])
  })

  it('leaves out workers who work at that time and those who are blocked', async () => {
    const busy = await api.aSeeker({ fullname: 'Busy', findable: true, home: NEAR })
    await api.anAssignment({ company: harbour, seeker: busy, job: await api.aPublishedJob(harbour) })
    const unwanted = await api.aSeeker({ fullname: 'Unwanted', findable: true, home: NEAR })
    await api.as(harbour, 'POST', `/workers/${unwanted.seekerId}/block`, { reason: 'Late' })
    await api.aSeeker({ fullname: 'Free', findable: true, home: NEAR })

    expect(await names(SATURDAY_NIGHT)).toEqual(['Free'])
    expect(await names({ weekday: 'Saturday', start: '22:00', end: '06:00' })).toEqual(['Busy', 'Free'])
  })

  it('sorts by distance and filters by licence', async () => {
    const near = await api.aSeeker({ fullname: 'Near', findable: true, home: NEAR })
    await checkDocuments(api.deps, { company: harbour, seeker: near })
    await api.aSeeker({ fullname: 'Far', findable: true, home: MANCHESTER })
    await api.aSeeker({ fullname: 'Unlicensed', findable: true, home: NEAR, licence: null })

    expect(await names({ sector: 'Door Supervision' })).toEqual(['Near', 'Far'])
    expect(await names({ sector: 'Door Supervision', withinMiles: '50' })).toEqual(['Near'])
  })

  it('says which licences the company has accepted also when none is asked for', async () => {
    const near = await api.aSeeker({ fullname: 'Near', findable: true, home: NEAR })
    await checkDocuments(api.deps, { company: harbour, seeker: near })

    expect((await find()).data[0].fit.reasons[0]).toEqual({
      good: true,
      declared: false,
      text: 'You accepted their SIA licence for Door Supervision',
    })
  })

  it('names the licence that was accepted where it covers the work, and the day of one that has ended', async () => {
    const near = await api.aSeeker({ fullname: 'Near', findable: true, home: NEAR })
    await checkDocuments(api.deps, { company: harbour, seeker: near })
    const reasons = async (query: Record<string, string>) =>
      (await find(query)).data[0].fit.reasons.map(({ text }: { text: string }) => text)

    expect(await reasons({ sector: 'Security Guarding' })).toContain(
      'You accepted their SIA licence for Door Supervision. It covers Security Guarding',
    )
    await api.db.query(`update licence set expires_on = '2026-01-31' where seeker_id = $1`, [near.seekerId])
    expect(await reasons({})).toContain('Their SIA licence expired Sat 31 Jan 2026')
    await api.db.query(`update licence set expires_on = '2026-11-30' where seeker_id = $1`, [near.seekerId])
    expect(await reasons({ ...SATURDAY_NIGHT, date: '2026-12-05' })).toContain(
      'The SIA licence declared ends before Sun 6 Dec 2026',
    )
  })

  it('lists workers first whose weekly hours cover the shift, and shows their availability', async () => {
    const hours = async (seeker: Seeker, start: string) =>
      api.db.query(`insert into availability (seeker_id, weekday, start_time, end_time) values ($1, 6, $2, '08:00')`, [
        seeker.seekerId,
        start,
      ])
    await hours(await api.aSeeker({ fullname: 'Too late', findable: true, home: NEAR }), '23:00')
    await hours(await api.aSeeker({ fullname: 'In time', findable: true, home: NEAR }), '20:00')
    await api.aSeeker({ fullname: 'Unsaid', findable: true, home: NEAR })

    const { data } = await find(SATURDAY_NIGHT)

    expect(
      data.map((worker: { fullname: string; availability: string }) => [worker.fullname, worker.availability]),
    ).toEqual([
      ['In time', 'within'],
      ['Unsaid', 'not-given'],
      ['Too late', 'outside'],
    ])
  })

  it.each<[what: string, query: Record<string, string>, field: string]>([
    ['a date without times', { date: '2026-11-21' }, 'start'],
    ['times without a day', { start: '22:00', end: '06:00' }, 'date'],
    ['a shift without length', { date: '2026-11-21', start: '22:00', end: '22:00' }, 'start'],
  ])('refuses %s', async (_what, query, field) => {
    expect((await find(query)).fields).toHaveProperty(field)
  })

  it('is refused to seekers and at another company’s site', async () => {
    await api.refusals({
      method: 'GET',
      path: `/workers/find?siteId=${siteId}`,
      wrongRole: await api.aSeeker(),
      stranger: await api.aCompany(),
    })
  })
})

describe('a worker’s profile', () => {
  const show = (seeker: Seeker, query = '') => api.as(harbour, 'GET', `/workers/${seeker.seekerId}${query}`)

  it('shows what a company may read before an offer, with its own checks, and nothing private', async () => {
    const sam = await api.aSeeker({ findable: true, home: NEAR })
    await checkDocuments(api.deps, { company: harbour, seeker: sam })
    await api.db.query(
      `insert into availability (seeker_id, weekday, start_time, end_time) values ($1, 5, '20:00', '04:00')`,
      [sam.seekerId],
    )
    await api.db.query(`update seeker set skills = '{"fluent-polish"}', phone = '+447700900123' where id = $1`, [
      sam.seekerId,
    ])

    const answer = await show(sam, `?siteId=${siteId}`)
    const { data } = answer.json()

    expect(data).toMatchObject({
      fullname: 'Sam Okoro',
      fit: { distance: 'under-1' },
      ownStaff: false,
      papers: [{ name: 'SIA licence, Door Supervision', state: 'accepted' }],
      rightToWork: 'given',
      skills: ['fluent-polish'],
      hours: [{ weekday: 5, start: '20:00', end: '04:00' }],
    })
    expect(data.experiences).toHaveLength(1)
    expect(answer.body).not.toMatch(/7700900123|utr|nino|account|postcode|number|file|dateOfBirth/i)
    const stranger = await api.as(await api.aCompany(), 'GET', `/workers/${sam.seekerId}`)
    expect(stranger.json().data.papers).toMatchObject([{ state: 'not-checked', checkedAt: null }])
  })

  it('says how they fit a job, and for nobody who cannot be seen', async () => {
    const sam = await api.aSeeker({ findable: true, home: NEAR, licence: null })
    const job = await api.aPublishedJob(harbour)

    expect((await show(sam, `?jobId=${job.id}`)).json().data.fit.licence).toBe('missing')
    expect((await show(await api.aSeeker())).statusCode).toBe(404)
    await api.refusals({
      method: 'GET',
      path: `/workers/${(await api.aSeeker()).seekerId}`,
      wrongRole: sam,
      stranger: harbour,
    })
  })

  it('is read by the worker as a company that does not know them reads it', async () => {
    const sam = await api.aSeeker({ home: NEAR })
    await checkDocuments(api.deps, { company: harbour, seeker: sam })

    const { data } = (await api.as(sam, 'GET', '/job-seeker/seen')).json()

    expect(data).toMatchObject({ seekerId: sam.seekerId, saved: null, fit: { workedHere: 0, distance: null } })
    expect(data.papers).toMatchObject([{ state: 'not-checked' }])
  })
})

describe('saved workers', () => {
  it('have a note that only the company sees', async () => {
    const sam = await api.aSeeker({ findable: true })

    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}`, { note: 'Good with crowds.' })
    const mine = (await api.as(harbour, 'GET', '/workers')).json().data
    const theirs = (await api.as(await api.aCompany(), 'GET', '/workers')).json().data

    expect(mine).toMatchObject([{ fullname: 'Sam Okoro', note: 'Good with crowds.', doNotSend: false, workedHere: 0 }])
    expect(theirs).toEqual([])
  })

  it('blocked cannot be offered work, apply or accept, and the reasons are kept', async () => {
    const sam = await api.aSeeker({ findable: true })
    const job = await api.aPublishedJob(harbour)
    const open = await api.as(harbour, 'POST', `/jobs/${(await api.aPublishedJob(harbour)).id}/offers`, {
      seekerId: sam.seekerId,
    })
    const path = `/workers/${sam.seekerId}`
    expect((await api.as(harbour, 'POST', `${path}/block`, { reason: ' ' })).json().fields).toEqual({
      reason: 'Say why.',
    })
    await api.as(harbour, 'POST', `${path}/block`, { reason: 'Left a door unlocked' })

    const offered = await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })
    const applied = await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
    const accepted = await api.as(sam, 'POST', `/offers/${open.json().data.id}/accept`, { selfBilling: true })

    expect([offered, applied, accepted].map((answer) => answer.json().code)).toEqual(Array(3).fill('worker.blocked'))
    expect(offered.json().detail).toContain('Left a door unlocked.')
    expect(applied.body + accepted.body).not.toContain('door')
    const again = await api.as(harbour, 'POST', `${path}/block`, { reason: 'Late' })
    const removed = await api.as(harbour, 'DELETE', path)
    expect([again, removed].map((answer) => answer.json().code)).toEqual([
      'worker.blocked-already',
      'worker.blocked-on-list',
    ])

    const lifted = await api.as(harbour, 'POST', `${path}/unblock`, { reason: 'We talked' })
    expect(lifted.json().data).toMatchObject({ doNotSend: false, block: null })
    expect((await api.as(harbour, 'POST', `${path}/unblock`, { reason: 'Again' })).json().code).toBe(
      'worker.not-blocked',
    )
    expect((await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})).statusCode).toBe(200)
    const history = await api.as(harbour, 'GET', `${path}/blocks`)
    expect(history.json().data).toMatchObject([
      { reason: 'Left a door unlocked', setAt: '2026-11-16T09:00:00.000Z', lifted: { reason: 'We talked' } },
    ])
  })

  it('can be blocked after work, also when hidden; lifted blocks go after two years', async () => {
    const known = await api.aSeeker()
    await completeWork(known)
    const hidden = await api.aSeeker()
    const block = (seeker: Seeker, as = harbour) =>
      api.as(as, 'POST', `/workers/${seeker.seekerId}/block`, { reason: 'Late' })

    expect((await block(known)).json().data).toMatchObject({ doNotSend: true, block: { reason: 'Late' } })
    expect((await block(hidden)).statusCode).toBe(404)
    expect((await block(known, await api.aCompany())).statusCode).toBe(404)
    expect((await api.as(await api.aCompany(), 'GET', `/workers/${known.seekerId}/blocks`)).statusCode).toBe(404)
    await api.as(harbour, 'POST', `/workers/${known.seekerId}/unblock`, { reason: 'Over' })
    await removeOldBlocks(api.deps, new Date('2028-11-16T08:00:00.000Z'))
    expect(await api.db.query('select 1 from worker_block where seeker_id = $1', [known.seekerId])).toHaveLength(1)
    await removeOldBlocks(api.deps, new Date('2028-11-16T09:00:01.000Z'))
    expect(await api.db.query('select 1 from worker_block where seeker_id = $1', [known.seekerId])).toEqual([])
  })

  it('can be saved and removed only by a company that may see them', async () => {
    const hidden = await api.aSeeker()
    const path = `/workers/${hidden.seekerId}`

    await api.refusals({ method: 'PUT', path, body: { note: '' }, wrongRole: hidden, stranger: harbour })
    await api.refusals({ method: 'DELETE', path, wrongRole: hidden, stranger: harbour })
    const known = await api.aSeeker({ findable: true })
    await api.as(harbour, 'PUT', `/workers/${known.seekerId}`, {})
    expect((await api.as(harbour, 'DELETE', `/workers/${known.seekerId}`)).statusCode).toBe(200)
  })
})

describe('documents of a worker', () => {
  const listDocuments = async (seeker: Seeker) =>
    (await api.as(harbour, 'GET', `/workers/${seeker.seekerId}/documents`)).json().data
  const offer = async (seeker: Seeker) =>
    api.as(harbour, 'POST', `/jobs/${(await api.aPublishedJob(harbour)).id}/offers`, { seekerId: seeker.seekerId })
  const applyAs = async (seeker: Seeker) => {
    const job = await api.aPublishedJob(harbour)
    const answer = await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
    return { job, applicationId: answer.json().data.id as string }
  }
  const reveal = (seeker: Seeker) =>
    api.as(harbour, 'POST', `/workers/${seeker.seekerId}/reveals`, { kind: 'right-to-work' })

  it('are listed without any number', async () => {
    const sam = await api.aSeeker({ findable: true })

    const answer = await api.as(harbour, 'GET', `/workers/${sam.seekerId}/documents`)

    expect(answer.json().data).toMatchObject({
      documents: [{ kind: 'licence', name: 'SIA licence, Door Supervision', check: null }, { kind: 'right-to-work' }],
      given: { utr: true, nino: false, bank: false, drivingLicence: false },
      mayReveal: false,
    })
    expect(answer.body).not.toMatch(/1012345678903456|W12AB3X3Z|1234567890/)
  })

  it('show details of the right to work only to a company that may read them', async () => {
    const sam = await api.aSeeker({ findable: true })
    await api.db.query(
      `update right_to_work set expires_on = '2027-03-31', restrictions = '20 hours a week' where seeker_id = $1`,
      [sam.seekerId],
    )
    const rightToWork = async () =>
      (await listDocuments(sam)).documents.find(({ kind }: { kind: string }) => kind === 'right-to-work')

    expect(await rightToWork()).toMatchObject({ expiresOn: null, rightToWork: null, file: null })
    await applyAs(sam)
    expect(await rightToWork()).toMatchObject({
      expiresOn: '2027-03-31',
      rightToWork: { kind: 'shareCode', restrictions: '20 hours a week' },
    })
  })

  it('reveal their numbers only after the worker applied, recorded and notified', async () => {
    const sam = await api.aSeeker({ findable: true })
    const [licence] = (await listDocuments(sam)).documents
    const reveal = (kind: string, documentId: string | null = null) =>
      api.as(harbour, 'POST', `/workers/${sam.seekerId}/reveals`, { kind, documentId })

    await offer(sam)
    const before = await reveal('licence', licence.id)
    await applyAs(sam)
    const number = await reveal('licence', licence.id)
    const rightToWork = await reveal('right-to-work')

    expect(before.statusCode).toBe(403)
    expect(number.json().data).toEqual({ number: '1012345678903456', dateOfBirth: null })
    expect(rightToWork.json().data).toEqual({ number: 'W12-AB3-X3Z', dateOfBirth: '1990-05-17' })
    expect(
      await api.db.query(`select action from audit_entry where seeker_id = $1 and action = 'document.revealed'`, [
        sam.seekerId,
      ]),
    ).toHaveLength(2)
    expect(
      await api.db.query(`select kind from notification where uid = $1 and kind = 'document.revealed'`, [sam.uid]),
    ).toHaveLength(2)
  })

  it('reveal their numbers only after a recent sign-in', async () => {
    const sam = await api.aSeeker({ findable: true })
    await applyAs(sam)
    await api.db.query('update session set reauthenticated_at = null where id = $1', [harbour.sessionId])

    const refused = await api.as(harbour, 'POST', `/workers/${sam.seekerId}/reveals`, { kind: 'right-to-work' })

    expect(refused.json().code).toBe('session.recent-sign-in-needed')
    expect(
      await api.db.query(`select action from audit_entry where seeker_id = $1 and action = 'document.revealed'`, [
        sam.seekerId,
      ]),
    ).toEqual([])
  })

  it.each<[what: string, end: (about: { job: TestJob; applicationId: string; sam: Seeker }) => Promise<unknown>]>([
    ['withdrawn', ({ applicationId, sam }) => api.as(sam, 'POST', `/applications/${applicationId}/withdraw`, {})],
    [
      'turned down',
      ({ applicationId }) =>
        api.as(harbour, 'POST', `/applications/${applicationId}/reject`, { reason: 'Somebody nearer.' }),
    ],
    [
      'to a job that is cancelled',
      ({ job }) => api.as(harbour, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.', confirmed: true }),
    ],
    ['to a job that takes nobody more', ({ job }) => api.as(harbour, 'POST', `/jobs/${job.id}/close`, {})],
    [
      'to a job whose shifts are over',
      ({ job }) =>
        api.db.query(
          `update shift set starts_at = '2026-11-14T22:00:00Z', ends_at = '2026-11-15T06:00:00Z' where job_id = $1`,
          [job.id],
        ),
    ],
  ])('can no longer be read when the application is %s', async (_what, end) => {
    const sam = await api.aSeeker()
    const about = await applyAs(sam)
    expect((await reveal(sam)).statusCode).toBe(200)

    await end({ ...about, sam })

    expect((await reveal(sam)).statusCode).toBe(404)
    const applicant = (await api.as(harbour, 'GET', `/applications/${about.applicationId}`)).json().data
    expect(applicant).toMatchObject({
      fullname: 'Sam Okoro',
      shortBio: '',
      picture: null,
      fit: null,
      experiences: [],
      educationRecords: [],
    })
  })

  it.each<[status: AssignmentStatus, open: boolean]>([
    ['assigned', true],
    ['inProgress', true],
    ['completed', true],
    ['invoiced', false],
    ['paid', false],
    ['cancelled', false],
    ['noShow', false],
  ])('of a worker whose work is %s can be read: %s', async (status, open) => {
    const sam = await api.aSeeker({ findable: true })
    await api.anAssignment({ company: harbour, seeker: sam, job: await api.aPublishedJob(harbour), status })

    expect((await listDocuments(sam)).mayReveal).toBe(open)
    expect((await reveal(sam)).statusCode).toBe(open ? 200 : 403)
  })

  it('stay readable until agreed hours are invoiced, and for three days after an unworked shift', async () => {
    const [agreed, nothing, absent] = [
      await api.aSeeker({ findable: true }),
      await api.aSeeker({ findable: true }),
      await api.aSeeker({ findable: true }),
    ]
    const work = async (seeker: Seeker, status: AssignmentStatus, pence: number) => {
      const id = await api.anAssignment({
        company: harbour,
        seeker,
        status,
        job: await api.aPublishedJob(harbour, {
          shifts: [{ startsAt: '2026-11-13T22:00:00Z', endsAt: '2026-11-14T06:00:00Z' }],
        }),
      })
      await api.db.query(
        `insert into assignment_hours
           (assignment_id, proposed_minutes, status, agreed_minutes, agreed_pence, agreed_at)
         values ($1, 480, 'agreed', $2, $2, now())`,
        [id, pence],
      )
    }
    await work(agreed, 'hoursAgreed', 11_600)
    await work(nothing, 'hoursAgreed', 0)
    await api.anAssignment({
      company: harbour,
      seeker: absent,
      job: await api.aPublishedJob(harbour, {
        shifts: [{ startsAt: '2026-11-13T22:00:00Z', endsAt: '2026-11-14T06:00:00Z' }],
      }),
    })

    expect(
      [await listDocuments(agreed), await listDocuments(nothing), await listDocuments(absent)].map(
        ({ mayReveal }) => mayReveal,
      ),
    ).toEqual([true, false, true])
    api.moveTo('2026-11-17T06:00:01.000Z')
    expect((await listDocuments(absent)).mayReveal).toBe(false)
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('are refused to seekers and to a company that may not see the worker', async () => {
    const hidden = await api.aSeeker()
    const path = `/workers/${hidden.seekerId}`

    await api.refusals({ method: 'GET', path: `${path}/documents`, wrongRole: hidden, stranger: harbour })
    await api.refusals({
      method: 'POST',
      path: `${path}/reveals`,
      body: { kind: 'right-to-work' },
      wrongRole: hidden,
      stranger: harbour,
    })
  })
})
