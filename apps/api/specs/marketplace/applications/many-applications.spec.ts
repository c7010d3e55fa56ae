import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

let harbour: Company
let sam: Seeker
let bo: Seeker
let job: Awaited<ReturnType<typeof api.aPublishedJob>>
let both: string[]

const applyTo = async (jobId: string, seeker: Seeker): Promise<string> =>
  (await api.as(seeker, 'POST', `/jobs/${jobId}/applications`, { note: '=1+1' })).json().data.id

beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker({ fullname: 'Sam Okoro' })
  bo = await api.aSeeker({ fullname: 'Bo Lee' })
  job = await api.aPublishedJob(harbour, { positions: 3 })
  both = [await applyTo(job.id, sam), await applyTo(job.id, bo)]
})

const post = async (what: 'shortlist' | 'reject', body: object, as: Parameters<typeof api.as>[0] = harbour) =>
  (await api.as(as, 'POST', `/applications/${what}`, body)).json()
const applicants = async () => (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data
const csv = async (query = '', as: Parameters<typeof api.as>[0] = harbour) =>
  api.as(as, 'GET', `/jobs/${job.id}/applications.csv${query}`)

describe('several applicants', () => {
  it('are shortlisted and taken off again; those who were so are not among the changed', async () => {
    const [first = '', second = ''] = both
    await api.as(harbour, 'PATCH', `/applications/${first}`, { shortlisted: true })

    expect((await post('shortlist', { ids: both, shortlisted: true })).data).toEqual({ changed: [second], refused: [] })
    expect(await applicants()).toMatchObject([{ shortlisted: true }, { shortlisted: true }])
    await post('shortlist', { ids: [second], shortlisted: false })
    expect(await applicants()).toMatchObject([{ id: first, shortlisted: true }, { shortlisted: false }])
  })

  it('are turned down and told at once; who has withdrawn is named', async () => {
    const [first = '', second = ''] = both
    await api.as(sam, 'POST', `/applications/${first}/withdraw`)

    const { data } = await post('reject', { ids: both, reason: 'The event was moved.' })

    expect(data).toEqual({
      changed: [second],
      refused: [{ id: first, reason: 'This application has been withdrawn.' }],
    })
    const notices = (await api.as(bo, 'GET', '/notifications')).json().data
    expect(notices).toMatchObject([{ body: 'The company says: The event was moved.' }])
  })

  it('want a session, the permission, the site and the company', async () => {
    const stranger = await api.aCompany()
    const reader = await api.aMember(harbour, { role: 'readOnly' })
    const elsewhere = await api.aMember(harbour, { role: 'planner', siteIds: [await api.aSite(harbour)] })

    for (const [what, more] of [
      ['shortlist', { shortlisted: true }],
      ['reject', { reason: 'Full.' }],
    ] as const) {
      const body = { ids: both, ...more }
      await api.refusals({ method: 'POST', path: `/applications/${what}`, body, wrongRole: sam })
      expect((await post(what, body, reader)).code).toBe('access.denied')
      expect((await post(what, body, stranger)).data).toMatchObject({ changed: [], refused: [{}, {}] })
      expect((await post(what, body, elsewhere)).data).toMatchObject({ changed: [], refused: [{}, {}] })
    }
    expect((await post('reject', { ids: both, reason: ' ' })).fields).toEqual({
      reason: 'Say why. The applicants read it.',
    })
    expect(await applicants()).toMatchObject([
      { status: 'applied', shortlisted: false },
      { status: 'applied', shortlisted: false },
    ])
  })
})

describe('the file of applicants', () => {
  it('has everybody of the state, formulas as text', async () => {
    await post('reject', { ids: both.slice(0, 1), reason: 'Full.' })

    const [head, ...rows] = (await csv()).body.trim().split('\r\n')
    expect(head).toMatch(/^Name,State,Shortlisted/)
    expect(rows.toSorted()).toEqual([
      expect.stringMatching(/^Bo Lee,Applied,No,2026-11-16,.*,'=1\+1,$/),
      expect.stringMatching(/^Sam Okoro,Turned down,No,2026-11-16,.*,'=1\+1,$/),
    ])
    expect((await csv('?state=closed')).body).not.toContain('Bo Lee')
    expect((await csv('?state=x')).statusCode).toBe(422)
  })

  it('is for members of the company who see applicants at that site', async () => {
    const stranger = await api.aCompany()
    const elsewhere = await api.aMember(harbour, { role: 'planner', siteIds: [await api.aSite(harbour)] })
    const finance = await api.aMember(harbour, { role: 'finance' })

    expect((await csv('', elsewhere)).statusCode).toBe(404)
    expect((await csv('', finance)).json().detail).toContain('so you cannot see applicants')
    await api.refusals({ method: 'GET', path: `/jobs/${job.id}/applications.csv`, wrongRole: sam, stranger })
  })
})
