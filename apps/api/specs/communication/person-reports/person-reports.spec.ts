import { describe, expect, it } from 'vitest'
import { endSuspensions } from '@s4/api-profiles/suspensions'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-16T09:00:00.000Z' })
const staff = await api.aStaffMember()

async function aShift() {
  const company = await api.aCompany()
  const seeker = await api.aSeeker({ findable: true })
  const job = await api.aPublishedJob(company, { positions: 5 })
  return { company, seeker, job, id: await api.anAssignment({ company, seeker, job }) }
}
const report = (who: Company | Seeker, body: object) =>
  api.as(who, 'POST', '/person-reports', { reason: 'harassment', words: 'He shouted at me.', ...body })
const reportsOf = ({ uid }: { uid: string }) =>
  api.db.query<{ id: string }>('select id from person_report where by_uid = $1 order by reported_at', [uid])
const decide = (id: string | undefined, body: object, by = staff) =>
  by.call('POST', `/staff/reports/${id}/decision`, { reason: 'It was heard by two.', ...body })
const noticesOf = ({ uid }: { uid: string }, kind: string) =>
  api.db.query<{ title: string; body: string }>('select title, body from notification where uid = $1 and kind = $2', [
    uid,
    kind,
  ])

async function aReportedWorker() {
  const shift = await aShift()
  await report(shift.company, { subjectId: shift.seeker.seekerId, aboutKind: 'assignment', aboutId: shift.id })
  const [made] = await reportsOf(shift.company)
  return { ...shift, reportId: made?.id }
}

describe('a report', () => {
  it('is kept once while it waits, and is in the export of nobody but its writer', async () => {
    const { company, seeker, id } = await aShift()
    const body = { subjectId: company.companyId, aboutKind: 'assignment', aboutId: id }

    expect((await report(seeker, body)).json().data).toEqual({ done: true })
    await report(seeker, body)

    expect(await reportsOf(seeker)).toHaveLength(1)
    await report(seeker, { ...body, words: 'It happened again on Sunday.' })
    expect(await reportsOf(seeker)).toHaveLength(2)
    expect(await reportsOf(company)).toHaveLength(0)
    expect(
      await api.db.query('select 1 from audit_entry where action = $1 and company_id = $2', [
        'person.reported',
        company.companyId,
      ]),
    ).toHaveLength(0)
  })

  it('is only about a shift of the two, and a worker the company may see', async () => {
    const { company, seeker } = await aShift()
    const other = await aShift()
    const hidden = await api.aSeeker()

    const foreign = { subjectId: company.companyId, aboutKind: 'assignment', aboutId: other.id }
    expect((await report(seeker, foreign)).statusCode).toBe(404)
    expect((await report(seeker, { ...foreign, aboutId: undefined })).statusCode).toBe(404)
    expect((await report(company, { subjectId: hidden.seekerId })).statusCode).toBe(404)
    expect((await report(seeker, { subjectId: hidden.seekerId })).statusCode).toBe(404)
    expect((await report(company, { subjectId: seeker.seekerId, reason: 'odd' })).statusCode).toBe(422)
  })
})

describe('staff', () => {
  it('read what is reported and nothing else; both sides’ looks are recorded', async () => {
    const { company, seeker, reportId } = await aReportedWorker()

    const listed = (await staff.call('GET', '/staff/reports')).json().data
    const shown = (await staff.call('GET', `/staff/reports/${reportId}`)).json().data

    expect(listed.find(({ id }: { id: string }) => id === reportId)).toEqual({
      id: reportId,
      subject: 'seeker',
      reason: 'harassment',
      reportedAt: '2026-11-16T09:00:00.000Z',
      decision: null,
    })
    expect(shown).toMatchObject({
      subjectName: seeker.fullname,
      reporterName: company.companyName,
      words: 'He shouted at me.',
      work: { status: 'assigned' },
      messages: [],
      earlierDecisions: 0,
    })
    for (const { uid } of [seeker, company])
      expect(await api.db.query('select subject_kind from staff_look where uid = $1', [uid])).toEqual([
        { subjectKind: 'report' },
      ])
  })

  it('suspend a worker: nothing new, agreed work goes on, both are told and only one by name', async () => {
    const { company, seeker, job, reportId, id } = await aReportedWorker()
    const other = await api.aPublishedJob(await api.aCompany())

    await decide(reportId, { decision: 'suspended', suspendedUntil: '2026-11-20' })

    const applied = await api.as(seeker, 'POST', `/jobs/${other.id}/applications`)
    expect(applied.json()).toMatchObject({ code: 'person.suspended', nextStep: { path: '/User-ContactSupport' } })
    expect(applied.json().detail ?? applied.json().message).toMatch(/until Fri 20 Nov 2026/)
    expect((await api.as(seeker, 'GET', `/assignments/${id}`)).json().data.status).toBe('assigned')
    const [told] = await noticesOf(seeker, 'person.report-decided')
    expect(told?.body).toMatch(/It was heard by two\.[\s\S]*Until Fri 20 Nov 2026/)
    expect(told?.body).not.toMatch(company.companyName)
    expect(await noticesOf(company, 'person.report-answered')).toHaveLength(1)

    api.moveTo('2026-11-21T09:00:00.000Z')
    expect((await api.as(seeker, 'POST', `/jobs/${other.id}/applications`)).json().code).not.toBe('person.suspended')
    api.moveTo('2026-11-16T09:00:00.000Z')
    expect(job.id).toBeTruthy()
  })

  it('suspend a company for good, and lift it after an appeal', async () => {
    const { company, seeker, job } = await aShift()
    const draft = await api.aJob(company, { status: 'draft' })
    const other = await api.aSeeker({ findable: true })
    await report(seeker, { subjectId: company.companyId })
    const [made] = await reportsOf(seeker)
    await decide(made?.id, { decision: 'suspended' })

    const offered = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: other.seekerId })
    expect(offered.json().code).toBe('person.suspended')
    expect((await api.as(company, 'POST', `/jobs/${draft.id}/publish`)).json().code).toBe('person.suspended')
    expect((await api.as(other, 'POST', `/jobs/${job.id}/applications`)).json().code).toBe('company.stopped')

    await decide(made?.id, { decision: 'warned', reason: 'The appeal says more.' })

    const again = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: other.seekerId })
    expect(again.statusCode).toBe(200)
    const decided = (await staff.call('GET', '/staff/reports?state=decided')).json().data
    expect(decided.map(({ id }: { id: string }) => id)).toContain(made?.id)
  })

  it('take the jobs of a suspended company out of the search until the suspension ends', async () => {
    const { company, seeker, job } = await aShift()
    const found = async () =>
      (await api.as(seeker, 'GET', `/jobs?companyId=${company.companyId}`))
        .json()
        .data.map(({ id }: { id: string }) => id)
    await report(seeker, { subjectId: company.companyId })
    const [made] = await reportsOf(seeker)
    expect(await found()).toEqual([job.id])

    await decide(made?.id, { decision: 'suspended', suspendedUntil: '2026-11-17' })
    expect(await found()).toEqual([])
    await api.db.query('update job set updated_at = $2 where id = $1', [job.id, api.deps.clock.now()])
    await endSuspensions(api.deps, new Date('2026-11-17T20:00:00.000Z'))
    expect(await found()).toEqual([])
    await endSuspensions(api.deps, new Date('2026-11-18T00:30:00.000Z'))
    expect(await found()).toEqual([job.id])

    await decide(made?.id, { decision: 'suspended' })
    expect(await found()).toEqual([])
    await decide(made?.id, { decision: 'none', reason: 'It was somebody else.' })
    expect(await found()).toEqual([job.id])
  })

  it('do not decide over what a colleague decided meanwhile, and decide anew what they have seen', async () => {
    const { reportId } = await aReportedWorker()
    const first = await decide(reportId, { decision: 'suspended', before: null })

    const late = await decide(reportId, { decision: 'none', before: null })
    const anew = await decide(reportId, { decision: 'none', before: first.json().data.decidedAt })

    expect([first.statusCode, late.json().code, anew.statusCode]).toEqual([200, 'record.changed', 200])
  })

  it('give a reason and a day to come, and decide nothing of their own', async () => {
    const { company, seeker, reportId } = await aReportedWorker()
    const own = await api.aStaffMember({ email: seeker.email })
    const reporter = await api.aStaffMember({ email: company.email })

    expect((await decide(reportId, { decision: 'warned', reason: '' })).statusCode).toBe(422)
    const past = await decide(reportId, { decision: 'suspended', suspendedUntil: '2026-11-15' })
    expect(past.json().fields).toHaveProperty('suspendedUntil')
    expect((await decide(reportId, { decision: 'none' }, own)).json().code).toBe('staff.own-case')
    expect((await decide(reportId, { decision: 'none' }, reporter)).json().code).toBe('staff.own-case')
    expect((await decide('01900000-0000-7000-8000-000000000000', { decision: 'none' })).statusCode).toBe(404)
  })
})
