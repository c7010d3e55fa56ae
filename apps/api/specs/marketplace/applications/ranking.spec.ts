import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { SeekerOverrides } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()
const BOLTON = { lat: 53.58, lng: -2.43 }

let harbour: Company
let job: TestJob
beforeEach(async () => {
  harbour = await api.aCompany()
  job = await api.aPublishedJob(harbour)
})

async function anApplicant(overrides: SeekerOverrides) {
  const seeker = await api.aSeeker(overrides)
  const { id } = (await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})).json().data
  return { id, seeker }
}
const listApplicants = async () => (await api.as(harbour, 'GET', `/jobs/${job.id}/applications`)).json().data
const listNames = async () => (await listApplicants()).map(({ fullname }: { fullname: string }) => fullname)

describe('applicants', () => {
  it('are listed with the best fit first, each with the reasons', async () => {
    await anApplicant({ fullname: 'Unlicensed', licence: null })
    await anApplicant({ fullname: 'Far', home: BOLTON })
    await anApplicant({ fullname: 'Near' })

    const applicants = await listApplicants()

    expect(applicants.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['Near', 'Far', 'Unlicensed'])
    expect(applicants[0].fit.reasons).toEqual([
      { good: true, declared: true, text: 'Says they have an SIA licence for Door Supervision' },
      { good: true, declared: false, text: 'Under 5 miles away' },
    ])
    expect(applicants[2].fit.reasons[0]).toEqual({
      good: false,
      declared: false,
      text: 'Declares no SIA licence for Door Supervision',
    })
  })

  it('whose licence the company accepted are not called only declared, until the licence changes', async () => {
    const { seeker } = await anApplicant({})
    const { documents } = (await api.as(harbour, 'GET', `/workers/${seeker.seekerId}/documents`)).json().data
    const licence = documents.find(({ kind }: { kind: string }) => kind === 'licence')
    const check = { kind: 'licence', documentId: licence.id, version: licence.version, lastCheckId: null }
    await api.as(harbour, 'POST', '/document-checks', {
      checks: [{ seekerId: seeker.seekerId, ...check, result: 'accepted', method: 'sia-register' }],
    })

    expect((await listApplicants())[0].fit).toMatchObject({
      licence: 'accepted',
      reasons: expect.arrayContaining([
        { good: true, declared: false, text: 'You accepted their SIA licence for Door Supervision' },
      ]),
    })

    const renewed = { kind: 'sia', sector: 'Door Supervision', expiresOn: '2031-01-31' }
    await api.as(seeker, 'PATCH', `/license/${licence.id}`, renewed)
    expect((await listApplicants())[0].fit.licence).toBe('fits')
  })

  it('are listed first when shortlisted, and the company’s note is not shown to the seeker', async () => {
    await anApplicant({ fullname: 'Near' })
    const { id, seeker } = await anApplicant({ fullname: 'Unlicensed', licence: null })

    await api.as(harbour, 'PATCH', `/applications/${id}`, { shortlisted: true, companyNote: 'Renewal under way.' })

    expect(await listNames()).toEqual(['Unlicensed', 'Near'])
    const mine = await api.as(seeker, 'GET', `/applications/${id}/mine`)
    expect(mine.body).not.toContain('Renewal under way.')
    const kept = (await api.as(harbour, 'PATCH', `/applications/${id}`, { shortlisted: false })).json().data
    expect(kept).toMatchObject({ shortlisted: false, companyNote: 'Renewal under way.' })
  })

  it('can be shortlisted by their own company only', async () => {
    const { id, seeker } = await anApplicant({})

    await api.refusals({
      method: 'PATCH',
      path: `/applications/${id}`,
      body: { shortlisted: true },
      wrongRole: seeker,
      stranger: await api.aCompany(),
    })
  })

  it('are ranked all together, even when there are 500', async () => {
    await anApplicant({ fullname: 'Unlicensed', licence: null })
    await api.db.query(
      `with person as (
         insert into account (uid, role, email, phone, created_at)
         select 'many-' || n, 'Job Seeker', 'many' || n || '@example.com', '+447700900123', now()
         from generate_series(1, 498) n returning uid
       ), applicant as (
         insert into seeker (id, uid, fullname, home_lat, home_lng, created_at, updated_at)
         select gen_random_uuid(), uid, uid, 51.5, -0.1, now(), now() from person returning id
       )
       insert into application (id, job_id, seeker_id, status, applied_at)
       select gen_random_uuid(), $1, id, 'applied', now() from applicant`,
      [job.id],
    )
    await anApplicant({ fullname: 'Near' })

    const ranked = await listNames()

    expect(ranked).toHaveLength(500)
    expect(ranked[0]).toBe('Near')
  })
})
